/** The command {@code mathmat}. */
module org.mathmat.cli {
  requires static org.jspecify;
  requires org.mathmat.wire;
}
