package org.mathmat.equations;

import java.util.Optional;

/**
 * A cube as it was rolled. Its colour may be left out where it makes no difference; it may then be
 * any colour that has the face.
 */
public record Cube(Optional<Colour> colour, Symbol symbol) {
  public Cube {
    if (colour.isPresent() && !colour.get().shows(symbol)) {
      throw new IllegalArgumentException(
          "There is no " + colour.get() + " cube with a " + symbol.sign() + ".");
    }
  }

  public static Cube of(Symbol symbol) {
    return new Cube(Optional.empty(), symbol);
  }

  public static Cube of(Colour colour, Symbol symbol) {
    return new Cube(Optional.of(colour), symbol);
  }

  /** Whether this cube is, or for all that was said may be, of the colour. */
  public boolean mayBe(Colour wanted) {
    return colour.map(c -> c == wanted).orElseGet(() -> wanted.shows(symbol));
  }

  /**
   * Whether this cube serves where {@code named} is asked for: the same symbol, no other colour.
   */
  public boolean answersTo(Cube named) {
    return symbol == named.symbol
        && (colour.isEmpty() || named.colour.isEmpty() || colour.equals(named.colour));
  }

  /** The canonical text: {@code r3}, {@code √}. */
  public String text() {
    return colour.map(c -> String.valueOf(c.letter())).orElse("") + symbol.sign();
  }

  @Override
  public String toString() {
    return text();
  }
}
