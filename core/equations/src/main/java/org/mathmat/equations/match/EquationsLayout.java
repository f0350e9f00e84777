package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.table.Parsed;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Layout;
import org.mathmat.table.shake.Table;

/**
 * The cubes of a shake, and no cards.
 *
 * @param roll the cubes, once they are rolled
 */
record EquationsLayout(EquationsGame game, Optional<List<Cube>> roll) implements Layout {
  private static final int OF_EACH_COLOUR = 6;

  @Override
  public Optional<List<String>> cubes() {
    return roll.map(cubes -> cubes.stream().map(Cube::text).toList());
  }

  @Override
  public Optional<List<String>> cards() {
    return Optional.empty();
  }

  @Override
  public boolean awaitsCards() {
    return false;
  }

  @Override
  public Checked<Layout> rolled(List<String> texts) {
    Map<Colour, Integer> counts = new EnumMap<>(Colour.class);
    List<Cube> cubes = new ArrayList<>();
    for (String text : texts) {
      switch (CubeText.parseCube(text)) {
        case Parsed.Bad<Cube>(_, String message) -> {
          return Checked.bad(RefusalCode.FORMAT, message);
        }
        case Parsed.Good<Cube>(Cube cube) -> {
          cube.colour().ifPresent(colour -> counts.merge(colour, 1, Integer::sum));
          cubes.add(cube);
        }
      }
    }
    boolean six =
        List.of(Colour.values()).stream()
            .allMatch(colour -> counts.getOrDefault(colour, 0) == OF_EACH_COLOUR);
    return six && cubes.size() == OF_EACH_COLOUR * Colour.values().length
        ? Checked.good(new EquationsLayout(game, Optional.of(List.copyOf(cubes))))
        : Checked.bad(
            RefusalCode.FORMAT, "A roll has 24 cubes, six of each colour, such as r3 b÷ g^ k√.");
  }

  @Override
  public Checked<Layout> dealt(List<String> cards) {
    return Checked.bad(RefusalCode.NOT_NOW, "Equations has no cards.");
  }

  @Override
  public Optional<Table> table() {
    return roll.map(cubes -> new EquationsTable(game, cubes));
  }
}
