package org.mathmat.solver.onsets;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.onsets.Heap.Kind;
import org.mathmat.solver.onsets.Heap.Role;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.WordMap;

/**
 * For every part of a heap the cards that Restrictions of exactly these cubes can keep, worked out
 * once. A Restriction read up to one of its sets is a word: the cards kept so far above, the set
 * last named below.
 */
final class Restrictions {
  private static final int KEPT = 16;
  private static final long WORDS_EACH = 2; // of memory while chains are collected
  private static final int LAST = (1 << KEPT) - 1;

  private final Heap heap;
  private final Deck deck;
  private final NamedSets names;
  private final Meter meter;
  private final int mostKept;
  private final List<Kind> relations;
  private final int ordered;
  private final WordMap<int[]> chains = new WordMap<>();
  private final WordMap<Masks> known = new WordMap<>();

  Restrictions(Law law, Heap heap, Deck deck, NamedSets names, Meter meter) {
    this.heap = heap;
    this.deck = deck;
    this.names = names;
    this.meter = meter;
    int removes =
        law.demands().stream()
            .mapToInt(demand -> demand instanceof Demand.RestrictionsRemove(int least) ? least : 0)
            .max()
            .orElse(0);
    this.mostKept = deck.cards() - removes;
    this.relations = heap.kinds().stream().filter(kind -> kind.role() == Role.RELATION).toList();
    this.ordered =
        relations.stream()
            .filter(kind -> kind.meanings().contains(Symbol.SUBSET))
            .mapToInt(kind -> kind.uses(kind.most()))
            .sum();
  }

  /** The sets of cards that Restrictions of exactly these cubes can keep. */
  Masks of(int word) {
    @Nullable Masks before = known.get(word);
    if (before != null) {
      return before;
    }
    Masks kept = new Masks(deck.cards());
    if (heap.isChain(word)) {
      if (heap.relations(word) == 1) {
        single(word, kept);
      } else {
        for (int chain : chains(word)) {
          add(chain >>> KEPT, kept);
        }
      }
    }
    if (heap.relations(word) > 1) {
      Sharing.of(heap, word, (one, other) -> both(one, other, kept));
    }
    meter.step(kept.words());
    meter.keep(kept.words());
    known.put(word, kept);
    return kept;
  }

  private void add(int mask, Masks kept) {
    if (Integer.bitCount(mask) <= mostKept) {
      kept.add(mask);
    }
  }

  private static int broken(Symbol relation, int one, int other) {
    return relation == Symbol.EQUALS ? one ^ other : one & ~other;
  }

  /** One Restriction with one relation: most of all that are asked for. */
  private void single(int word, Masks kept) {
    for (Kind kind : relations) {
      Sharing.around(
          heap,
          word,
          kind,
          (one, other) -> {
            if (heap.isName(one) && heap.isName(other)) {
              int[] lefts = names.of(one).list();
              int[] rights = names.of(other).list();
              meter.step((long) lefts.length * rights.length);
              for (Symbol relation : kind.meanings()) {
                for (int left : lefts) {
                  for (int right : rights) {
                    add(deck.all() & ~broken(relation, left, right), kept);
                  }
                }
              }
            }
            return false;
          });
    }
  }

  private boolean both(int one, int other, Masks kept) {
    if (one > other || !heap.isRestrictions(one) || !heap.isRestrictions(other)) {
      return false;
    }
    int[] some = of(one).list();
    int[] others = of(other).list();
    meter.step((long) some.length * others.length);
    for (int left : some) {
      for (int right : others) {
        kept.add(left & right);
      }
    }
    return false;
  }

  /** One Restriction of exactly these cubes; a set by itself is the start of one. */
  private int[] chains(int word) {
    if (heap.isName(word)) {
      return Arrays.stream(names.of(word).list()).map(set -> deck.all() << KEPT | set).toArray();
    }
    int @Nullable [] before = chains.get(word);
    if (before != null) {
      return before;
    }
    IntSet found = new IntSet();
    meter.keep(WORDS_EACH * 8L);
    for (Kind kind : relations) {
      Sharing.around(
          heap,
          word,
          kind,
          (one, other) -> {
            if ((heap.isName(one) || heap.isChain(one)) && heap.isName(other)) {
              int[] rights = names.of(other).list();
              int[] lefts = chains(one);
              int size = found.size();
              for (int chain : lefts) {
                meter.step(rights.length);
                for (Symbol relation : kind.meanings()) {
                  for (int right : rights) {
                    found.add(extended(chain, relation, right));
                  }
                }
                meter.keep(WORDS_EACH * (found.size() - size));
                size = found.size();
              }
            }
            return false;
          });
    }
    int[] list = found.toArray();
    chains.put(word, list);
    return list;
  }

  private static int extended(int chain, Symbol relation, int right) {
    return (chain >>> KEPT & ~broken(relation, chain & LAST, right)) << KEPT | right;
  }

  /** Restrictions of exactly these cubes that keep just these cards, where they can. */
  Spelling first(int word, int kept) {
    Written written = new Written();
    if (!chainsKeeping(
        word,
        kept,
        chain -> {
          written.spelling = firstChain(word, chain);
          return written.spelling.isPresent();
        })) {
      pairs(
          word,
          kept,
          (one, other) -> {
            written.spelling =
                Optional.of(
                    first(one.word(), one.mask()).then(first(other.word(), other.mask()), true));
            return true;
          });
    }
    return written.spelling.orElseThrow();
  }

  /** What was written so far. */
  private static final class Written {
    private Optional<Spelling> spelling = Optional.empty();
  }

  private Optional<Spelling> firstChain(int word, int chain) {
    if (heap.isName(word)) {
      return Optional.of(names.first(word, chain & LAST));
    }
    Written written = new Written();
    ways(
        word,
        chain,
        way -> {
          written.spelling =
              firstChain(way.one().word(), way.one().mask())
                  .map(before ->
                      before.related(
                          way.written(),
                          way.commutes(),
                          names.first(way.other().word(), way.other().mask())));
          return written.spelling.isPresent();
        });
    return written.spelling;
  }

  /** Shows one Restriction after the other that exactly these cubes make to keep these cards. */
  boolean chainsKeeping(int word, int kept, IntPredicate visitor) {
    if (!heap.isChain(word) || Integer.bitCount(kept) > mostKept) {
      return false;
    }
    for (int chain : chains(word)) {
      if (chain >>> KEPT == kept && visitor.test(chain)) {
        return true;
      }
    }
    return false;
  }

  /** Shows each two Restrictions, or more, that exactly these cubes make to keep these cards. */
  boolean pairs(int word, int kept, BiPredicate<Way.Operand, Way.Operand> visitor) {
    return Sharing.of(
        heap,
        word,
        (one, other) -> {
          if (one <= other && heap.isRestrictions(one) && heap.isRestrictions(other)) {
            meter.step(of(one).list().length);
            for (int left : of(one).list()) {
              for (int right : of(other).list()) {
                if ((left & right) == kept
                    && visitor.test(new Way.Operand(one, left), new Way.Operand(other, right))) {
                  return true;
                }
              }
            }
          }
          return false;
        });
  }

  /** Whether the part is a set by itself, with which a Restriction may begin. */
  boolean isSet(int word) {
    return heap.isName(word);
  }

  /** The set with which a Restriction ends. */
  static int last(int chain) {
    return chain & LAST;
  }

  /** Shows every way to make one Restriction of one that is shorter, or of a set. */
  boolean ways(int word, int chain, Predicate<Way.Joined> visitor) {
    for (Kind kind : relations) {
      if (Sharing.around(
          heap, word, kind, (one, other) -> extended(one, kind, other, chain, visitor))) {
        return true;
      }
    }
    return false;
  }

  /** In a Restriction with = alone the sets may stand in any order. */
  private boolean extended(
      int one, Kind kind, int other, int chain, Predicate<Way.Joined> visitor) {
    if (!(heap.isName(one) || heap.isChain(one))
        || !heap.isName(other)
        || !names.of(other).contains(last(chain))) {
      return false;
    }
    meter.step(chains(one).length);
    for (int before : chains(one)) {
      for (Symbol relation : kind.meanings()) {
        if (extended(before, relation, last(chain)) == chain
            && visitor.test(
                new Way.Joined(
                    new Way.Operand(one, before),
                    kind.written(relation),
                    relation == Symbol.EQUALS && (one & ordered) == 0,
                    new Way.Operand(other, last(chain))))) {
          return true;
        }
      }
    }
    return false;
  }
}
