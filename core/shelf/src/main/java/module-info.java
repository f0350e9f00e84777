/** Every rule-book of every game. */
module org.mathmat.shelf {
  requires static org.jspecify;
  requires transitive org.mathmat.equations;
  requires transitive org.mathmat.mathdice;
  requires transitive org.mathmat.onsets;

  exports org.mathmat.shelf;
}
