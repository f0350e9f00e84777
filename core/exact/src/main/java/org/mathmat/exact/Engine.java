package org.mathmat.exact;

/** What works on one question, sharing one effort. */
final class Engine {
  private final Work work;
  private final Algebra algebra;
  private final ZeroTest zeroTest;
  private final Predicates predicates;
  private final Powers powers;
  private final Logarithms logarithms;

  Engine(Work work) {
    this.work = work;
    this.algebra = new Algebra(work);
    this.zeroTest = new ZeroTest(this);
    this.predicates = new Predicates(this);
    this.powers = new Powers(this);
    this.logarithms = new Logarithms(this);
  }

  Work work() {
    return work;
  }

  Algebra algebra() {
    return algebra;
  }

  ZeroTest zeroTest() {
    return zeroTest;
  }

  Predicates predicates() {
    return predicates;
  }

  Powers powers() {
    return powers;
  }

  Logarithms logarithms() {
    return logarithms;
  }

  Evaluation evaluation(int precision) {
    return new Evaluation(work, precision);
  }
}
