package org.mathmat.proof.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Division;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Position;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Verdict;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Occasion;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How many Equations of ordinary kind a second one core judges: the conformance cases over and
 * over, less those that nobody can verify.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 6, time = 4)
@Measurement(iterations = 5, time = 2)
public class EquationsJudgeBenchmark {
  private static final Path CASES =
      Path.of("proof/conformance/src/test/resources/vectors/equations/equations.jsonl");

  private record Case(Judge judge, Position position, String equation) {}

  private final List<Case> cases = new ArrayList<>();
  private int next;

  @Setup
  public void read() throws IOException {
    JsonMapper mapper = new JsonMapper();
    Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
    for (String line : Files.readAllLines(CASES)) {
      if (line.contains("UNVERIFIABLE")) {
        continue;
      }
      JsonNode json = mapper.readTree(line);
      Division division =
          EquationsBooks.find(json.get("rules").asText(), json.get("division").asText())
              .orElseThrow();
      List<Variation> variations = new ArrayList<>();
      for (JsonNode name : json.get("variations")) {
        variations.add(division.find(name.asText()).orElseThrow().variation());
      }
      Position position =
          new Position(
              Optional.of(good(Goal.parse(json.get("goal").asText()))),
              cubes(json, "required"),
              cubes(json, "permitted"),
              cubes(json, "forbidden"),
              cubes(json, "resources"),
              Occasion.of(json.get("challenge").asText()).orElseThrow());
      cases.add(
          new Case(
              new Judge(division.lawWith(variations), arithmetic),
              position,
              json.get("equation").asText()));
    }
  }

  private static List<Cube> cubes(JsonNode json, String field) {
    return good(CubeText.parse(json.get(field).asText()));
  }

  private static <T> T good(Parsed<T> parsed) {
    return switch (parsed) {
      case Parsed.Good<T>(T value) -> value;
      case Parsed.Bad<T>(int column, String message) ->
          throw new IllegalStateException("column " + column + ": " + message);
    };
  }

  @Benchmark
  public Verdict judge() {
    Case one = cases.get(next);
    next = next + 1 == cases.size() ? 0 : next + 1;
    return one.judge().judge(one.position(), one.equation());
  }
}
