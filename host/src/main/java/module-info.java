/**
 * A table of any game that is played at, from the first seat to the last score: values in, values
 * out.
 */
module org.mathmat.host {
  requires static org.jspecify;
  requires transitive org.mathmat.bots;
  requires transitive org.mathmat.shelf;
  requires transitive org.mathmat.solver;
  requires transitive org.mathmat.table;

  exports org.mathmat.host;
}
