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
  VALUES("values", 1296, Verb.VALUE),
  GOALS("goals", 653, Verb.VALUE),
  EQUATIONS("equations", 1035, Verb.JUDGE),
  VARIATIONS("variations", 219, Verb.VARIATION),
  ONSETS_GOALS("onsets-goals", 70, Verb.VALUE),
  ONSETS_JUDGE("onsets-judge", 558, Verb.JUDGE),
  ONSETS_VARIATIONS("onsets-variations", 167, Verb.VARIATION),
  MATHDICE("mathdice", 124, Verb.JUDGE),
  SCORES("scores", 443, Verb.SCORE),
  /** Records that stand in files of their own. */
  EXPECT("expect", 233),
  /** Records that stand in their case, line by line. */
  RECORDS("records", 272);
