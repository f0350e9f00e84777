package org.mathmat.proof.conformance;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Commands;
import org.mathmat.wire.Replays;
import org.mathmat.wire.Verb;

/**
 * The kinds of conformance files, each with the command that answers it and how many cases there
 * are at least. Match records are replayed.
 */
enum Kind {
  VALUES("vectors/equations/values", 618, Verb.VALUE),
  GOALS("vectors/equations/goals", 393, Verb.VALUE),
  EQUATIONS("vectors/equations/equations", 483, Verb.JUDGE),
  VARIATIONS("vectors/equations/variations", 126, Verb.VARIATION),
  ONSETS_GOALS("vectors/onsets/onsets-goals", 59, Verb.VALUE),
  ONSETS_JUDGE("vectors/onsets/onsets-judge", 234, Verb.JUDGE),
  ONSETS_VARIATIONS("vectors/onsets/onsets-variations", 81, Verb.VARIATION),
  MATHDICE("vectors/mathdice/mathdice", 68, Verb.JUDGE),
  SCORES("vectors/scores/scores", 385, Verb.SCORE),
  RECORDS("vectors/records/expect", 128),
  OWN_VALUES("own/values", 615, Verb.VALUE),
  OWN_GOALS("own/goals", 235, Verb.VALUE),
  OWN_EQUATIONS("own/equations", 479, Verb.JUDGE),
  OWN_VARIATIONS("own/variations", 85, Verb.VARIATION),
  OWN_ONSETS_JUDGE("own/onsets-judge", 226, Verb.JUDGE),
  OWN_ONSETS_CUBES("own/onsets-judge.cubes", 29, Verb.JUDGE),
  OWN_ONSETS_VARIATIONS("own/onsets-variations", 66, Verb.VARIATION),
  OWN_MATHDICE("own/mathdice", 47, Verb.JUDGE),
  OWN_MATHDICE_STARS("own/mathdice.stars", 12, Verb.JUDGE),
  OWN_RECORDS("own/records", 219),
  OWN_PROCEDURE("own/procedure", 38),
  OWN_SCORES("own/scores", 31, Verb.SCORE);

  /** Where the files are: the published cases, and our own in the same form. */
  static final Path FILES = Path.of("src", "test", "resources");

  private static final Duration LIMIT = Duration.ofSeconds(10);
  private static final JsonMapper MAPPER = new JsonMapper();

  private final String file;
  private final int floor;
  private final Optional<Verb> verb;

  Kind(String file, int floor, Verb verb) {
    this.file = file;
    this.floor = floor;
    this.verb = Optional.of(verb);
  }

  Kind(String file, int floor) {
    this.file = file;
    this.floor = floor;
    this.verb = Optional.empty();
  }

  /** The path below the folder of the files. */
  String file() {
    return file + ".jsonl";
  }

  int floor() {
    return floor;
  }

  /** The cases in the file. */
  List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(FILES.resolve(file()))) {
      if (!line.isBlank()) {
        cases.add(Case.of((ObjectNode) MAPPER.readTree(line)));
      }
    }
    return cases;
  }

  /** What Mathmat says. A MathDice case that looks for the best result is for the solver. */
  Answer answer(Case one) throws IOException {
    if (verb.isEmpty()) {
      return Replays.summary(record(one));
    }
    boolean best = one.question().path("kind").asText().equals("best");
    return Commands.answer(best ? Verb.SOLVE : verb.get(), one.question(), LIMIT);
  }

  /** The record of a case, which names its file or holds its lines. */
  private String record(Case one) throws IOException {
    if (one.question().has("file")) {
      Path path = FILES.resolve(file()).resolveSibling(one.question().path("file").asText());
      return Files.readString(path);
    }
    List<String> lines = new ArrayList<>();
    one.question().required("record").forEach(line -> lines.add(line.asText()));
    return String.join("\n", lines) + "\n";
  }
}
