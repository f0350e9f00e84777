package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  String text(int word, int mask) {
    return text(word, mask, 0).orElseThrow();
  }

  /**
   * @param around how many complements of the same part stand around it, where one cube makes many
   */
  private Optional<String> text(int word, int mask, int around) {
    if (!named(word).contains(mask)) {
      return Optional.empty();
    }
    for (Name name : names) {
      if (word == name.kind.uses(1) && name.mask == mask) {
        return Optional.of(name.kind.written(name.meaning));
      }
    }
    Written written = new Written();
    for (Joiner joiner : joiners) {
      if (written.text.isEmpty()) {
        Sharing.around(
            heap,
            word,
            joiner.kind,
            (one, other) -> {
              joiner.signs.forEach(sign -> joined(joiner.kind, sign, one, other, mask, written));
              return written.text.isPresent();
            });
      }
    }
    for (Kind prime : primes) {
      if (written.text.isEmpty()) {
        Sharing.without(
            word,
            prime,
            (part, _) -> {
              if (part != word || around == 0) {
                written.text =
                    text(part, deck.all() & ~mask, part == word ? 1 : 0)
                        .map(inner -> closed(inner) + prime.written(Symbol.COMPLEMENT));
              }
              return written.text.isPresent();
            });
      }
    }
    return written.text;
  }

  /** What was written so far. */
  private static final class Written {
    private Optional<String> text = Optional.empty();
  }

  private void joined(Kind kind, Sign sign, int one, int other, int mask, Written written) {
    if (written.text.isPresent() || !heap.isName(one) || !heap.isName(other)) {
      return;
    }
    for (int left : of(one).list()) {
      for (int right : of(other).list()) {
        if ((sign.join(left, right) & deck.all()) == mask) {
          Optional<String> a = text(one, left, 0);
          Optional<String> b = text(other, right, 0);
          if (a.isPresent() && b.isPresent()) {
            written.text =
                Optional.of(
                    closed(a.get()) + " " + kind.written(sign.symbol()) + " " + closed(b.get()));
            return;
          }
        }
      }
    }
  }

  /** In parentheses where there is a sign between two sets; a prime holds together by itself. */
  private static String closed(String name) {
    return name.indexOf(' ') < 0
        ? name
        : name.startsWith("(") && isWhole(name) ? name : "(" + name + ")";
  }

  private static boolean isWhole(String name) {
    int depth = 0;
    for (int i = 0; i < name.length(); i++) {
      char sign = name.charAt(i);
      depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
      if (depth == 0 && i + 1 < name.length() && name.charAt(i + 1) == ' ') {
        return false;
      }
    }
    return true;
  }
}
