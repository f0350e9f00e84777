package org.mathmat.proof.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.Verdict;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Occasion;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How many On-Sets Solutions a second are judged on one core, from the text on the paper to the
 * verdict. The aim is more than 200,000 of the ordinary ones.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class OnSetsJudgeBenchmark {
  /** Division, variations, Goal, cubes in Required and Permitted, Solution. */
  public enum Paper {
    GROUPED("elementary", "", "3", "B", "∪ G - R", "(B ∪ G) - R"),
    UNGROUPED("elementary", "", "5+4", "B", "∪ G ∪ R ∪ Y", "B ∪ G ∪ R ∪ Y"),
    AMBIGUOUS("elementary", "", "3", "B", "∪ G - R", "B ∪ G - R"),
    RESTRICTED("middle", "", "5", "B ∪", "R ⊆ G", "B ∪ R ⊆ G ; B ∪ R"),
    VARIED(
        "senior",
        "wild Y;double set B;blank card wild;required card BRG",
        "4×2",
        "B",
        "G Y V",
        "B ∩<Y> G where blank=BG");

    private final String division;
    private final String variations;
    private final String goal;
    private final String required;
    private final String permitted;
    private final String solution;

    Paper(
        String division,
        String variations,
        String goal,
        String required,
        String permitted,
        String solution) {
      this.division = division;
      this.variations = variations;
      this.goal = goal;
      this.required = required;
      this.permitted = permitted;
      this.solution = solution;
    }

    Judge judge() {
      Division played = OnSetsBooks.find("agloa-2023", division).orElseThrow();
      List<Variation> chosen = new ArrayList<>();
      for (String variation : variations.split(";", -1)) {
        played.find(variation).ifPresent(found -> chosen.add(found.variation()));
      }
      return new Judge(played.lawWith(chosen));
    }

    Position position() {
      return new Position(
          new Universe(good(CardSet.parse("B BR BG RG RY GY BRG RGY BRGY blank"))),
          Optional.of(good(Goal.parse(goal))),
          good(Cubes.parse(required)),
          good(Cubes.parse(permitted)),
          Cubes.NONE,
          Cubes.NONE,
          Occasion.IMPOSSIBLE);
    }

    private static <T> T good(Parsed<T> parsed) {
      return switch (parsed) {
        case Parsed.Good<T>(T value) -> value;
        case Parsed.Bad<T>(int column, String message) ->
            throw new IllegalArgumentException(column + ": " + message);
      };
    }
  }

  @Param Paper paper = Paper.GROUPED;

  private Judge judge = Paper.GROUPED.judge();
  private Position position = Paper.GROUPED.position();
  private List<String> solutions = List.of();

  @Setup
  public void layOut() {
    judge = paper.judge();
    position = paper.position();
    solutions = List.of(paper.solution);
    if (judge().correct() == (paper == Paper.AMBIGUOUS)) {
      throw new IllegalStateException("There is nothing to measure: " + judge().reasons());
    }
  }

  @Benchmark
  public Verdict judge() {
    return judge.judge(position, solutions);
  }
}
