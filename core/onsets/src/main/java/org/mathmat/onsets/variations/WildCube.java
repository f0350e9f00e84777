package org.mathmat.onsets.variations;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.book.Entry;

/** The cube may stand for any symbol but a digit, for the same one throughout a Solution. */
public record WildCube(Symbol cube) implements Variation {
  /** With the cubes that may be wild where these symbols may stand in a Solution. */
  public static Entry<Variation> entry(Set<Symbol> symbols) {
    // Where there are Restrictions, their = and ⊆ may not be wild; a digit nowhere.
    Predicate<Symbol> mayBeWild =
        cube ->
            !cube.is(Symbol.Kind.DIGIT)
                && !(cube.is(Symbol.Kind.RELATION) && symbols.contains(cube));
    return Entry.<Variation>choice(
            "wild-cube",
            "Wild _",
            "Wild Cube",
            "Cubes with this sign may stand for any other but a digit, and for the same one"
                + " everywhere in your Solution.",
            "With Wild Y, the cards B R BR and the cubes B R Y, R ∪<Y> B comes to 3.",
            Symbol.ALL.stream().filter(mayBeWild).<Variation>map(WildCube::new).toList())
        .readBy(text -> Spoken.of(text).symbolBeside("wild").filter(mayBeWild).map(WildCube::new));
  }

  @Override
  public String name() {
    return "Wild " + cube.sign();
  }

  @Override
  public String subject() {
    return "wild cube";
  }

  @Override
  public Law amend(Law law) {
    return law.wild(cube).offeringUses(this::uses);
  }

  /** What the cube may stand for; nothing where there is no such cube. */
  private List<Key> uses(Law law, List<Key> signs) {
    if (!law.symbols().contains(cube)) {
      return List.of();
    }
    List<String> within = law.meanings().withNote(cube).stream().map(Symbol::text).toList();
    List<String> meanings =
        signs.stream().filter(key -> within.contains(key.text())).map(Key::text).toList();
    List<String> sets =
        Stream.of(Symbol.BLUE, Symbol.RED, Symbol.GREEN)
            .filter(symbol -> symbol != cube)
            .map(Symbol::text)
            .toList();
    String meaning = (cube == Symbol.UNION ? Symbol.INTERSECTION : Symbol.UNION).text();
    String sign = cube.text();
    return List.of(
        Key.filled(
                Kind.USE,
                Key.BLANK + "<" + sign + ">",
                meanings,
                "a wild " + sign + " that stands for",
                "%s %s<%s> %s".formatted(sets.get(0), meaning, sign, sets.get(1)))
            .on(sign)
            .only(Part.SOLUTION),
        Key.filled(
                Kind.NOTE,
                sign + "=" + Key.BLANK,
                meanings,
                "every " + sign + " stands for",
                "%s %s %s where %s=%s".formatted(sets.get(0), sign, sets.get(1), sign, meaning))
            .on(sign)
            .only(Part.SOLUTION));
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of(OnSetsClause.WILD_CUBE);
  }

  @Override
  public boolean touches(Shake shake) {
    return shake.roll().has(cube);
  }
}
