package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Parsed;

/** A Set-Name that stands by itself, outside any Solution: the blank of Double Set. */
public record SetExpression(SetName name, int symbols) {
  /** The expression that a text spells: a sound Set-Name and no notes. */
  public static Optional<SetExpression> parse(String text) {
    // Read once more from its canonical text, so that equal expressions are equal records.
    return read(text).flatMap(expression -> read(expression.text()));
  }

  private static Optional<SetExpression> read(String text) {
    if (!(Notation.parse(text) instanceof Parsed.Good<Written>(Written written))
        || written.parts().size() != 1
        || !written.notes().isEmpty()
        || written.blank().isPresent()) {
      return Optional.empty();
    }
    List<Written.Token> tokens = written.parts().getFirst();
    int symbols = 0;
    for (Written.Token token : tokens) {
      if (token instanceof Written.Mark mark) {
        if (mark.cube().isPresent()) {
          return Optional.empty();
        }
        symbols++;
      }
    }
    int count = symbols;
    return Structure.name(tokens, true, new ArrayList<>())
        .map(name -> new SetExpression(name, count));
  }

  /** The cards it names; where it has several readings, the one grouped from the left. */
  public int cards(Universe universe, Signs signs) {
    return cards(name, universe, signs);
  }

  private static int cards(SetName name, Universe universe, Signs signs) {
    return switch (name) {
      case SetName.Leaf(Written.Mark mark) -> universe.named(mark.symbol());
      case SetName.Prime prime -> prime.primed(cards(prime.of(), universe, signs), universe.all());
      case SetName.Row(List<SetName> sets, List<Written.Mark> between) -> {
        int cards = cards(sets.getFirst(), universe, signs);
        for (int i = 0; i < between.size(); i++) {
          int next = cards(sets.get(i + 1), universe, signs);
          cards = signs.of(between.get(i).symbol()).of(cards, next);
        }
        yield cards;
      }
    };
  }

  public String text() {
    return name.text();
  }
}
