package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mathmat.table.shake.Section;

class LawTest {
  @Test
  void cubesMayGoWhereTheLawLetsThem() {
    Law plain = Table.of(Table.MIDDLE).law();
    Law shifting = Table.of(Table.MIDDLE, "shift from permitted").law();
    assertThat(plain.sections(Manner.MOVE, Symbol.EQUALS, 5))
        .containsExactlyInAnyOrder(Section.REQUIRED, Section.PERMITTED);
    assertThat(plain.sections(Manner.MOVE, Symbol.EQUALS, 4)).hasSize(3);
    assertThat(plain.sections(Manner.MOVE, Symbol.BLUE, 1)).doesNotContain(Section.FORBIDDEN);
    assertThat(plain.sections(Manner.BONUS, Symbol.SUBSET, 15)).isEmpty();
    assertThat(plain.sections(Manner.BONUS, Symbol.BLUE, 15)).containsExactly(Section.FORBIDDEN);
    assertThat(plain.sections(Manner.BONUS, Symbol.THREE, 15)).isEmpty();
    assertThat(plain.sections(Manner.SHIFT, Symbol.BLUE, 5)).isEmpty();
    assertThat(shifting.sections(Manner.SHIFT, Symbol.BLUE, 5))
        .containsExactlyInAnyOrder(Section.REQUIRED, Section.FORBIDDEN);
    assertThat(shifting.sections(Manner.SHIFT, Symbol.EQUALS, 3)).containsExactly(Section.REQUIRED);
    assertThat(shifting.sections(Manner.SHIFT, Symbol.BLUE, 0)).isEmpty();
  }
}
