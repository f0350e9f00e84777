package org.mathmat.solver.onsets;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
  String text(int word, int kept) {
    Written written = new Written();
    if (heap.isChain(word)) {
      for (int chain : chains(word)) {
        if (chain >>> KEPT == kept) {
          return chainText(word, chain).orElseThrow();
        }
      }
    }
    Sharing.of(
        heap,
        word,
        (one, other) -> {
          if (one <= other && heap.isRestrictions(one) && heap.isRestrictions(other)) {
            written.text = bothText(one, other, kept);
          }
          return written.text.isPresent();
        });
    return written.text.orElseThrow();
  }

  /** What was written so far. */
  private static final class Written {
    private Optional<String> text = Optional.empty();
  }

  private Optional<String> bothText(int one, int other, int kept) {
    for (int left : of(one).list()) {
      for (int right : of(other).list()) {
        if ((left & right) == kept) {
          return Optional.of(text(one, left) + " ; " + text(other, right));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> chainText(int word, int chain) {
    if (heap.isName(word)) {
      return Optional.of(names.text(word, chain & LAST));
    }
    Written written = new Written();
    for (Kind kind : relations) {
      Sharing.around(
          heap,
          word,
          kind,
          (one, other) -> {
            if ((heap.isName(one) || heap.isChain(one))
                && heap.isName(other)
                && names.of(other).contains(chain & LAST)) {
              written.text = extendedText(one, kind, other, chain);
            }
            return written.text.isPresent();
          });
      if (written.text.isPresent()) {
        break;
      }
    }
    return written.text;
  }

  private Optional<String> extendedText(int one, Kind kind, int other, int chain) {
    for (int before : chains(one)) {
      for (Symbol relation : kind.meanings()) {
        if (extended(before, relation, chain & LAST) == chain) {
          return chainText(one, before)
              .map(text ->
                  text + " " + kind.written(relation) + " " + names.text(other, chain & LAST));
        }
      }
    }
    return Optional.empty();
  }
}
