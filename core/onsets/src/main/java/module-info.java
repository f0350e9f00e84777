module org.mathmat.onsets {
  requires static org.jspecify;
  requires transitive org.mathmat.table;

  exports org.mathmat.onsets;
  exports org.mathmat.onsets.books;
  exports org.mathmat.onsets.match;
}
