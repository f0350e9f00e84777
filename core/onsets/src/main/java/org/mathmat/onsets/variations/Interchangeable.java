package org.mathmat.onsets.variations;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.book.Entry;

/** Either of two symbols may stand for the other, at each place by itself and without a note. */
public record Interchangeable(Symbol one, Symbol other) implements Variation {
  public static final Entry<Variation> UNION_INTERSECTION =
      entry(
          "union-intersection",
          new Interchangeable(Symbol.UNION, Symbol.INTERSECTION),
          "A ∪ cube may be ∩ and a ∩ cube may be ∪, at each place by itself.",
          "With the cards B R BR and the cubes B R ∪, B ∩ R comes to 1.");
  public static final Entry<Variation> UNIVERSE_NULL =
      entry(
          "universe-null",
          new Interchangeable(Symbol.UNIVERSE, Symbol.NULL_SET),
          "A V cube may be Λ and a Λ cube may be V, at each place by itself.",
          "With the cards B R BR and the cubes B ∪ V, B ∪ Λ comes to 2.");

  private static Entry<Variation> entry(
      String key, Interchangeable variation, String words, String example) {
    return Entry.<Variation>of(key, variation.name(), words, example, variation)
        .readBy(
            text -> variation.isSpelt(Spoken.of(text)) ? Optional.of(variation) : Optional.empty());
  }

  /** Such as {@code U and N interchangeable}, {@code ∩-∪ interchangeable}, {@code VΛ …}. */
  private boolean isSpelt(Spoken spoken) {
    return spoken
        .before("interchangeable")
        .map(pair -> {
          String signs = pair.replaceAll("(?i) and |[ ,/&-]", "");
          List<Symbol> named =
              signs
                  .chars()
                  .boxed()
                  .flatMap(sign -> Spoken.symbol(Character.toString(sign)).stream())
                  .toList();
          return signs.length() == 2
              && (named.equals(List.of(one, other)) || named.equals(List.of(other, one)));
        })
        .orElse(false);
  }

  @Override
  public String name() {
    return "%s and %s Interchangeable".formatted(one.sign(), other.sign());
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.interchanging(one, other)
        .offeringUses((_, _) -> List.of(as(one, other), as(other, one)));
  }

  /** A cube that is played as the other sign; said only where a wild cube would claim it. */
  private static Key as(Symbol cube, Symbol meaning) {
    String played = "%s<%s>".formatted(meaning.sign(), cube.sign());
    return Key.filled(
            Kind.USE,
            Key.BLANK + "<" + cube.sign() + ">",
            List.of(meaning.text()),
            "a " + cube.sign() + " cube that is played as",
            meaning.joins() ? "B " + played + " R" : "B ∪ " + played)
        .on(cube.text())
        .only(Part.SOLUTION);
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Shake shake) {
    return shake.couldShow(one) || shake.couldShow(other);
  }
}
