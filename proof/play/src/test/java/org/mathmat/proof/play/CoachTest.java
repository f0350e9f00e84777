package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Bot;
import org.mathmat.bots.BotTable;
import org.mathmat.bots.Coach;
import org.mathmat.bots.Fate;
import org.mathmat.bots.Luck;
import org.mathmat.bots.Outlook;
import org.mathmat.bots.ShakeBot;
import org.mathmat.bots.ShakeReview;
import org.mathmat.bots.Strength;
import org.mathmat.bots.Study;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.ShakeRules;

/** The coach spends little time fairly, and never says more than he knows. */
class CoachTest {
  private static final int SHAKES = 2;
  private static final long MEMORY = 2_000_000;
  private static final Setup SETUP = new Setup(2, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT);

  private static Coach.Time steps(long steps) {
    return (_, _) -> new Limits(() -> false, steps, MEMORY);
  }

  /** Time that passes whenever somebody looks at the clock, so that it is the same everywhere. */
  private static Coach.Time ticks(long all) {
    AtomicLong clock = new AtomicLong();
    return (part, of) -> {
      long until = clock.get() + Math.max(0, all - clock.get()) * part / of;
      return new Limits(() -> clock.incrementAndGet() > until, Long.MAX_VALUE, MEMORY);
    };
  }

  private static List<Entry> played(BotHall hall, int seed) {
    Study study = new Study();
    List<Bot<Match, Action>> bots =
        List.of(
            new ShakeBot(hall.game(), study, Strength.BEGINNER),
            new ShakeBot(hall.game(), study, Strength.CLUB));
    BotTable<Match, Action, Entry> table =
        new BotTable<>(
            new ShakeRules(hall.game(), SETUP),
            bots,
            hall.house(),
            new Luck(seed),
            new Limits(() -> false, 4_000, MEMORY));
    while (table.state().played().size() < SHAKES) {
      if (table.waitsForHouse()) {
        table.begin();
      } else {
        table.step();
      }
    }
    return table.events();
  }

  private static List<ShakeReview> review(BotHall hall, List<Entry> events, Coach.Time time) {
    return Coach.review(hall.game(), new ShakeRules(hall.game(), SETUP), events, time);
  }

  private static List<ShakeReview.Move> moves(List<ShakeReview> reviews) {
    return reviews.stream().flatMap(review -> review.moves().stream()).toList();
  }

  private static List<BotHall> halls() {
    List<BotHall> some = new ArrayList<>();
    List<BotHall> all = BotHall.all();
    for (int i = 0; i < all.size(); i += 4) {
      some.add(all.get(i));
    }
    return some;
  }

  /** More steps may decide what was unknown and find more papers, but they take nothing back. */
  @Test
  void whatIsKnownStaysTrueWithMoreTime() {
    int known = 0;
    int counted = 0;
    for (BotHall hall : halls()) {
      List<Entry> events = played(hall, 5);
      List<ShakeReview.Move> few = moves(review(hall, events, steps(1_000)));
      List<ShakeReview.Move> many = moves(review(hall, events, steps(9_000)));
      assertThat(many).hasSameSizeAs(few);
      for (int i = 0; i < few.size(); i++) {
        ShakeReview.Move before = few.get(i);
        ShakeReview.Move after = many.get(i);
        String what = hall.name() + ": " + before + " and " + after;
        if (before.fate() != Fate.UNKNOWN) {
          known++;
          assertThat(after.fate()).as(what).isEqualTo(before.fate());
        }
        if (before.left() instanceof Outlook.Solvable less) {
          assertThat(after.left()).as(what).isInstanceOf(Outlook.Solvable.class);
          Outlook.Solvable more = (Outlook.Solvable) after.left();
          assertThat(more.cubes()).as(what).isEqualTo(less.cubes());
          if (less.complete()) {
            counted++;
            assertThat(more.papers()).as(what).hasSameSizeAs(less.papers());
          } else {
            assertThat(more.papers().size()).as(what).isGreaterThanOrEqualTo(less.papers().size());
          }
        }
      }
    }
    assertThat(known).isGreaterThan(60);
    assertThat(counted).isGreaterThan(5);
  }

  /** No shake goes without a word because another one was hard. */
  @Test
  void littleTimeIsSharedByAllShakes() {
    long known = 0;
    for (BotHall hall : halls()) {
      List<ShakeReview> reviews = review(hall, played(hall, 7), ticks(400));
      for (ShakeReview review : reviews) {
        assertThat(review.moves())
            .as("%s, shake %d", hall.name(), review.number())
            .anyMatch(move -> move.fate() != Fate.UNKNOWN);
      }
      known += moves(reviews).stream().filter(move -> move.fate() != Fate.UNKNOWN).count();
    }
    assertThat(known).isGreaterThan(60);
  }

  @Test
  void withoutTimeNothingIsSaid() {
    BotHall hall = BotHall.all().getFirst();
    for (ShakeReview.Move move : moves(review(hall, played(hall, 9), ticks(0)))) {
      assertThat(move.fate()).isEqualTo(Fate.UNKNOWN);
      assertThat(move.left()).isInstanceOf(Outlook.Unknown.class);
      assertThat(move.safe().stream()).allMatch(safe -> safe.moves().isEmpty());
    }
  }
}
