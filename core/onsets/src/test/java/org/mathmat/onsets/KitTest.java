package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class KitTest {
  @Test
  void theKitHasTheFacesOfTheRulings() {
    List<List<Symbol>> senior = Kit.rolled(Division.SENIOR);
    assertThat(senior).hasSize(18).allMatch(cube -> cube.size() == 6);
    assertThat(Kit.setOut(Division.SENIOR)).isEmpty();
    assertThat(Kit.rolled(Division.ELEMENTARY)).hasSize(15);
    assertThat(Kit.setOut(Division.ELEMENTARY))
        .extracting(Cubes::text)
        .containsExactly("V V Λ", "V Λ Λ");
  }
}
