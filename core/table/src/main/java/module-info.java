/** What every game shares: the contract of a decider, scores, the shake and the match record. */
module org.mathmat.table {
  requires static org.jspecify;

  exports org.mathmat.table;
  exports org.mathmat.table.book;
  exports org.mathmat.table.league;
  exports org.mathmat.table.record;
  exports org.mathmat.table.score;
  exports org.mathmat.table.shake;
}
