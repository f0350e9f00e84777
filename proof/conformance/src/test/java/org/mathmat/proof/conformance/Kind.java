package org.mathmat.proof.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
  VALUES("equations/values", 618, Verb.VALUE),
  GOALS("equations/goals", 393, Verb.VALUE),
  EQUATIONS("equations/equations", 483, Verb.JUDGE),
  VARIATIONS("equations/variations", 126, Verb.VARIATION),
  ONSETS_GOALS("onsets/onsets-goals", 59, Verb.VALUE),
  ONSETS_JUDGE("onsets/onsets-judge", 234, Verb.JUDGE),
  ONSETS_VARIATIONS("onsets/onsets-variations", 81, Verb.VARIATION),
  MATHDICE("mathdice/mathdice", 68, Verb.JUDGE),
  SCORES("scores/scores", 385, Verb.SCORE),
  RECORDS("records/expect", 128);

  /** Where the files are. */
  static final Path VECTORS = Path.of("src", "test", "resources", "vectors");

  private static final Duration LIMIT = Duration.ofSeconds(10);

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

  /** The path below the folder of the vectors. */
  String file() {
    return file + ".jsonl";
  }

  int floor() {
    return floor;
  }

  /** What Mathmat says. A MathDice case that looks for the best result is for the solver. */
  Answer answer(Case one) throws IOException {
    if (verb.isEmpty()) {
      Path record = VECTORS.resolve(file()).resolveSibling(one.question().path("file").asText());
      return Replays.summary(Files.readString(record));
    }
    boolean best = one.question().path("kind").asText().equals("best");
    return Commands.answer(best ? Verb.SOLVE : verb.get(), one.question(), LIMIT);
  }
}
