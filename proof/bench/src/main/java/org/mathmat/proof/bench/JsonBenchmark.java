package org.mathmat.proof.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.Seed;
import org.mathmat.json.Bounds;
import org.mathmat.json.Json;
import org.mathmat.json.JsonReader;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.Matches;
import org.mathmat.wire.TableJson;
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

/** How many views of a table a second are read and written, by our own JSON and by Jackson. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class JsonBenchmark {
  private static final JsonMapper JACKSON = new JsonMapper();

  private String view = "";

  /** A table of three in Equations whose cubes are rolled. */
  @Setup
  public void roll() throws BadInput {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("game", "equations");
    headers.put("rules", "agloa-2015");
    headers.put("division", "senior");
    LiveMatch match = Matches.opening(headers, List.of("Ann", "Ben", "Cam"));
    match = after(match.table("shake", Duration.ZERO));
    for (String line : match.chance(new Seed("0".repeat(64)))) {
      match = after(match.table(line, Duration.ZERO));
    }
    view = TableJson.match(match.seenBy(OptionalInt.of(0))).toString();
  }

  private static LiveMatch after(LiveMatch.Step step) {
    return switch (step) {
      case LiveMatch.Step.Taken taken -> taken.match();
      case LiveMatch.Step.Refused refused ->
          throw new IllegalStateException("There is nothing to measure: " + refused);
    };
  }

  @Benchmark
  public String ours() {
    return switch (JsonReader.read(view, Bounds.USUAL)) {
      case JsonReader.Read.Good(Json json) -> json.toString();
      case JsonReader.Read.Bad bad -> throw new IllegalStateException(bad.message());
    };
  }

  @Benchmark
  public String jackson() throws JsonProcessingException {
    return JACKSON.readTree(view).toString();
  }
}
