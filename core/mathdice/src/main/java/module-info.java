module org.mathmat.mathdice {
  requires static org.jspecify;
  requires transitive org.mathmat.exact;
  requires transitive org.mathmat.table;

  exports org.mathmat.mathdice;
  exports org.mathmat.mathdice.match;
}
