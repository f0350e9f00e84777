package org.mathmat.proof.conformance;

import org.mathmat.wire.Verb;

/**
 * The kinds of conformance files, each with the command that answers it and how many cases there
 * are at least.
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
  SCORES("scores/scores", 385, Verb.SCORE);

  private final String file;
  private final int floor;
  private final Verb verb;

  Kind(String file, int floor, Verb verb) {
    this.file = file;
    this.floor = floor;
    this.verb = verb;
  }

  /** The path below the folder of the vectors. */
  String file() {
    return file + ".jsonl";
  }

  int floor() {
    return floor;
  }

  /** What to ask: a MathDice case that looks for the best result is for the solver. */
  Verb verb(Case one) {
    boolean best = one.question().path("kind").asText().equals("best");
    return best ? Verb.SOLVE : verb;
  }
}
