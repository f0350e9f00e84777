package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class KitTest {
  @Test
  void theKitHasTheFacesOfTheRulings() {
    List<List<Symbol>> senior = Kit.rolled(Table.SENIOR.symbols());
    assertThat(senior).hasSize(18).allMatch(cube -> cube.size() == 6);
    assertThat(Kit.setOut(Table.SENIOR.symbols())).isEmpty();
    assertThat(Kit.rolled(Table.ELEMENTARY.symbols())).hasSize(15);
    assertThat(Kit.setOut(Table.ELEMENTARY.symbols()))
        .extracting(Cubes::text)
        .containsExactly("V V Λ", "V Λ Λ");
  }
}
