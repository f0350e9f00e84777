package org.mathmat.proof.bench;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.mathmat.json.JsonObject;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Commands;
import org.mathmat.wire.Verb;
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
 * How many written expressions a second are read and valued, by the kind of number they lead to.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ValueBenchmark {
  private static final Duration LIMIT = Duration.ofSeconds(10);

  /**
   * Whole numbers and fractions; a radical; sums of radicals; a root of a sum of roots; ungrouped.
   */
  @Param({
    "(7×2)+(5-3)",
    "(7÷2)+(5÷3)",
    "2×(√3)",
    "(√2)+(√3)+(√5)",
    "3√(2+(√5))",
    "2+3×4-5÷6+7×8-9"
  })
  String expression = "";

  private JsonObject request = new JsonObject();

  @Setup
  public void ask() {
    request =
        new JsonObject()
            .put("game", "equations")
            .put("rules", "agloa-2015")
            .put("division", "senior")
            .put("expression", expression);
    if (!(value() instanceof Answer.Told)) {
      throw new IllegalStateException("There is nothing to measure: " + value().json());
    }
  }

  @Benchmark
  public Answer value() {
    return Commands.answer(Verb.VALUE, request, LIMIT);
  }
}
