package org.mathmat.equations;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Numerals.Points;

/** Everything that a Goal on the mat can be read as, before it is grouped. */
final class Meanings {
  private final Law law;
  private final Goal goal;
  private final List<Goal.Placed> placed;
  private final Extras extras;
  private final Predicate<Written> visitor;

  /**
   * What a writer may add to a Goal that is not on the mat.
   *
   * @param factorials whether he may put in {@code !}
   * @param powers the powers of the base that a 1 may stand for
   */
  record Extras(boolean factorials, List<Integer> powers) {
    static final Extras NONE = new Extras(false, List.of());

    /** Factorials, and a 1 as the base: what can make a Goal legal that is not without. */
    static final Extras ANY = new Extras(true, List.of(1));

    /**
     * Factorials, and a 1 as one of the powers of the base up to some exponent, nearer ones first.
     */
    static Extras upTo(int exponent) {
      return new Extras(
          true,
          IntStream.rangeClosed(1, exponent).flatMap(e -> IntStream.of(e, -e)).boxed().toList());
    }
  }

  private Meanings(Law law, Goal goal, Extras extras, Predicate<Written> visitor) {
    this.law = law;
    this.goal = goal;
    this.placed = goal.placed();
    this.extras = extras;
    this.visitor = visitor;
  }

  /** Shows each expression that the Goal spells to the visitor, until it has seen enough. */
  static void visit(Law law, Goal goal, Extras extras, Predicate<Written> visitor) {
    Meanings meanings = new Meanings(law, goal, extras, visitor);
    Optional<Wild> wild =
        law.wild().filter(w -> goal.cubes().stream().anyMatch(c -> c.symbol() == w.cube()));
    if (wild.isEmpty()) {
      meanings.from(0, new ArrayList<>(), Optional.empty(), 0);
      return;
    }
    Set<Symbol> reach = law.wildReach(wild.get());
    for (Symbol meaning : Symbol.values()) {
      boolean shown = meaning == wild.get().cube();
      if ((shown || reach.contains(meaning))
          && !meanings.from(0, new ArrayList<>(), Optional.of(meaning), 0)) {
        return;
      }
    }
  }

  /** A cube that means nothing at all as it lies, if there is one. */
  static Optional<Goal.Placed> meaningless(Law law, Goal goal) {
    Meanings meanings = new Meanings(law, goal, Extras.ANY, _ -> true);
    return goal.placed().stream()
        .filter(cube -> law.wild().filter(w -> w.cube() == cube.cube().symbol()).isEmpty())
        .filter(cube -> meanings.options(cube, List.of(), Optional.empty()).isEmpty())
        .findFirst();
  }

  /** Goes on from a cube; false once the visitor has seen enough. */
  private boolean from(int index, List<Piece> pieces, Optional<Symbol> wild, int factorials) {
    if (index == placed.size()) {
      return Gaps.grouped(goal, pieces).stream().allMatch(visitor);
    }
    for (List<Piece> option : options(placed.get(index), pieces, wild)) {
      int so = factorials + raisedFactorials(option);
      if (so > law.factorials().inGoal()) {
        continue;
      }
      pieces.addAll(option);
      boolean more = from(index + 1, pieces, wild, so);
      int added = 0;
      while (more && extras.factorials() && mayHaveFactorial(pieces, so + added)) {
        added++;
        pieces.add(
            new Piece(
                Piece.Kind.POSTFIX,
                List.of(mark(Glyph.BANG, Turn.UPRIGHT, Optional.empty())),
                false));
        more = from(index + 1, pieces, wild, so + added);
      }
      for (int i = 0; i < option.size() + added; i++) {
        pieces.removeLast();
      }
      if (!more) {
        return false;
      }
    }
    return true;
  }

  private boolean mayHaveFactorial(List<Piece> pieces, int already) {
    return law.signs().has(Op.FACTORIAL)
        && already < law.factorials().inGoal()
        && pieces.getLast().endsOperand();
  }

  /** What a cube can be behind these pieces. */
  private List<List<Piece>> options(
      Goal.Placed cube, List<Piece> before, Optional<Symbol> wildMeaning) {
    List<List<Piece>> options = new ArrayList<>();
    Symbol shown = cube.cube().symbol();
    Optional<Symbol> meant =
        wildMeaning.filter(_ -> law.wild().filter(w -> w.cube() == shown).isPresent());
    Symbol symbol = meant.orElse(shown);
    Optional<Symbol> wild = meant.filter(m -> m != shown).map(_ -> shown);
    boolean operandBefore = !before.isEmpty() && before.getLast().endsOperand();
    for (Glyph glyph : glyphs(symbol, cube.turn())) {
      for (Turn turn : turns(glyph, cube, wild)) {
        Mark mark = mark(glyph, turn, wild);
        options.add(List.of(new Piece(Piece.kind(glyph), List.of(mark), true)));
        if (glyph.isDigit()
            && operandBefore
            && law.raised().filter(cube.cube()::mayBe).isPresent()) {
          addRaised(mark, options);
          for (int exponent : powers(glyph)) {
            addRaised(power(mark, exponent), options);
          }
        }
        if (glyph.isDigit()
            && turn == Turn.UPRIGHT
            && law.numerals().points(Side.GOAL) == Points.FREE) {
          Mark point = mark(Glyph.POINT, Turn.UPRIGHT, Optional.empty());
          options.add(
              List.of(
                  new Piece(Piece.Kind.DIGIT, List.of(point), false),
                  new Piece(Piece.Kind.DIGIT, List.of(mark), true)));
        }
        for (int exponent : powers(glyph)) {
          Mark power = power(mark, exponent);
          options.add(List.of(new Piece(Piece.Kind.DIGIT, List.of(power), true)));
        }
      }
    }
    return options;
  }

  /** A raised numeral, bare and with factorials as far as they may be put in. */
  private void addRaised(Mark numeral, List<List<Piece>> options) {
    boolean factorial = extras.factorials() && law.signs().has(Op.FACTORIAL);
    int most = factorial ? law.factorials().inGoal() : 0;
    List<Mark> raised = new ArrayList<>();
    raised.add(mark(Glyph.OPEN_BRACE, Turn.UPRIGHT, Optional.empty()));
    raised.add(numeral);
    for (int bangs = 0; bangs <= most; bangs++) {
      List<Mark> closed = new ArrayList<>(raised);
      closed.add(mark(Glyph.CLOSE_BRACE, Turn.UPRIGHT, Optional.empty()));
      options.add(List.of(new Piece(Piece.Kind.POSTFIX, List.copyOf(closed), true)));
      raised.add(mark(Glyph.BANG, Turn.UPRIGHT, Optional.empty()));
    }
  }

  /** How many factorials a raised numeral has. */
  private static int raisedFactorials(List<Piece> option) {
    return (int)
        option.stream()
            .flatMap(piece -> piece.marks().stream())
            .filter(mark -> mark.glyph() == Glyph.BANG)
            .count();
  }

  /** The powers of the base that the glyph may stand for. */
  private List<Integer> powers(Glyph glyph) {
    return glyph == Glyph.D1 && law.numerals().leaves().contains(Leaf.POWER_OF_THE_BASE)
        ? extras.powers()
        : List.of();
  }

  private static Mark power(Mark one, int exponent) {
    return new Mark(
        one.glyph(), one.turn(), Optional.of(BigInteger.valueOf(exponent)), one.wild(), false, 1);
  }

  /** What the symbol can be written as, lying so. */
  private List<Glyph> glyphs(Symbol symbol, Turn turn) {
    List<Glyph> glyphs = new ArrayList<>();
    if (symbol.isDigit()) {
      glyphs.add(Glyph.of(symbol));
    }
    for (Op op : Op.values()) {
      if (law.signs().has(op) && op.turn() == turn && op.symbol().equals(Optional.of(symbol))) {
        Glyph glyph = Glyph.of(op);
        if (!glyphs.contains(glyph)) {
          glyphs.add(glyph);
        }
      }
    }
    Set<Leaf> leaves = law.numerals().leaves();
    if (symbol == Symbol.POWER && leaves.contains(Leaf.TEN)) {
      glyphs.add(Glyph.TEN);
    }
    if (symbol == Symbol.POWER
        && turn == Turn.UPRIGHT
        && law.numerals().points(Side.GOAL) == Points.CUBE) {
      glyphs.add(Glyph.POINT);
    }
    if (symbol == Symbol.ROOT && leaves.contains(Leaf.ELEVEN)) {
      glyphs.add(Glyph.ELEVEN);
    }
    if (law.numerals().unit().equals(Optional.of(symbol))
        && law.numerals().unitLies(turn) == turn) {
      glyphs.add(Glyph.I);
    }
    return glyphs;
  }

  private List<Turn> turns(Glyph glyph, Goal.Placed cube, Optional<Symbol> wild) {
    if (!glyph.isNumber()
        || (glyph == Glyph.I && law.numerals().unitLies(Turn.UPRIGHT).isSideways())) {
      return List.of(Turn.UPRIGHT);
    }
    List<Turn> turns = new ArrayList<>();
    for (Turn turn : Turn.values()) {
      if (law.allows(turn, Side.GOAL)
          && Spelling.liesAs(cube, turn, glyph == Glyph.TEN, wild.isPresent())) {
        turns.add(turn);
      }
    }
    return turns;
  }

  private static Mark mark(Glyph glyph, Turn turn, Optional<Symbol> wild) {
    return new Mark(glyph, turn, Optional.empty(), wild, false, 1);
  }
}
