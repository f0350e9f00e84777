package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/** For every part of a heap the cards that Restrictions of exactly these cubes can keep. */
final class Restrictions {
  /**
   * A Restriction read up to one of its sets.
   *
   * @param kept the cards that it keeps so far
   * @param last the last set named, by the part
   * @param relation what stands before that set; nothing before the first
   */
  private record Chain(int kept, int last, long part, String relation, Optional<Chain> before) {}

  /** Restrictions and the cards that they keep together. */
  private record Kept(int mask, List<Chain> chains) {}

  private final Heap heap;
  private final Stock stock;
  private final Deck deck;
  private final NamedSets names;
  private final Meter meter;
  private final int mostKept;
  private final WordMap<List<Chain>> chains = new WordMap<>();
  private final WordMap<Map<Integer, Kept>> known = new WordMap<>();

  Restrictions(Law law, Heap heap, Stock stock, Deck deck, NamedSets names, Meter meter) {
    this.heap = heap;
    this.stock = stock;
    this.deck = deck;
    this.names = names;
    this.meter = meter;
    int removes =
        law.demands().stream()
            .mapToInt(demand -> demand instanceof Demand.RestrictionsRemove(int least) ? least : 0)
            .max()
            .orElse(0);
    this.mostKept = deck.cards() - removes;
  }

  /** The sets of cards that Restrictions of exactly these cubes can keep. */
  Iterable<Integer> of(long used) {
    return kept(used).keySet();
  }

  /** Restrictions that keep just these cards. */
  String text(long used, int mask) {
    Kept kept = kept(used).getOrDefault(mask, new Kept(mask, List.of()));
    return kept.chains().stream().map(this::text).collect(Collectors.joining(" ; "));
  }

  private String text(Chain chain) {
    String set = names.text(chain.part(), chain.last());
    return chain
        .before()
        .map(before -> text(before) + " " + chain.relation() + " " + set)
        .orElse(set);
  }

  private Map<Integer, Kept> kept(long used) {
    @Nullable Map<Integer, Kept> before = known.get(used);
    if (before != null) {
      return before;
    }
    Map<Integer, Kept> kept = new LinkedHashMap<>();
    for (Chain chain : chains(used)) {
      if (Integer.bitCount(chain.kept()) <= mostKept) {
        kept.putIfAbsent(chain.kept(), new Kept(chain.kept(), List.of(chain)));
      }
    }
    if (relations(used) > 1) {
      stock.shares(
          used,
          (one, other) -> {
            if (one <= other && relations(one) > 0 && relations(other) > 0) {
              both(kept(one), kept(other), kept);
            }
            return false;
          });
    }
    meter.keep(20L * kept.size() + 10);
    known.put(used, kept);
    return kept;
  }

  private void both(Map<Integer, Kept> some, Map<Integer, Kept> others, Map<Integer, Kept> kept) {
    meter.step((long) some.size() * others.size());
    for (Kept one : some.values()) {
      for (Kept other : others.values()) {
        int mask = one.mask() & other.mask();
        if (!kept.containsKey(mask)) {
          List<Chain> both = new ArrayList<>(one.chains());
          both.addAll(other.chains());
          kept.put(mask, new Kept(mask, both));
        }
      }
    }
  }

  /** How many relations the part has. */
  int relations(long used) {
    int relations = 0;
    for (Heap.Kind kind : heap.kinds()) {
      relations += kind.isRelation() ? stock.count(used, kind.dimension()) : 0;
    }
    return relations;
  }

  /** One Restriction of exactly these cubes, a chain where it has several relations. */
  private List<Chain> chains(long used) {
    @Nullable List<Chain> before = chains.get(used);
    if (before != null) {
      return before;
    }
    Map<Long, Chain> found = new LinkedHashMap<>();
    int relations = relations(used);
    for (Heap.Kind kind : heap.kinds()) {
      if (kind.isRelation() && relations > 0) {
        stock.splits(
            used,
            stock.one(kind.dimension()),
            (one, other) -> {
              if (relations(other) == 0 && relations(one) == relations - 1) {
                for (Symbol relation : kind.meanings()) {
                  extend(one, relation, kind, other, found);
                }
              }
              return false;
            });
      }
    }
    List<Chain> list = new ArrayList<>(found.values());
    meter.keep(12L * list.size() + 10);
    chains.put(used, list);
    return list;
  }

  private void extend(
      long one, Symbol relation, Heap.Kind kind, long other, Map<Long, Chain> found) {
    int[] rights = names.of(other).toArray();
    for (Chain chain : relations(one) == 0 ? starts(one) : chains(one)) {
      meter.step(rights.length);
      for (int right : rights) {
        int broken = relation == Symbol.EQUALS ? chain.last() ^ right : chain.last() & ~right;
        int kept = chain.kept() & ~broken;
        long key = (long) kept << 32 | right;
        found.putIfAbsent(
            key, new Chain(kept, right, other, kind.written(relation), Optional.of(chain)));
      }
    }
  }

  private List<Chain> starts(long used) {
    List<Chain> starts = new ArrayList<>();
    for (int mask : names.of(used).toArray()) {
      starts.add(new Chain(deck.all(), mask, used, "", Optional.empty()));
    }
    return starts;
  }
}
