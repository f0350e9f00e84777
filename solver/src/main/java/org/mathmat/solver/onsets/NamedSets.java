package org.mathmat.solver.onsets;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/** For every part of a heap the sets that exactly these cubes can name. */
final class NamedSets {
  private final Law law;
  private final Heap heap;
  private final Stock stock;
  private final Deck deck;
  private final Meter meter;
  private final WordMap<Masks> known = new WordMap<>();

  NamedSets(Law law, Heap heap, Stock stock, Deck deck, Meter meter) {
    this.law = law;
    this.heap = heap;
    this.stock = stock;
    this.deck = deck;
    this.meter = meter;
  }

  /** What one use of a kind of cube costs; an operation counts as one as well. */
  private long cost(Heap.Kind kind) {
    boolean operation = kind.meanings().iterator().next().is(Symbol.Kind.OPERATION);
    return stock.one(kind.dimension())
        + (operation && heap.operations() >= 0 ? stock.one(heap.operations()) : 0);
  }

  private static Symbol role(Heap.Kind kind) {
    return kind.meanings().iterator().next();
  }

  Masks of(long used) {
    @Nullable Masks before = known.get(used);
    if (before != null) {
      return before;
    }
    Masks masks = new Masks(deck.cards());
    meter.keep(masks.words());
    meter.step(masks.words());
    for (Heap.Kind kind : heap.kinds()) {
      if (role(kind).namesSet() && used == stock.one(kind.dimension())) {
        kind.meanings().forEach(meaning -> masks.add(deck.named(meaning)));
      }
    }
    for (Heap.Kind kind : heap.kinds()) {
      if (role(kind).joins()) {
        addJoined(kind, used, masks);
      }
    }
    for (Heap.Kind kind : heap.kinds()) {
      if (role(kind) == Symbol.COMPLEMENT) {
        addPrimed(kind, used, masks);
      }
    }
    known.put(used, masks);
    return masks;
  }

  private void addJoined(Heap.Kind kind, long used, Masks masks) {
    stock.splits(
        used,
        cost(kind),
        (one, other) -> {
          int[] lefts = of(one).toArray();
          int[] rights = of(other).toArray();
          meter.step((long) lefts.length * rights.length);
          for (Symbol meaning : kind.meanings()) {
            for (int left : lefts) {
              for (int right : rights) {
                masks.add(law.signs().of(meaning).of(left, right) & deck.all());
              }
            }
          }
          return false;
        });
  }

  private void addPrimed(Heap.Kind kind, long used, Masks masks) {
    stock.rests(
        used,
        cost(kind),
        (part, _) -> {
          for (int mask : (part == used ? masks : of(part)).toArray()) {
            masks.add(deck.all() & ~mask);
          }
          return false;
        });
  }

  /** A Set-Name of exactly these cubes for one of the sets they can name. */
  String text(long used, int mask) {
    return text(used, mask, 0).orElseThrow();
  }

  private Optional<String> text(long used, int mask, int primes) {
    if (!of(used).contains(mask)) {
      return Optional.empty();
    }
    for (Heap.Kind kind : heap.kinds()) {
      if (role(kind).namesSet() && used == stock.one(kind.dimension())) {
        for (Symbol meaning : kind.meanings()) {
          if (deck.named(meaning) == mask) {
            return Optional.of(kind.written(meaning));
          }
        }
      }
    }
    Found found = new Found();
    for (Heap.Kind kind : heap.kinds()) {
      if (found.text.isEmpty() && role(kind).joins()) {
        stock.splits(used, cost(kind), (one, other) -> joined(kind, one, other, mask, found));
      }
      if (found.text.isEmpty() && role(kind) == Symbol.COMPLEMENT) {
        stock.rests(
            used,
            cost(kind),
            (part, _) -> {
              if (part != used || primes == 0) {
                found.text =
                    text(part, deck.all() & ~mask, part == used ? 1 : 0)
                        .map(inner -> closed(inner) + kind.written(Symbol.COMPLEMENT));
              }
              return found.text.isPresent();
            });
      }
    }
    return found.text;
  }

  /** What a search has found so far. */
  private static final class Found {
    private Optional<String> text = Optional.empty();
  }

  private boolean joined(Heap.Kind kind, long one, long other, int mask, Found found) {
    for (Symbol meaning : kind.meanings()) {
      for (int left : of(one).toArray()) {
        for (int right : of(other).toArray()) {
          if ((law.signs().of(meaning).of(left, right) & deck.all()) == mask) {
            Optional<String> a = text(one, left, 0);
            Optional<String> b = text(other, right, 0);
            if (a.isPresent() && b.isPresent()) {
              found.text =
                  Optional.of(
                      closed(a.get()) + " " + kind.written(meaning) + " " + closed(b.get()));
              return true;
            }
          }
        }
      }
    }
    return false;
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
