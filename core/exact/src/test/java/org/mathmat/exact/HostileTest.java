package org.mathmat.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Whatever is asked, there is an answer, and it takes neither for ever nor all the memory. */
class HostileTest {
  private static final Duration LONG = Duration.ofSeconds(60);
  private final Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);

  private Outcome repeat(Outcome start, int times, java.util.function.Function<Num, Outcome> step) {
    Outcome value = start;
    for (int i = 0; i < times && value instanceof Num n; i++) {
      value = step.apply(n);
    }
    return value;
  }

  @Test
  void endlessNestingIsGivenUp() {
    Assertions.assertTimeoutPreemptively(
        LONG,
        () -> {
          Outcome roots =
              repeat(
                  Num.of(2),
                  100,
                  x -> arithmetic.root(Num.of(2), (Num) arithmetic.add(x, Num.of(3))));
          assertThat(roots).isInstanceOf(Undecided.class);
          Outcome tower = repeat(Num.of(3), 300, x -> arithmetic.power(Num.of(3), x));
          assertThat(tower).isInstanceOf(Undecided.class);
          Outcome factorials = repeat(Num.of(9), 300, arithmetic::factorial);
          assertThat(factorials).isInstanceOf(Undecided.class);
          Outcome logs =
              repeat(
                  Num.of(3),
                  100,
                  x -> arithmetic.log(Num.of(2), (Num) arithmetic.add(x, Num.of(3))));
          assertThat(logs).isInstanceOf(Undecided.class);
        });
  }

  @Test
  void growthIsGivenUp() {
    Assertions.assertTimeoutPreemptively(
        LONG,
        () -> {
          Num odd = Num.of(BigInteger.TEN.pow(400).add(BigInteger.ONE));
          assertThat(repeat(odd, 40, x -> arithmetic.multiply(x, x))).isInstanceOf(Undecided.class);
          AtomicInteger next = new AtomicInteger(1);
          Outcome sum =
              repeat(
                  Num.ZERO,
                  2_000,
                  x ->
                      arithmetic.add(
                          x, (Num) arithmetic.root(Num.of(2), Num.of(next.incrementAndGet()))));
          assertThat(sum).isInstanceOf(Undecided.class);
        });
  }

  @Test
  void anAnswerIsTheSameEveryTime() {
    Calculator calculator = new Calculator(arithmetic);
    String expression = "sqrt(2^(1/5)+3^(1/7)+log(2,3))+1/(1+root(3,2)+sqrt(5))";
    assertThat(calculator.num(expression)).isEqualTo(calculator.num(expression));
    assertThat(calculator.num(expression).text()).isEqualTo(calculator.num(expression).text());
  }

  @Test
  void whoeverAsksMayStop() {
    Arithmetic stopped = new Arithmetic(Effort.ORDINARY, () -> true);
    Calculator calculator = new Calculator(arithmetic);
    Num left = calculator.num("sqrt(4^(1/9)+2*6^(1/9)+9^(1/9)+1)");
    Num right = calculator.num("sqrt(sqrt(2)+sqrt(3)+fact(fact(7)))");
    assertThat(stopped.equal(left, right)).isIn(Truth.UNKNOWN, Truth.FALSE);
    assertThat(stopped.factorial(Num.of(200_000))).isInstanceOf(Undecided.class);
  }

  @Test
  void aSmallEffortLeavesMoreOpen() {
    Arithmetic lazy = new Arithmetic(new Effort(1_000, 100, 4, 3, 1_000));
    Calculator calculator = new Calculator(arithmetic);
    Num nested = calculator.num("root(5,(11+5*sqrt(5))/2)+root(5,(11-5*sqrt(5))/2)");
    assertThat(lazy.equal(nested, Num.ONE)).isEqualTo(Truth.UNKNOWN);
    assertThat(lazy.add(Num.ONE, Num.ONE)).isEqualTo(Num.of(2));
  }
}
