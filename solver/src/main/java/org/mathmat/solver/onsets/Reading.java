package org.mathmat.solver.onsets;

import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Law;
import org.mathmat.solver.search.Meter;

/**
 * The cubes and cards of a shake for one meaning of the wild cube and one face of the blank card,
 * and what was worked out about them so far.
 */
final class Reading {
  private final Law law;
  private final Optional<Heap.WildMeaning> wild;
  private final Heap heap;
  private final Deck deck;
  private final NamedSets names;
  private final Restrictions restrictions;
  private Optional<Aim> aim = Optional.empty();

  Reading(Law law, Cubes cubes, Deck deck, Optional<Heap.WildMeaning> wild, Meter meter) {
    this.law = law;
    this.wild = wild;
    this.heap = new Heap(law, cubes, wild);
    this.deck = deck;
    this.names = new NamedSets(law, heap, deck, meter);
    this.restrictions = new Restrictions(law, heap, deck, names, meter);
  }

  /** The wild cube and what it stands for, where it stands for something else. */
  Optional<Heap.WildMeaning> wild() {
    return wild;
  }

  Heap heap() {
    return heap;
  }

  Deck deck() {
    return deck;
  }

  /** What is of use for a Goal of these values; what the last one needed is kept. */
  Aim aim(List<Integer> goal) {
    GoalTest test = deck.test(law, goal);
    Aim wanted =
        aim.filter(kept -> kept.test().equals(test))
            .orElseGet(() -> new Aim(test, names, restrictions));
    aim = Optional.of(wanted);
    return wanted;
  }

  /** A Solution of these parts. */
  Spelling first(Search.Hit hit) {
    Spelling name = names.first(hit.name(), hit.set());
    return hit.restriction() == 0
        ? name
        : restrictions.first(hit.restriction(), hit.kept()).then(name, false);
  }

  /** A Solution in full, with the dots of the blank card where they are others than it has. */
  String text(Spelling spelling) {
    Card blank = deck.universe().blank();
    return spelling.text() + (blank.equals(Card.BLANK) ? "" : " where blank=" + blank.text());
  }

  /** Writes Solutions in up to so many ways each. */
  Spellings spellings(int most, Meter meter) {
    return new Spellings(names, restrictions, most, meter);
  }
}
