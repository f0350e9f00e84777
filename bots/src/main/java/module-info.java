/** Players that are programs, their arena, and the coach who reviews a match and gives hints. */
module org.mathmat.bots {
  requires static org.jspecify;
  requires transitive org.mathmat.mathdice;
  requires transitive org.mathmat.solver;

  exports org.mathmat.bots;
}
