package org.mathmat.equations.variations;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Wild;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.book.Entry;

/**
 * The 0 cube, or the × cube, stands for one symbol everywhere in an Equation.
 *
 * @param reach the symbols it may stand for: numerals only, or any
 */
public record WildCube(Symbol cube, Set<Symbol> reach) implements Variation {
  public WildCube {
    reach = Set.copyOf(reach);
  }

  /** With what a division lets the cube stand for. */
  public static Entry<Variation> entry(Symbol cube, Set<Symbol> reach) {
    WildCube variation = new WildCube(cube, reach);
    return Entry.of(
        cube == Symbol.TIMES ? "x-wild" : cube.sign() + "-wild",
        cube.sign() + " Wild",
        "Every %s cube may stand for any %s, but for the same one everywhere in your Equation."
            .formatted(
                cube.sign(), reach.contains(Symbol.PLUS) ? "symbol on the cubes" : "numeral"),
        cube == Symbol.TIMES ? "8+7<×> = 15" : "8+7<0> = 15",
        variation);
  }

  @Override
  public String name() {
    return (cube == Symbol.TIMES ? "x" : String.valueOf(cube.sign())) + " wild";
  }

  @Override
  public String subject() {
    return "wild";
  }

  @Override
  public Law amend(Law law) {
    return law.with(new Wild(cube, reach)).offeringUses(this::uses);
  }

  /** What the cube may stand for: what another cube with a sign in reach is played for. */
  private List<Key> uses(Law law, List<Key> signs) {
    Set<String> within =
        law.wildReach(new Wild(cube, reach)).stream().map(Symbol::text).collect(Collectors.toSet());
    List<String> meanings =
        signs.stream()
            .filter(key -> key.cube().filter(within::contains).isPresent())
            .map(Key::text)
            .distinct()
            .toList();
    return List.of(
        Key.filled(
                Kind.USE,
                Key.BLANK + "<" + cube.sign() + ">",
                meanings,
                "a wild " + cube.sign() + " that stands for",
                "7-2<%s> = 5".formatted(cube.sign()))
            .on(cube.text()),
        Key.filled(
                Kind.NOTE,
                cube.sign() + "=" + Key.BLANK,
                meanings.stream().filter(meaning -> !meaning.contains(Key.BLANK)).toList(),
                "every " + cube.sign() + " stands for",
                "7-%1$s = 5 where %1$s=2".formatted(cube.sign()))
            .on(cube.text()));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.WILD_ONE_MEANING, EquationsClause.WILD_REACH);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.shows(cube);
  }
}
