/** The JSON of the public commands: what the command line and the HTTP API both speak. */
module org.mathmat.wire {
  requires static org.jspecify;
  requires transitive org.mathmat.bots;
  requires transitive org.mathmat.host;
  requires transitive org.mathmat.json;
  requires transitive org.mathmat.shelf;
  requires transitive org.mathmat.solver;
  requires transitive org.mathmat.table;
  requires transitive org.mathmat.training;

  exports org.mathmat.wire;
}
