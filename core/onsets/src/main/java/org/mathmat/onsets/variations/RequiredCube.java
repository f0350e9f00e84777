package org.mathmat.onsets.variations;

import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.table.book.Entry;

/** Every Solution contains such a cube, whatever the cube stands for. */
public record RequiredCube(Symbol cube) implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.<Variation>choice(
              "required-cube",
              "Required _",
              "Required Cube",
              "Every Solution must have a cube that shows this sign, whatever it stands for.",
              "With Required ∩, the cards B R BR, B ∪ R may not be written for 3.",
              Symbol.ALL.stream()
                  .filter(RequiredCube::mayBeRequired)
                  .<Variation>map(RequiredCube::new)
                  .toList())
          .readBy(RequiredCube::read);

  private static boolean mayBeRequired(Symbol cube) {
    return !cube.is(Symbol.Kind.DIGIT);
  }

  private static Optional<Variation> read(String text) {
    return Spoken.of(text)
        .symbolBeside("required")
        .filter(RequiredCube::mayBeRequired)
        .map(RequiredCube::new);
  }

  @Override
  public String name() {
    return "Required " + cube.sign();
  }

  @Override
  public String subject() {
    return "required cube";
  }

  @Override
  public Law amend(Law law) {
    return law.demanding(new Demand.UsesCube(cube));
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of(OnSetsClause.REQUIRED_CUBE);
  }

  @Override
  public boolean touches(Shake shake) {
    return shake.roll().has(cube);
  }
}
