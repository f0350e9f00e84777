package org.mathmat.solver.equations;

/**
 * Numbers that a part is asked for, laid out so that they are worked on together: first the
 * algebraic ones, last the transcendental ones.
 */
final class Batch {
  private final Asks asks;
  private final Numbers numbers;
  private final Degrees degrees;

  private int size;
  private int[] asked = new int[0];
  private Sought[] sought = new Sought[0];
  private double[] radius = new double[0];
  private Ball[] log = new Ball[0];
  private RootField[] fields = new RootField[0];
  private double[] heights = new double[0];

  /** Those of them that the sign at hand may make. */
  private int kept;

  private int[] keep = new int[0];
  private int algebraic;
  private int notTranscendental;
  private final Balls places = new Balls();
  private final Balls logs = new Balls();

  Batch(Asks asks, Numbers numbers, Degrees degrees) {
    this.asks = asks;
    this.numbers = numbers;
    this.degrees = degrees;
  }

  /** Lays out what waits: the fractions, or the others. */
  void gather(Asks.Queue queue, boolean fractions) {
    makeRoom(queue.size());
    size = 0;
    for (int kind = 0; kind < 3; kind++) {
      for (int i = 0; i < queue.size(); i++) {
        Sought one = asks.sought(queue.get(i));
        if (one.fraction() == fractions && kind(one.nature()) == kind) {
          add(queue.get(i), one);
        }
      }
    }
    places.clear(size);
    logs.clear(size);
  }

  private void makeRoom(int most) {
    if (asked.length < most) {
      asked = new int[2 * most];
      sought = new Sought[2 * most];
      radius = new double[2 * most];
      log = new Ball[2 * most];
      fields = new RootField[2 * most];
      heights = new double[2 * most];
      keep = new int[2 * most];
    }
  }

  private static int kind(Nature nature) {
    return nature.algebraic() ? 0 : nature.transcendental() ? 2 : 1;
  }

  private void add(int number, Sought one) {
    double wide = asks.radius(number);
    asked[size] = number;
    sought[size] = one;
    radius[size] = wide;
    fields[size] = one.isExact() ? numbers.fields().of(one.word()) : RootField.UNKNOWN;
    heights[size] = height(one);
    double middle = Math.log(Math.abs(one.middle()));
    log[size++] = new Ball(middle, Spots.logRadius(one.middle(), wide, middle));
  }

  /** At least its numerator or denominator is as large, if it is a fraction. */
  private double height(Sought one) {
    if (one.irrational()) {
      return Double.POSITIVE_INFINITY;
    }
    if (one.isExact()) {
      return Height.of(numbers, one.word());
    }
    double distance = Math.abs(one.middle());
    return Math.max(distance, 1 / distance) / 2;
  }

  /**
   * Keeps those that a sign may make of such operands at all.
   *
   * @param part what is asked for them
   * @param height no numerator or denominator is larger that the sign makes
   */
  void keep(Part part, Split split, double height) {
    boolean toAlgebraic =
        split.form().rule().isReversible()
            && split.small().reach().algebraic()
            && split.large().reach().algebraic();
    int most = toAlgebraic ? firstTranscendental() : size;
    kept = 0;
    algebraic = 0;
    notTranscendental = 0;
    places.clear(size);
    logs.clear(size);
    RootField last = RootField.UNKNOWN;
    boolean mayMeet = true;
    for (int i = 0; i < most; i++) {
      Nature nature = sought[i].nature();
      if (!fields[i].equals(last)) {
        last = fields[i];
        mayMeet = degrees.of(part, last).mayMeet(split);
      }
      if (mayMeet && !split.lacks(nature) && !(heights[i] > height)) {
        keep[kept++] = i;
        algebraic += nature.algebraic() ? 1 : 0;
        notTranscendental += nature.transcendental() ? 0 : 1;
        places.add(sought[i].middle(), radius[i]);
        logs.add(log[i].middle(), log[i].radius());
      }
    }
  }

  private int firstTranscendental() {
    int at = size;
    while (at > 0 && sought[at - 1].nature().transcendental()) {
      at--;
    }
    return at;
  }

  /** How many there are in all. */
  int size() {
    return size;
  }

  /** What is known of one of all. */
  Sought sought(int index) {
    return sought[index];
  }

  /** The number under which it was asked for. */
  int asked(int index) {
    return asked[index];
  }

  Ball ball(int index) {
    return new Ball(sought[index].middle(), radius[index]);
  }

  /** How many were kept. */
  int kept() {
    return kept;
  }

  /** Which one that was among all. */
  int index(int keptIndex) {
    return keep[keptIndex];
  }

  /** How many of those that were kept are algebraic; they come first. */
  int algebraic() {
    return algebraic;
  }

  /** How many of those that were kept come before the transcendental ones. */
  int notTranscendental() {
    return notTranscendental;
  }

  /** Where those lie that were kept. */
  Balls places() {
    return places;
  }

  /** The logarithms of the sizes of those that were kept. */
  Balls logs() {
    return logs;
  }
}
