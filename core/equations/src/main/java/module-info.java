module org.mathmat.equations {
  requires static org.jspecify;
  requires transitive org.mathmat.exact;
  requires transitive org.mathmat.table;

  exports org.mathmat.equations;
  exports org.mathmat.equations.books;
  exports org.mathmat.equations.match;
}
