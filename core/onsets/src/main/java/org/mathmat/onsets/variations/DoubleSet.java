package org.mathmat.onsets.variations;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.mathmat.onsets.CardCount;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.SetExpression;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Signs;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.table.book.Entry;

/**
 * The cards of a set count double. The signs of its name mean what they meant when it was chosen.
 */
public record DoubleSet(SetExpression set) implements Variation {
  private static final int MOST_SYMBOLS = 4;

  public static final Entry<Variation> ENTRY =
      Entry.<Variation>choice(
              "double-set",
              "Double Set _",
              "Double Set",
              "The cards of one set count twice; its name has at most four symbols.",
              "With Double Set B, the cards B R BR, B ∪ R comes to 5.",
              Stream.of("B", "R", "G", "Y").flatMap(set -> read(set).stream()).toList())
          .readBy(text -> Spoken.of(text).behind("double set").flatMap(DoubleSet::read))
          .filledFreely();

  private static Optional<Variation> read(String set) {
    return SetExpression.parse(set.toUpperCase(Locale.ROOT)).map(DoubleSet::new);
  }

  @Override
  public String name() {
    return "Double Set " + set.text();
  }

  @Override
  public String subject() {
    return "double set";
  }

  @Override
  public Law amend(Law law) {
    return law.counting(new Doubled(set, law.signs(), law.count()));
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of();
  }

  /** A named set, neither empty nor the whole universe, of at most four symbols. */
  @Override
  public boolean touches(Shake shake) {
    int cards = set.cards(shake.universe(), shake.law().signs());
    return set.symbols() <= MOST_SYMBOLS && cards != 0 && cards != shake.universe().all();
  }

  private record Doubled(SetExpression set, Signs signs, CardCount before) implements CardCount {
    @Override
    public IntUnaryOperator over(Universe universe) {
      int twice = set.cards(universe, signs);
      IntUnaryOperator once = before.over(universe);
      return cards -> once.applyAsInt(cards) + once.applyAsInt(cards & twice);
    }
  }
}
