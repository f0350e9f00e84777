package org.mathmat.training.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.mathmat.bots.Luck;

class RealTest {
  private static final double NEAR = 4e-15;

  @Test
  void functionsAgreeWithThoseOfJava() {
    Luck luck = new Luck(1);
    for (int i = 0; i < 100_000; i++) {
      double x = (luck.below(2_000_001) - 1_000_000) / 2_000.0;
      assertThat(Real.exp(x) / StrictMath.exp(x)).isCloseTo(1, within(NEAR));
      double positive = StrictMath.exp(x / 2);
      assertThat(Real.log(positive))
          .isCloseTo(StrictMath.log(positive), within(NEAR * Math.max(1, Math.abs(x))));
    }
    assertThat(Real.exp(0)).isEqualTo(1);
    assertThat(Real.log(1)).isZero();
    assertThat(Real.pow(2, 10)).isCloseTo(1024, within(1e-11));
  }

  @Test
  void whatHasNoValueIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Real.log(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Real.log(Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> Real.exp(Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> Real.exp(701));
  }
}
