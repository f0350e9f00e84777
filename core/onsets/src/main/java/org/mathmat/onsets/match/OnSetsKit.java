package org.mathmat.onsets.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Kit;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Symbol;
import org.mathmat.table.Parsed;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Lot;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Section;

/** The eighteen cubes and sixteen cards on the table. */
record OnSetsKit(Division division, Law plain) implements Game.Kit {
  OnSetsKit(Division division) {
    this(division, division.lawWith(List.of()));
  }

  @Override
  public Checked<List<String>> roll(List<String> cubes) {
    List<Symbol> symbols = new ArrayList<>();
    for (String cube : cubes) {
      Optional<Symbol> symbol = symbol(cube);
      if (symbol.isEmpty()) {
        return Checked.bad(RefusalCode.FORMAT, "\"" + cube + "\" is no cube of On-Sets.");
      }
      symbols.add(symbol.get());
    }
    return isRoll(symbols)
        ? Checked.good(symbols.stream().map(OnSetsKit::text).toList())
        : Checked.bad(
            RefusalCode.FORMAT,
            "A roll has 3 digits, 8 colours, 4 operations and 3 of V Λ = ⊆ (in Elementary V and Λ,"
                + " both of them).");
  }

  private boolean isRoll(List<Symbol> rolled) {
    Cubes cubes = Cubes.of(rolled);
    List<Cubes> setOut = Kit.setOut(division.symbols());
    int colours = count(rolled, Symbol.Kind.COLOUR);
    boolean ordinary =
        count(rolled, Symbol.Kind.DIGIT) == 3
            && colours == 8
            && count(rolled, Symbol.Kind.OPERATION) == 4
            && cubes.size() == 18;
    return ordinary
        && (setOut.isEmpty()
            || setOut.stream()
                .anyMatch(out ->
                    out.count(Symbol.UNIVERSE) == cubes.count(Symbol.UNIVERSE)
                        && out.count(Symbol.NULL_SET) == cubes.count(Symbol.NULL_SET)));
  }

  private static int count(List<Symbol> symbols, Symbol.Kind kind) {
    return (int) symbols.stream().filter(symbol -> symbol.is(kind)).count();
  }

  /** A digit cube. */
  @Override
  public List<Lot.Face> lotCube() {
    return Kit.digitCube().stream()
        .map(digit -> new Lot.Face(text(digit), OptionalInt.of(Character.digit(digit.sign(), 10))))
        .toList();
  }

  /** Too many cards are dealt: the last ones go back. */
  @Override
  public Optional<Checked<List<String>>> deal(List<String> cards) {
    List<String> dealt = new ArrayList<>();
    for (String text : cards) {
      Optional<Card> card = Card.of(text);
      if (card.isEmpty() || dealt.contains(card.get().text())) {
        return Optional.of(
            Checked.bad(
                RefusalCode.FORMAT, "\"" + text + "\" is no card, or has been dealt before."));
      }
      dealt.add(card.get().text());
    }
    if (dealt.size() < division.kit().cards().fewest()) {
      return Optional.of(
          Checked.bad(
              RefusalCode.FORMAT,
              "At least " + division.kit().cards().fewest() + " cards must be dealt."));
    }
    return Optional.of(
        Checked.good(
            List.copyOf(dealt.subList(0, Math.min(dealt.size(), division.kit().cards().most())))));
  }

  static Optional<Symbol> symbol(String text) {
    return text.length() == 1 ? Symbol.of(text.charAt(0)) : Optional.empty();
  }

  private static String text(Symbol symbol) {
    return String.valueOf(symbol.sign());
  }

  @Override
  public boolean names(String name, String cube) {
    return symbol(name).equals(symbol(cube));
  }

  @Override
  public Checked<Row> goal(String text, Mat mat) {
    return switch (Goal.parse(text)) {
      case Parsed.Bad<Goal>(_, String message) -> Checked.bad(RefusalCode.GOAL_FORM, message);
      case Parsed.Good<Goal>(Goal goal) -> row(goal, mat);
    };
  }

  private static Checked<Row> row(Goal goal, Mat before) {
    List<Integer> used = new ArrayList<>();
    Mat mat = before;
    for (Goal.Digit digit : goal.digits()) {
      String face = String.valueOf(digit.number());
      Optional<Integer> cube = mat.first(Section.RESOURCES, face::equals);
      if (cube.isEmpty()) {
        return Checked.bad(
            RefusalCode.NO_SUCH_CUBE, "There are not so many " + face + " cubes in Resources.");
      }
      used.add(cube.get());
      mat = mat.with(cube.get(), Section.GOAL);
    }
    Mat laid = mat;
    List<Integer> rest =
        laid.numbers(Section.RESOURCES)
            .filter(cube -> is(laid.cubes().get(cube), Symbol.Kind.DIGIT))
            .boxed()
            .toList();
    return Checked.good(new Row(goal.text(), used, rest));
  }

  private static boolean is(String cube, Symbol.Kind kind) {
    return symbol(cube).stream().anyMatch(symbol -> symbol.is(kind));
  }

  @Override
  public Optional<String> keptFromBonus(String cube) {
    return is(cube, Symbol.Kind.DIGIT) || is(cube, Symbol.Kind.RELATION)
        ? Optional.of("The Goal-setter's bonus may not be a digit, = or ⊆.")
        : Optional.empty();
  }

  @Override
  public Optional<String> keptFrom(String cube, Section to, int resources) {
    boolean relation = to == Section.FORBIDDEN && is(cube, Symbol.Kind.RELATION);
    boolean open =
        !relation
            || plain
                .sections(Manner.MOVE, Symbol.EQUALS, Math.max(2, resources))
                .contains(org.mathmat.onsets.Section.FORBIDDEN);
    return open
        ? Optional.empty()
        : Optional.of("= and ⊆ stay out of Forbidden while more than four cubes are left.");
  }

  @Override
  public Optional<String> keptFromShift(String cube, Section to) {
    return to == Section.FORBIDDEN && is(cube, Symbol.Kind.RELATION)
        ? Optional.of("= and ⊆ are never shifted to Forbidden.")
        : Optional.empty();
  }
}
