/** Training: puzzles that are proved, ratings that correct themselves, drills that steer. */
module org.mathmat.training {
  requires static org.jspecify;
  requires transitive org.mathmat.bots;
  requires transitive org.mathmat.shelf;

  exports org.mathmat.training.drill;
  exports org.mathmat.training.rating;
}
