package org.mathmat.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mathmat.solver.Limits;
import org.mathmat.table.Act;
import org.mathmat.table.Offer;
import org.mathmat.table.Rules;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.Standing;
import org.mathmat.table.record.ActionText.Seated;
import org.mathmat.table.record.Replay;

/** Who acts when at a table of bots, in a game of nothing but waiting for each other. */
class BotTableTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int HOUSE = -1;

  /** What a player has to do next, if anything; {@code acts} says who has acted, in order. */
  @FunctionalInterface
  private interface Tasks {
    Optional<String> of(int player, List<Integer> acts);
  }

  /** Everybody does his tasks, all within one limit; a state is who has acted so far. */
  private record Waits(int players, Tasks tasks) implements Rules<List<Integer>, String, Integer> {
    @Override
    public List<Integer> opening() {
      return List.of();
    }

    @Override
    public Ruling<Integer> rule(List<Integer> acts, Act<String> act) {
      return new Ruling.Accepted<>(
          List.of(act.seat() instanceof Seat.Player(int number) ? number : HOUSE));
    }

    @Override
    public List<Integer> after(List<Integer> acts, Integer who) {
      List<Integer> more = new ArrayList<>(acts);
      more.add(who);
      return List.copyOf(more);
    }

    @Override
    public Stream<Offer<String>> offers(List<Integer> acts, Seat seat) {
      return seat instanceof Seat.Player(int number)
          ? tasks.of(number, acts).stream().map(Offer::ready)
          : Stream.of();
    }

    @Override
    public Standing standing(List<Integer> acts) {
      Optional<Instant> end = Optional.of(Replay.START.plus(LIMIT));
      List<Standing.Awaited> awaited =
          IntStream.range(0, players)
              .boxed()
              .flatMap(player ->
                  tasks.of(player, acts).stream()
                      .map(task -> new Standing.Awaited(Seat.player(player), task, end, end)))
              .toList();
      return awaited.isEmpty() ? new Standing.Finished() : new Standing.Waiting(awaited);
    }

    @Override
    public List<Integer> seenBy(Seat seat, List<Integer> acts) {
      return acts;
    }

    @Override
    public Integer heardBy(Seat seat, Integer who) {
      return who;
    }

    @Override
    public Optional<String> heardBy(Seat seat, Act<String> act) {
      return Optional.of(act.action());
    }

    @Override
    public boolean shows(Integer who) {
      return false;
    }

    @Override
    public String timeUp() {
      return "time up";
    }
  }

  /** Does what it is offered after always the same time. */
  private static Bot<List<Integer>, String> bot(int seconds) {
    return (_, _, offers, _, _) ->
        new Decision<>(
            offers.stream().map(offer -> ((Offer.Ready<String>) offer).action()).findFirst(),
            Duration.ofSeconds(seconds));
  }

  /** Plays so many acts, and tells them: who did what at which second. */
  private static List<String> played(Tasks tasks, int acts, int... seconds) {
    BotTable<List<Integer>, String, Integer> table =
        new BotTable<>(
            new Waits(seconds.length, tasks),
            IntStream.of(seconds).mapToObj(BotTableTest::bot).toList(),
            _ -> List.of(new Seated<>(Seat.House.CLOCK, "begin")),
            new Luck(1),
            Limits.ORDINARY);
    table.begin();
    for (int i = 0; i < acts; i++) {
      table.step();
    }
    return table.acts().stream()
        .skip(1)
        .map(act ->
            "%s %s at %d"
                .formatted(
                    act.seat() instanceof Seat.Player(int number) ? number : "the clock",
                    act.action(),
                    Duration.between(Replay.START, act.at()).toSeconds()))
        .toList();
  }

  private static Optional<String> task(int player, IntPredicate waits, String task) {
    return waits.test(player) ? Optional.of(task) : Optional.empty();
  }

  /** If everybody began anew with every paper of another, the third would need 80 seconds. */
  @Test
  void aBotGoesOnThinkingWhenAnotherHasActed() {
    Tasks writing = (player, acts) -> task(player, p -> !acts.contains(p), "write");
    assertThat(played(writing, 3, 10, 20, 50))
        .containsExactly("0 write at 10", "1 write at 20", "2 write at 50");
  }

  @Test
  void aBotThatNeedsLongerThanTheLimitIsLate() {
    Tasks writing = (player, acts) -> task(player, p -> !acts.contains(p), "write");
    assertThat(played(writing, 2, 10, 61))
        .containsExactly("0 write at 10", "the clock time up at 60");
  }

  @Test
  void aBotWhoseTaskHasChangedBeginsAnew() {
    Tasks tasks =
        (player, acts) ->
            task(player, p -> !acts.contains(p), acts.contains(0) ? "check" : "write");
    assertThat(played(tasks, 3, 10, 25, 30))
        .containsExactly("0 write at 10", "1 check at 35", "2 check at 40");
  }

  @Test
  void aBotThatHasActedBeginsAnewEvenWithTheSame() {
    Tasks twice =
        (player, acts) ->
            task(player, p -> acts.stream().filter(who -> who == p).count() < 2, "write");
    assertThat(played(twice, 4, 10, 25))
        .containsExactly("0 write at 10", "0 write at 20", "1 write at 25", "1 write at 50");
  }

  @Test
  void aTaskThatWasGoneForAWhileIsNew() {
    Tasks tasks =
        (player, acts) ->
            player == 0
                ? task(player, _ -> acts.stream().filter(who -> who == 0).count() < 2, "move")
                : task(player, _ -> acts.size() != 2, "write");
    assertThat(played(tasks, 3, 10, 25))
        .containsExactly("0 move at 10", "0 move at 20", "1 write at 45");
  }
}
