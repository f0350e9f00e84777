package org.mathmat.wire;

import java.util.Locale;
import java.util.stream.Collectors;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Colouring.Settled;

/** Tells that the colour of a cube is missing, where the answer turns on it. */
final class Colours {
  private Colours() {}

  static <A> A settled(Settled<A> settled) throws BadInput {
    return switch (settled) {
      case Settled.Whatever<A>(A answer) -> answer;
      case Settled.Turns<A>(var cube, var colours) -> {
        String sign = String.valueOf(cube.sign());
        String words =
            colours.stream()
                .map(colour -> colour.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" or "));
        String written =
            colours.stream()
                .map(colour -> colour.letter() + sign)
                .collect(Collectors.joining(" or "));
        String letters =
            colours.stream().map(Colour::letter).map(String::valueOf).collect(Collectors.joining());
        throw BadInput.colourless(
            sign,
            letters,
            "The colour of a %s is missing, and the answer turns on it: is it %s? Write %s."
                .formatted(sign, words, written));
      }
    };
  }
}
