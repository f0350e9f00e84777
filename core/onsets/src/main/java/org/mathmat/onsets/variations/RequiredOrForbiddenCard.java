package org.mathmat.onsets.variations;

import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.table.book.Entry;

/** One card must be, or must not be, in the set that every Solution names. */
public record RequiredOrForbiddenCard(Choice choice, Card card) implements Variation {
  enum Choice {
    REQUIRED("Required"),
    FORBIDDEN("Forbidden");

    private final String word;

    Choice(String word) {
      this.word = word;
    }

    /**
     * The card of {@code forbidden card BR}, {@code BR card forbidden} or {@code BR forbidden}; one
     * letter behind Required is a cube, which stands before the cards in the list.
     */
    private Optional<Variation> read(String text) {
      Spoken spoken = Spoken.of(text);
      return spoken
          .behind(word + " card")
          .or(() -> spoken.before(" card " + word))
          .or(() -> spoken.behind(word))
          .or(() -> spoken.before(" " + word))
          .flatMap(Card::of)
          .map(card -> new RequiredOrForbiddenCard(this, card));
    }
  }

  public static final Entry<Variation> REQUIRED =
      entry(
          "required-card",
          Choice.REQUIRED,
          "This card must be in the set that your Solution names.",
          "With Required Card R, the cards B R BR, B ∪ Λ may not be written for 2.");
  public static final Entry<Variation> FORBIDDEN =
      entry(
          "forbidden-card",
          Choice.FORBIDDEN,
          "This card must not be in the set that your Solution names.",
          "With Forbidden Card BR, the cards B R BR, B ∪ R may not be written for 3.");

  private static Entry<Variation> entry(String key, Choice choice, String words, String example) {
    return Entry.<Variation>choice(
            key,
            choice.word + " Card _",
            choice.word + " Card",
            words,
            example,
            IntStream.range(0, Card.COUNT)
                .<Variation>mapToObj(dots -> new RequiredOrForbiddenCard(choice, new Card(dots)))
                .toList())
        .readBy(choice::read);
  }

  @Override
  public String name() {
    return choice.word + " Card " + card.text();
  }

  @Override
  public String subject() {
    return "required or forbidden card";
  }

  @Override
  public Law amend(Law law) {
    return law.demanding(
        switch (choice) {
          case REQUIRED -> new Demand.Holds(card);
          case FORBIDDEN -> new Demand.Lacks(card);
        });
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of(OnSetsClause.REQUIRED_OR_FORBIDDEN_CARD);
  }

  @Override
  public boolean touches(Shake shake) {
    return shake.universe().cards().contains(card);
  }
}
