package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.table.VariationCount;

/** What happened is read again without a judgement, but never read as something else. */
class StoredEventsTest {
  private static void unreadable(Toys toys, Event event, String why) {
    Entry entry = new Entry(Instant.EPOCH, event);
    assertThatThrownBy(() -> toys.rules().after(toys.match(), entry))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(why);
  }

  @Test
  void aRollADealAVariationAndAGoalThatCannotBeReadAreNoShake() {
    Toys rolling = Toys.usual().says("shake");
    unreadable(rolling, new Event.Rolled(List.of("1", "2", "x")), "FORMAT");
    unreadable(rolling, new Event.Dealt(List.of("star")), "FORMAT");
    Toys choosing =
        Toys.of(Toys.USUAL, VariationCount.ONE_EACH, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT)
            .begun();
    unreadable(choosing, new Event.VariationsChosen(0, List.of("loud")), "VARIATION_UNKNOWN");
    unreadable(
        Toys.usual().begun(), new Event.GoalSet(0, "five", List.of(0), List.of()), "GOAL_FORM");
  }
}
