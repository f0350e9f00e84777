/** Answers whether a Goal can still be reached, for Equations and On-Sets. */
module org.mathmat.solver {
  requires static org.jspecify;
  requires transitive org.mathmat.equations;
  requires transitive org.mathmat.onsets;

  exports org.mathmat.solver;
  exports org.mathmat.solver.countdown;
  exports org.mathmat.solver.equations;
  exports org.mathmat.solver.onsets;
}
