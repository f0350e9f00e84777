package org.mathmat.equations.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.table.shake.Section;

/** The move behind an Equation. */
class SafeMoveTest {
  @Test
  void whatIsWrittenCanBeReadAgain() {
    SafeMove last = new SafeMove("k√", Section.FORBIDDEN, Optional.empty());
    SafeMove earlier = new SafeMove("^", Section.REQUIRED, Optional.of(2));
    assertThat(last.behind("5+4 = 9")).isEqualTo("5+4 = 9 safe k√ F");
    assertThat(SafeMove.cut(last.behind("5+4 = 9")))
        .isEqualTo(new SafeMove.Cut("5+4 = 9", Optional.of(last)));
    assertThat(SafeMove.cut(earlier.behind("5+4 = 9")))
        .isEqualTo(new SafeMove.Cut("5+4 = 9", Optional.of(earlier)));
  }

  @Test
  void whatIsNoSafeMoveStaysInTheEquation() {
    for (String text : new String[] {"5+4 = 9", "5+4 = 9 safe", "5+4 = 9 safe ^ G", "safe ^ F"}) {
      assertThat(SafeMove.cut(text)).isEqualTo(new SafeMove.Cut(text, Optional.empty()));
    }
  }
}
