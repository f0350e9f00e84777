package org.mathmat.equations;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What can be said about cubes of which some were given without a colour, each of which may be of
 * any colour that has its face. A cube of the raised colour can do whatever another can, so two
 * colourings bound all others: every open cube of that colour, and none. Where an answer is the
 * same for both it stands; else it turns on the colour, and nobody should guess it.
 */
public final class Colouring {
  /** An answer for all colours, or a cube whose colour is needed. */
  public sealed interface Settled<A> {
    record Whatever<A>(A answer) implements Settled<A> {}

    /**
     * The answer turns on the colour of the cubes that show this; with the colours they may have.
     */
    record Turns<A>(Symbol cube, List<Colour> colours) implements Settled<A> {}
  }

  private final Optional<Colour> raised;

  /** The symbols of the cubes whose colour is open, and can matter. */
  private final Set<Symbol> open;

  private Colouring(Optional<Colour> raised, Set<Symbol> open) {
    this.raised = raised;
    this.open = open;
  }

  /** What is open about these cubes under a law. */
  public static Colouring of(Law law, Collection<Cube> cubes) {
    Set<Symbol> open = EnumSet.noneOf(Symbol.class);
    for (Cube cube : cubes) {
      if (cube.colour().isEmpty()
          && isNumber(cube.symbol(), law)
          && law.raised().filter(cube::mayBe).isPresent()
          && colours(cube.symbol()).size() > 1) {
        open.add(cube.symbol());
      }
    }
    return new Colouring(law.raised(), open);
  }

  private static boolean isNumber(Symbol symbol, Law law) {
    return symbol.isDigit() || law.wild().filter(wild -> wild.cube() == symbol).isPresent();
  }

  private static List<Colour> colours(Symbol symbol) {
    return Arrays.stream(Colour.values()).filter(colour -> colour.shows(symbol)).toList();
  }

  /** How often at most the same is asked to settle an answer. */
  public int asks() {
    return open.size() + 1;
  }

  /** The cube without its colour, if that was open for some cube like it. */
  public Cube bare(Cube cube) {
    return open.contains(cube.symbol()) ? Cube.of(cube.symbol()) : cube;
  }

  /**
   * Asks at best and at worst, and where the answers differ once more for each symbol, to tell
   * which one makes the difference.
   *
   * @param ask gives the answer for the cubes as they are coloured by its argument
   * @param agreement what the answers at best and at worse have in common, if they are the same
   */
  public <A> Settled<A> settle(
      Function<UnaryOperator<Cube>, A> ask, BiFunction<A, A, Optional<A>> agreement) {
    A best = ask.apply(cube -> cube);
    Optional<A> common =
        open.isEmpty() ? Optional.of(best) : agreement.apply(best, ask.apply(without(open)));
    if (common.isPresent()) {
      return new Settled.Whatever<>(common.get());
    }
    Set<Symbol> others = EnumSet.noneOf(Symbol.class);
    Iterator<Symbol> more = open.iterator();
    Symbol symbol = more.next();
    others.add(symbol);
    while (more.hasNext() && agreement.apply(best, ask.apply(without(others))).isPresent()) {
      symbol = more.next();
      others.add(symbol);
    }
    return new Settled.Turns<>(symbol, colours(symbol));
  }

  /** Gives the open cubes that show these symbols another colour than the raised one. */
  private UnaryOperator<Cube> without(Set<Symbol> symbols) {
    return cube ->
        cube.colour().isEmpty() && symbols.contains(cube.symbol())
            ? colours(cube.symbol()).stream()
                .filter(colour -> raised.filter(colour::equals).isEmpty())
                .findFirst()
                .map(colour -> Cube.of(colour, cube.symbol()))
                .orElse(cube)
            : cube;
  }
}
