package org.mathmat.solver;

/** What a challenger could say after a move. */
public enum Result {
  /** Neither challenge would be right. */
  SAFE,
  /** A Now challenge would be right. */
  NOW,
  /** Nothing solves it any more. */
  IMPOSSIBLE,
  UNKNOWN
}
