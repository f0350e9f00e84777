/** The command {@code mathmat}. */
module org.mathmat.cli {
  requires static org.jspecify;
  requires org.mathmat.shelf;
  requires org.mathmat.table;
  requires org.mathmat.wire;
}
