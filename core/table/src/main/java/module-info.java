module org.mathmat.table {
  requires static org.jspecify;

  exports org.mathmat.table;
}
