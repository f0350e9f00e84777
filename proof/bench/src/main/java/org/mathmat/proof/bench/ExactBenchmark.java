package org.mathmat.proof.bench;

import java.math.BigInteger;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many operations on exact numbers a second, by the kind of number. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ExactBenchmark {
  private final Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
  private final Num third = Num.ratio(BigInteger.ONE, BigInteger.valueOf(3));
  private final Num seven = Num.of(7);
  private final Num root2 = root(2, Num.of(2));
  private final Num root3 = root(2, Num.of(3));
  private final Num nested = root(2, sum(Num.of(1), root2));
  private final Num cubic =
      sum(
          root(3, sum(Num.of(2), root(2, Num.of(5)))),
          root(3, number(arithmetic.subtract(Num.of(2), root(2, Num.of(5))))));

  private static Num number(Outcome outcome) {
    return (Num) outcome;
  }

  private Num root(long index, Num radicand) {
    return number(arithmetic.root(Num.of(index), radicand));
  }

  private Num sum(Num a, Num b) {
    return number(arithmetic.add(a, b));
  }

  @Benchmark
  public Outcome addFractions() {
    return arithmetic.add(third, seven);
  }

  @Benchmark
  public Outcome multiplyFractions() {
    return arithmetic.multiply(third, seven);
  }

  @Benchmark
  public Outcome takeASquareRoot() {
    return arithmetic.root(Num.of(2), seven);
  }

  @Benchmark
  public Outcome multiplySumsOfRadicals() {
    return arithmetic.multiply(sum(root2, root3), sum(root3, third));
  }

  @Benchmark
  public Outcome divideByASumOfRadicals() {
    return arithmetic.divide(seven, sum(root2, root3));
  }

  @Benchmark
  public Outcome multiplyNestedRadicals() {
    return arithmetic.multiply(nested, sum(nested, root3));
  }

  @Benchmark
  public Truth proveAnAlgebraicIdentity() {
    return arithmetic.equal(cubic, Num.ONE);
  }

  @Benchmark
  public Truth proveADifference() {
    return arithmetic.equal(nested, sum(root2, third));
  }

  @Benchmark
  public Outcome takeALogarithm() {
    return arithmetic.log(Num.of(2), seven);
  }

  @Benchmark
  public Optional<String> writeToTwentyDigits() {
    return nested.approx(20);
  }
}
