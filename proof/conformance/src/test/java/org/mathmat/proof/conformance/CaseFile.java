package org.mathmat.proof.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Commands;
import org.mathmat.wire.Replays;
import org.mathmat.wire.Verb;

/**
 * A file of conformance cases, one a line.
 *
 * @param path where it lies below {@link #FILES}
 */
record CaseFile(Path path, Kind kind) {
  /** Where the files are. */
  static final Path FILES = Path.of("src", "test", "resources");

  /** The published cases. */
  static final Path VECTORS = Path.of("vectors");

  /** Our own, in the same form. */
  static final Path OWN = Path.of("own");

  private static final Duration LIMIT = Duration.ofSeconds(10);
  private static final JsonMapper MAPPER = new JsonMapper();

  /** The files below a folder whose kind is known, in order. */
  static List<CaseFile> below(Path folder) throws IOException {
    List<CaseFile> files = new ArrayList<>();
    for (Path path : paths(folder)) {
      Kind.of(path).ifPresent(kind -> files.add(new CaseFile(path, kind)));
    }
    return files;
  }

  /** All files of cases below a folder, whatever their kind. */
  static List<Path> paths(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(FILES.resolve(folder))) {
      return files
          .filter(file -> file.toString().endsWith(".jsonl"))
          .map(FILES::relativize)
          .sorted()
          .toList();
    }
  }

  List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(FILES.resolve(path))) {
      if (!line.isBlank()) {
        cases.add(Case.of((ObjectNode) MAPPER.readTree(line)));
      }
    }
    return cases;
  }

  /** What Mathmat says. A MathDice case that looks for the best result is for the solver. */
  ObjectNode answer(Case one) throws IOException {
    if (kind.verb().isEmpty()) {
      return read(Replays.summary(record(one)));
    }
    boolean best = one.question().path("kind").asText().equals("best");
    return ask(best ? Verb.SOLVE : kind.verb().get(), one.question(), LIMIT);
  }

  static ObjectNode ask(Verb verb, ObjectNode question, Duration limit) throws IOException {
    return read(Commands.answer(verb, question.toString(), limit));
  }

  private static ObjectNode read(Answer answer) throws IOException {
    return (ObjectNode) MAPPER.readTree(answer.json().toString());
  }

  /** The rule-book of a case, as questions and records name it. */
  String rules(Case one) throws IOException {
    if (kind.verb().isPresent()) {
      return one.question().required("rules").asText();
    }
    return record(one)
        .lines()
        .filter(line -> line.startsWith("rules: "))
        .map(line -> line.substring("rules: ".length()).strip())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(one.id() + " names no rules."));
  }

  /** The record of a case, which names its file or holds its lines. */
  private String record(Case one) throws IOException {
    if (kind == Kind.EXPECT) {
      Path file = FILES.resolve(path).resolveSibling(one.question().required("file").asText());
      return Files.readString(file);
    }
    List<String> lines = new ArrayList<>();
    for (JsonNode line : one.question().required("record")) {
      lines.add(line.asText());
    }
    return String.join("\n", lines) + "\n";
  }

  @Override
  public String toString() {
    return path.toString().replace('\\', '/');
  }
}
