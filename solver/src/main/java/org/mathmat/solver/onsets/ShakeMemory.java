package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;
import org.mathmat.solver.search.Meter;

/** What is known about the cubes and cards of a shake, from question to question. */
final class ShakeMemory {
  /** A Solution that was found in this shake. */
  record Known(Reading reading, Search.Hit hit, Spelling text) {}

  private static final int MOST_KNOWN = 1_000;

  private final Universe universe;
  private final Cubes cubes;
  private final List<Reading> readings = new ArrayList<>();
  private final List<Known> known = new ArrayList<>();

  ShakeMemory(Law law, Position position, Meter meter) {
    this.universe = position.universe();
    this.cubes = usable(position);
    for (Card blank : blanks(law)) {
      Deck deck = new Deck(universe.wearing(blank));
      for (Optional<Heap.WildMeaning> wild : meanings(law)) {
        readings.add(new Reading(law, cubes, deck, wild, meter));
      }
    }
  }

  /** The cubes that are not in Forbidden. */
  static Cubes usable(Position position) {
    return position.required().plus(position.permitted()).plus(position.resources());
  }

  /** Whether a position may be one of this shake, so that what is known holds for it. */
  boolean isOf(Position position) {
    Cubes usable = usable(position);
    return position.universe().equals(universe)
        && Symbol.ALL.stream()
            .allMatch(
                cube -> cube.is(Symbol.Kind.DIGIT) || usable.count(cube) <= cubes.count(cube));
  }

  /** Every reading that makes a difference in a position, the plainest first. */
  List<Reading> readings(Position position) {
    Cubes usable = usable(position);
    return readings.stream()
        .filter(reading -> reading.wild().map(wild -> usable.has(wild.cube())).orElse(true))
        .toList();
  }

  void add(Known solution) {
    if (known.size() < MOST_KNOWN) {
      known.add(solution);
    }
  }

  List<Known> known() {
    return known;
  }

  /** The dots that the blank card may bear; those it has first. */
  private List<Card> blanks(Law law) {
    return universe.cards().contains(Card.BLANK)
        ? law.blankMayBe().stream().sorted(Comparator.comparingInt(Card::dots)).toList()
        : List.of(Card.BLANK);
  }

  /** What a wild cube stands for: what it shows first. */
  private List<Optional<Heap.WildMeaning>> meanings(Law law) {
    List<Optional<Heap.WildMeaning>> meanings = new ArrayList<>();
    meanings.add(Optional.empty());
    for (Map.Entry<Symbol, Set<Symbol>> wild : law.meanings().wild().entrySet()) {
      for (Symbol meaning : wild.getValue()) {
        if (cubes.has(wild.getKey())
            && !meaning.is(Symbol.Kind.DIGIT)
            && !law.meanings().freely(wild.getKey()).contains(meaning)) {
          meanings.add(Optional.of(new Heap.WildMeaning(wild.getKey(), meaning)));
        }
      }
    }
    return meanings;
  }
}
