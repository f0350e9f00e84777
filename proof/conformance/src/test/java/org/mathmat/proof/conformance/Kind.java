package org.mathmat.proof.conformance;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.mathmat.wire.Verb;

/**
 * The kinds of conformance files, each with the command that answers it and how many cases there
 * are at least. The kind of a file is its name up to the first dot. Match records are replayed.
 */
enum Kind {
  VALUES("values", 1310, Verb.VALUE),
  GOALS("goals", 656, Verb.VALUE),
  EQUATIONS("equations", 1067, Verb.JUDGE),
  VARIATIONS("variations", 219, Verb.VARIATION),
  ONSETS_GOALS("onsets-goals", 70, Verb.VALUE),
  ONSETS_JUDGE("onsets-judge", 587, Verb.JUDGE),
  ONSETS_VARIATIONS("onsets-variations", 167, Verb.VARIATION),
  MATHDICE("mathdice", 136, Verb.JUDGE),
  SCORES("scores", 476, Verb.SCORE),
  /** Records that stand in files of their own. */
  EXPECT("expect", 240),
  /** Records that stand in their case, line by line. */
  RECORDS("records", 279);

  private final String text;
  private final int floor;
  private final Optional<Verb> verb;

  Kind(String text, int floor, Verb verb) {
    this.text = text;
    this.floor = floor;
    this.verb = Optional.of(verb);
  }

  Kind(String text, int floor) {
    this.text = text;
    this.floor = floor;
    this.verb = Optional.empty();
  }

  static Optional<Kind> of(Path file) {
    String name = file.getFileName().toString();
    return Arrays.stream(values()).filter(kind -> name.startsWith(kind.text + ".")).findFirst();
  }

  /** As the tables of rules name what shows a section: records are records, however they stand. */
  String shown() {
    return this == EXPECT ? RECORDS.text : text;
  }

  int floor() {
    return floor;
  }

  /** The command that answers; none where a record is replayed. */
  Optional<Verb> verb() {
    return verb;
  }
}
