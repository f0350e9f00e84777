package org.mathmat.onsets.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Kit;
import org.mathmat.onsets.Symbol;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Layout;
import org.mathmat.table.shake.Table;

/**
 * The cubes and cards of a shake.
 *
 * @param roll the cubes, once they are rolled
 * @param deal the cards, once they are dealt
 */
record OnSetsLayout(OnSetsGame game, Optional<List<Symbol>> roll, Optional<List<Card>> deal)
    implements Layout {
  @Override
  public Optional<List<String>> cubes() {
    return roll.map(symbols -> symbols.stream().map(Symbol::text).toList());
  }

  @Override
  public Optional<List<String>> cards() {
    return deal.map(cards -> cards.stream().map(Card::text).toList());
  }

  @Override
  public boolean awaitsCards() {
    return deal.isEmpty();
  }

  @Override
  public Checked<Layout> rolled(List<String> cubes) {
    List<Symbol> symbols = new ArrayList<>();
    for (String cube : cubes) {
      Optional<Symbol> symbol = OnSetsTable.symbol(cube);
      if (symbol.isEmpty()) {
        return Checked.bad(RefusalCode.FORMAT, "\"" + cube + "\" is no cube of On-Sets.");
      }
      symbols.add(symbol.get());
    }
    return isRoll(symbols)
        ? Checked.good(new OnSetsLayout(game, Optional.of(List.copyOf(symbols)), deal))
        : Checked.bad(
            RefusalCode.FORMAT,
            "A roll has 3 digits, 8 colours, 4 operations and 3 of V Λ = ⊆ (in Elementary V and Λ,"
                + " both of them).");
  }

  private boolean isRoll(List<Symbol> rolled) {
    Cubes cubes = Cubes.of(rolled);
    List<Cubes> setOut = Kit.setOut(game.division().symbols());
    boolean ordinary =
        count(rolled, Symbol.Kind.DIGIT) == 3
            && count(rolled, Symbol.Kind.COLOUR) == 8
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

  /** Too many cards are dealt: the last ones go back. */
  @Override
  public Checked<Layout> dealt(List<String> texts) {
    List<Card> dealt = new ArrayList<>();
    for (String text : texts) {
      Optional<Card> card = Card.of(text);
      if (card.isEmpty() || dealt.contains(card.get())) {
        return Checked.bad(
            RefusalCode.FORMAT, "\"" + text + "\" is no card, or has been dealt before.");
      }
      dealt.add(card.get());
    }
    int fewest = game.division().kit().cards().fewest();
    int most = game.division().kit().cards().most();
    return dealt.size() < fewest
        ? Checked.bad(RefusalCode.FORMAT, "At least " + fewest + " cards must be dealt.")
        : Checked.good(
            new OnSetsLayout(
                game,
                roll,
                Optional.of(List.copyOf(dealt.subList(0, Math.min(dealt.size(), most))))));
  }

  @Override
  public Optional<Table> table() {
    return roll.flatMap(cubes -> deal.map(cards -> new OnSetsTable(game, cubes, cards)));
  }
}
