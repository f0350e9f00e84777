package org.mathmat.equations.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Cube;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Layout;
import org.mathmat.table.shake.Lot;

/** The twenty-four cubes. */
record EquationsKit(EquationsGame game) implements Game.Kit {
  /** A red cube. */
  @Override
  public List<Lot.Face> lotCube() {
    return Colour.RED.faces().stream()
        .map(symbol ->
            new Lot.Face(
                Cube.of(Colour.RED, symbol).text(),
                symbol.isDigit() ? OptionalInt.of(symbol.ordinal()) : OptionalInt.empty()))
        .toList();
  }

  @Override
  public Layout nothing() {
    return new EquationsLayout(game, Optional.empty());
  }
}
