module org.mathmat.exact {
  requires static org.jspecify;

  exports org.mathmat.exact;
}
