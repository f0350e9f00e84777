package org.mathmat.proof.bench;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.exact.Truth;
import org.mathmat.table.Act;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.Violation;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.ShakeRules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many acts a second a match of Equations takes, from the roll through all the moves. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class MatchBenchmark {
  /** The acts of one shake: beginning, roll, three variations, the Goal and twenty moves. */
  private static final int ACTS = 26;

  private static final List<String> ROLL =
      List.of(
          "r1 r1 r2 r2 r3 r+ b× b× b÷ b÷ b0 b0 g4 g5 g5 g6 g^ g- k7 k7 k8 k9 k√ k√".split(" ", -1));

  private final List<Act<Action>> acts = new ArrayList<>();
  private ShakeRules rules = rules();

  private static ShakeRules rules() {
    return new ShakeRules(
        new EquationsGame(
            EquationsBooks.find("agloa-2015", "elementary").orElseThrow(),
            Season.EVERY,
            (_, _) -> Truth.UNKNOWN),
        new org.mathmat.table.shake.Setup(
            3,
            org.mathmat.table.shake.Setup.CheckedBy.JUDGE,
            org.mathmat.table.shake.Setup.Conduct.STRICT));
  }

  @Setup
  public void prepare() {
    rules = rules();
    acts.clear();
    add(Seat.House.CLOCK, new Action.BeginShake());
    add(Seat.House.CHANCE, new Action.Roll(ROLL));
    add(Seat.player(0), new Action.Select(List.of("Factorial")));
    add(Seat.player(1), new Action.Select(List.of("Sideways")));
    add(Seat.player(2), new Action.Select(List.of("Upside-down")));
    add(Seat.player(0), new Action.SetGoal("9"));
    List<String> cubes = new ArrayList<>(ROLL);
    cubes.remove("k9");
    for (int move = 0; acts.size() < ACTS; move++) {
      add(
          Seat.player((move + 1) % 3),
          new Action.Move(Optional.empty(), cubes.get(move), Section.PERMITTED));
    }
    play();
  }

  private void add(Seat seat, Action action) {
    acts.add(new Act<>(seat, action, Instant.EPOCH));
  }

  @Benchmark
  @OperationsPerInvocation(ACTS)
  public Match play() {
    Match match = rules.opening();
    for (Act<Action> act : acts) {
      match =
          switch (rules.rule(match, act)) {
            case Ruling.Accepted<Entry>(List<Entry> events) -> rules.after(match, events);
            case Ruling.Refused<Entry>(List<Violation> violations) ->
                throw new IllegalStateException("There is nothing to measure: " + violations);
          };
    }
    return match;
  }
}
