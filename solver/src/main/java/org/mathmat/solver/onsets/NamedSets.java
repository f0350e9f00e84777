package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.onsets.Heap.Kind;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.WordMap;

/** For every part of a heap the sets that exactly these cubes can name, worked out once. */
final class NamedSets {
  /** A kind of cube that joins two sets, and what it may mean. */
  private record Joiner(Kind kind, List<Sign> signs) {}

  /** A kind of cube that names a set, by itself. */
  private record Name(Kind kind, Symbol meaning, int mask) {}

  private final Heap heap;
  private final Deck deck;
  private final Meter meter;
  private final List<Name> names = new ArrayList<>();
  private final List<Joiner> joiners = new ArrayList<>();
  private final List<Kind> primes = new ArrayList<>();
  private final WordMap<Masks> known = new WordMap<>();

  NamedSets(Law law, Heap heap, Deck deck, Meter meter) {
    this.heap = heap;
    this.deck = deck;
    this.meter = meter;
    for (Kind kind : heap.kinds()) {
      switch (kind.role()) {
        case SET ->
            kind.meanings()
                .forEach(meaning -> names.add(new Name(kind, meaning, deck.named(meaning))));
        case JOIN ->
            joiners.add(
                new Joiner(
                    kind,
                    kind.meanings().stream()
                        .map(meaning -> Sign.of(meaning, law.signs().of(meaning)))
                        .toList()));
        case COMPLEMENT -> primes.add(kind);
        case RELATION, NONE -> {}
      }
    }
  }

  /** The sets that exactly these cubes can name. */
  Masks of(int word) {
    @Nullable Masks before = known.get(word);
    if (before != null) {
      return before;
    }
    Masks masks = new Masks(deck.cards());
    for (Name name : names) {
      if (word == name.kind.uses(1)) {
        masks.add(name.mask);
      }
    }
    for (Joiner joiner : joiners) {
      Sharing.around(
          heap, word, joiner.kind, (one, other) -> join(joiner.signs, one, other, masks));
    }
    for (Kind prime : primes) {
      Sharing.without(
          word, prime, (part, _) -> complement(part == word ? masks : named(part), masks));
    }
    meter.step(masks.words());
    meter.keep(masks.words());
    known.put(word, masks);
    return masks;
  }

  private Masks named(int part) {
    return heap.isName(part) ? of(part) : Masks.NONE;
  }

  private boolean join(List<Sign> signs, int one, int other, Masks masks) {
    if (!heap.isName(one) || !heap.isName(other)) {
      return false;
    }
    for (Sign sign : signs) {
      if (one <= other || !sign.commutes()) {
        int[] lefts = of(one).list();
        int[] rights = of(other).list();
        meter.step((long) lefts.length * rights.length);
        for (int left : lefts) {
          for (int right : rights) {
            masks.add(sign.join(left, right) & deck.all());
          }
        }
      }
    }
    return false;
  }

  private boolean complement(Masks some, Masks masks) {
    for (int mask : some.list()) {
      masks.add(deck.all() & ~mask);
    }
    return false;
  }

  /** A Set-Name of exactly these cubes for one of the sets they can name. */
  Spelling first(int word, int mask) {
    return first(new Way.Operand(word, mask), 0).orElseThrow();
  }

  /**
   * @param around how many complements of the same part stand around it, where one cube makes many
   */
  private Optional<Spelling> first(Way.Operand name, int around) {
    Written written = new Written();
    ways(
        name.word(),
        name.mask(),
        way -> {
          written.spelling =
              switch (way) {
                case Way.Cube(String cube) -> Optional.of(Spelling.of(cube));
                case Way.Joined(Way.Operand one, String sign, boolean commutes, var other) ->
                    first(one, 0)
                        .flatMap(left ->
                            first(other, 0).map(right -> left.joined(sign, commutes, right)));
                case Way.Complement(Way.Operand inner, String prime) -> {
                  int again = inner.word() == name.word() ? around + 1 : 0;
                  yield again > 1
                      ? Optional.empty()
                      : first(inner, again).map(spelling -> spelling.complement(prime));
                }
              };
          return written.spelling.isPresent();
        });
    return written.spelling;
  }

  /** What was written so far. */
  private static final class Written {
    private Optional<Spelling> spelling = Optional.empty();
  }

  /** Shows every way in which exactly these cubes name the set, until it is enough. */
  boolean ways(int word, int mask, Predicate<Way> visitor) {
    if (!named(word).contains(mask)) {
      return false;
    }
    for (Name name : names) {
      if (word == name.kind.uses(1)
          && name.mask == mask
          && visitor.test(new Way.Cube(name.kind.written(name.meaning)))) {
        return true;
      }
    }
    for (Joiner joiner : joiners) {
      if (Sharing.around(
          heap, word, joiner.kind, (one, other) -> joined(joiner, one, other, mask, visitor))) {
        return true;
      }
    }
    for (Kind prime : primes) {
      String written = prime.written(Symbol.COMPLEMENT);
      if (Sharing.without(
          word,
          prime,
          (part, _) ->
              named(part).contains(deck.all() & ~mask)
                  && visitor.test(
                      new Way.Complement(new Way.Operand(part, deck.all() & ~mask), written)))) {
        return true;
      }
    }
    return false;
  }

  private boolean joined(Joiner joiner, int one, int other, int mask, Predicate<Way> visitor) {
    if (!heap.isName(one) || !heap.isName(other)) {
      return false;
    }
    meter.step(of(one).list().length);
    for (Sign sign : joiner.signs) {
      String written = joiner.kind.written(sign.symbol());
      for (int left : of(one).list()) {
        for (int right : of(other).list()) {
          if ((sign.join(left, right) & deck.all()) == mask
              && visitor.test(
                  new Way.Joined(
                      new Way.Operand(one, left),
                      written,
                      sign.commutes(),
                      new Way.Operand(other, right)))) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
