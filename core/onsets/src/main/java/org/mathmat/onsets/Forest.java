package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.onsets.Written.Mark;

/**
 * Every reading of a Solution at once. A row of n sets has as many groupings as the Catalan number
 * of n - 1; here each span of a row keeps the set of all sets that its groupings can name, so the
 * work grows with n cubed and not with the number of readings.
 *
 * <p>All operations look at one card at a time, so a Set-Name worked out in a restricted universe
 * is the one worked out in the whole universe, less the cards that were removed.
 */
final class Forest {
  /** Combinations after which the judge gives up; far above any Solution that a kit allows. */
  private static final long PATIENCE = 5_000_000;

  private final Universe universe;
  private final Signs signs;
  private final IdentityHashMap<SetName, int[][][]> known = new IdentityHashMap<>();
  private long left = PATIENCE;

  Forest(Universe universe, Signs signs) {
    this.universe = universe;
    this.signs = signs;
  }

  /** Whether there was too much to work out; what was found is then not all. */
  boolean exhausted() {
    return left <= 0;
  }

  /** The sets of cards that the readings of a Set-Name are, each once. */
  int[] named(SetName name) {
    return switch (name) {
      case SetName.Leaf(Mark mark) -> new int[] {universe.named(mark.symbol())};
      case SetName.Prime prime -> {
        int[] masks = named(prime.of());
        for (int i = 0; i < masks.length; i++) {
          masks[i] = prime.primed(masks[i], universe.all());
        }
        yield masks;
      }
      case SetName.Row row ->
          row.sets().size() == 2 ? pair(row) : spans(row)[0][row.sets().size()].clone();
    };
  }

  private int[] pair(SetName.Row row) {
    int[] first = named(row.sets().get(0));
    int[] second = named(row.sets().get(1));
    SetOperation operation = signs.of(row.signs().getFirst().symbol());
    if (first.length == 1 && second.length == 1) {
      return new int[] {operation.of(first[0], second[0])};
    }
    MaskSet all = new MaskSet();
    combine(first, second, operation, all);
    return all.toArray();
  }

  /** What each span of a row, from the first set up to but not including the second, can name. */
  private int[][][] spans(SetName.Row row) {
    int[][][] before = known.get(row);
    if (before != null) {
      return before;
    }
    int count = row.sets().size();
    int[][][] spans = new int[count][count + 1][];
    for (int i = 0; i < count; i++) {
      spans[i][i + 1] = named(row.sets().get(i));
    }
    for (int length = 2; length <= count; length++) {
      for (int from = 0; from + length <= count; from++) {
        MaskSet all = new MaskSet();
        for (int split = from + 1; split < from + length && !exhausted(); split++) {
          SetOperation operation = signs.of(row.signs().get(split - 1).symbol());
          combine(spans[from][split], spans[split][from + length], operation, all);
        }
        spans[from][from + length] = all.toArray();
      }
    }
    known.put(row, spans);
    return spans;
  }

  private void combine(int[] lefts, int[] rights, SetOperation operation, MaskSet into) {
    left -= (long) lefts.length * rights.length;
    if (exhausted()) {
      return;
    }
    for (int one : lefts) {
      for (int other : rights) {
        into.add(operation.of(one, other));
      }
    }
  }

  /** The cards that the readings of a Restriction keep, each possibility once. */
  int[] kept(Restriction restriction) {
    MaskSet kept = new MaskSet();
    for (Link link : links(restriction)) {
      kept.add(link.kept());
    }
    return kept.toArray();
  }

  /** What one of these and one of those have in common, each possibility once. */
  int[] common(int[] these, int[] those) {
    if (these.length == 1 && those.length == 1) {
      return new int[] {these[0] & those[0]};
    }
    MaskSet all = new MaskSet();
    combine(these, those, SetOperation.Plain.INTERSECTION, all);
    return all.toArray();
  }

  /** A chain read up to one of its sets: which set that is, and which cards are still there. */
  private record Link(int kept, int set, Optional<Link> before) {}

  private List<Link> links(Restriction restriction) {
    List<Link> links = new ArrayList<>();
    for (int set : named(restriction.sets().getFirst())) {
      links.add(new Link(universe.all(), set, Optional.empty()));
    }
    for (int i = 0; i < restriction.relations().size(); i++) {
      int[] sets = named(restriction.sets().get(i + 1));
      left -= (long) links.size() * sets.length;
      if (exhausted()) {
        return links;
      }
      links = linked(links, sets, restriction.relations().get(i).symbol());
    }
    return links;
  }

  private List<Link> linked(List<Link> links, int[] sets, Symbol relation) {
    List<Link> next = new ArrayList<>();
    Map<Integer, Link> seen = new HashMap<>();
    for (Link link : links) {
      for (int set : sets) {
        int kept = link.kept() & satisfying(relation, link.set(), set);
        Link longer = new Link(kept, set, Optional.of(link));
        if (links.size() * sets.length == 1
            || seen.putIfAbsent(kept << Card.COUNT | set, longer) == null) {
          next.add(longer);
        }
      }
    }
    return next;
  }

  /** The cards that satisfy one = or ⊆. */
  private int satisfying(Symbol relation, int before, int behind) {
    int broken = relation == Symbol.EQUALS ? before ^ behind : before & ~behind;
    return universe.all() & ~broken;
  }

  /**
   * The Set-Name grouped so that it has one reading, which names this set. It is asked only when
   * everything was worked out, so the work is known to be bounded.
   */
  SetName grouped(SetName name, int named) {
    left = Long.MAX_VALUE;
    return switch (name) {
      case SetName.Leaf leaf -> leaf;
      case SetName.Prime prime ->
          new SetName.Prime(
              grouped(prime.of(), prime.primed(named, universe.all())), prime.marks());
      case SetName.Row row -> grouped(row, spans(row), 0, row.sets().size(), named);
    };
  }

  private SetName grouped(SetName.Row row, int[][][] spans, int from, int to, int named) {
    if (to - from == 1) {
      return grouped(row.sets().get(from), named);
    }
    for (int split = from + 1; split < to; split++) {
      Mark sign = row.signs().get(split - 1);
      SetOperation operation = signs.of(sign.symbol());
      for (int one : spans[from][split]) {
        for (int other : spans[split][to]) {
          if (operation.of(one, other) == named) {
            return new SetName.Row(
                List.of(
                    grouped(row, spans, from, split, one), grouped(row, spans, split, to, other)),
                List.of(sign));
          }
        }
      }
    }
    throw new IllegalStateException("No reading of " + row.text() + " names that set.");
  }

  /** The Restriction grouped so that it has one reading, which keeps these cards. */
  Restriction grouped(Restriction restriction, int kept) {
    left = Long.MAX_VALUE;
    for (Link link : links(restriction)) {
      if (link.kept() == kept) {
        List<SetName> grouped = new ArrayList<>();
        Optional<Link> at = Optional.of(link);
        for (int i = restriction.sets().size() - 1; i >= 0 && at.isPresent(); i--) {
          grouped.addFirst(grouped(restriction.sets().get(i), at.get().set()));
          at = at.get().before();
        }
        return new Restriction(grouped, restriction.relations());
      }
    }
    throw new IllegalStateException("No reading of " + restriction.text() + " keeps those cards.");
  }
}
