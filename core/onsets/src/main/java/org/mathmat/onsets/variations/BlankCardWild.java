package org.mathmat.onsets.variations;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.book.Entry;

/** Each writer says which colours are on the blank card, if any. */
public record BlankCardWild() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "blank-card-wild",
          "Blank Card Wild",
          "Each writer says which colours are on the blank card, if any.",
          "With the cards B R blank, B ∪ R where blank=B comes to 3.",
          new BlankCardWild());

  @Override
  public String name() {
    return "Blank Card Wild";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    Set<Card> dots = new LinkedHashSet<>();
    for (int i = 0; i < Card.COUNT; i++) {
      dots.add(new Card(i));
    }
    return law.blankMayBe(dots).offering(BlankCardWild::keys);
  }

  private static List<Key> keys(Law law) {
    List<String> dots = law.blankMayBe().stream().map(Card::text).toList();
    return List.of(
        Key.filled(
                Kind.NOTE,
                "blank=" + Key.BLANK,
                dots,
                "the colours of the blank card",
                "B ∪ R where blank=BG")
            .only(Part.SOLUTION));
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of(OnSetsClause.BLANK_MEANING);
  }

  @Override
  public boolean touches(Shake shake) {
    return shake.universe().cards().contains(Card.BLANK);
  }

  /** A blank card that is forbidden cannot be wild (XIII-C-12 comment (e)). */
  @Override
  public boolean excludes(org.mathmat.table.book.Variation other) {
    return Variation.super.excludes(other)
        || other.equals(
            new RequiredOrForbiddenCard(RequiredOrForbiddenCard.Choice.FORBIDDEN, Card.BLANK));
  }
}
