package org.mathmat.onsets;

/**
 * What lies on the table while variations are selected.
 *
 * @param roll the cubes as they fell
 * @param universe the cards dealt
 * @param law with the variations that were chosen before
 * @param together with those, and with what is selected at the same time
 */
public record Shake(Cubes roll, Universe universe, Law law, Law together) {
  /** Whether a cube was rolled that shows the symbol or could stand for it. */
  public boolean couldShow(Symbol symbol) {
    return roll.list().stream().anyMatch(cube -> together.meanings().allows(cube, symbol));
  }
}
