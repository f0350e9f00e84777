package org.mathmat.onsets.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.onsets.Kit;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Layout;
import org.mathmat.table.shake.Lot;

/** The eighteen cubes and sixteen cards. */
record OnSetsKit(OnSetsGame game) implements Game.Kit {
  /** A digit cube. */
  @Override
  public List<Lot.Face> lotCube() {
    return Kit.digitCube().stream()
        .map(digit -> new Lot.Face(digit.text(), OptionalInt.of(Character.digit(digit.sign(), 10))))
        .toList();
  }

  @Override
  public Layout nothing() {
    return new OnSetsLayout(game, Optional.empty(), Optional.empty());
  }
}
