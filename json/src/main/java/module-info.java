/** JSON without libraries, so that what speaks it also runs in a browser. */
module org.mathmat.json {
  requires static org.jspecify;

  exports org.mathmat.json;
}
