package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Dimension;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/** The parts of the stock of a shake, and the ways to split each. */
final class Parts {
  private static final long WORDS_FOR_EACH = 8;

  private final Stock stock;
  private final Forms forms;
  private final Meter meter;
  private final Reaches reaches;
  private final IdleCubes idle;
  private final WordMap<Part> known = new WordMap<>();
  private final Counting counting;

  /** The ways to split one part, while they are gathered. */
  private final List<Split> gathered = new ArrayList<>();

  Parts(Stock stock, Forms forms, Spare spare, Meter meter) {
    this.stock = stock;
    this.forms = forms;
    this.idle = new IdleCubes(stock, forms, spare);
    this.reaches = new Reaches(stock, forms, idle);
    this.meter = meter;
    this.counting = new Counting();
  }

  /** Whether all that the part names is surely named by less. */
  boolean hasIdleCubes(long used) {
    return idle.areIn(used);
  }

  Part of(long used) {
    @Nullable Part part = known.get(used);
    if (part == null) {
      meter.keep(40);
      part = new Part(used, stock.mostOperands(used), reaches.of(used));
      known.put(used, part);
    }
    return part;
  }

  /** Which numbers the part may name where a 1 is any power of the base. */
  Reach reachOfAnyPowers(Part part) {
    return reaches.ofAnyPowers(part.used());
  }

  /** Every sign that may come last, with its operands: those with the smallest operand first. */
  Split[] splits(Part part) {
    Split @Nullable [] known = part.splits();
    if (known == null) {
      gather(part);
      known = sorted();
      meter.keep(WORDS_FOR_EACH * known.length);
      part.setSplits(known);
    }
    return known;
  }

  private void gather(Part part) {
    if (stock.saturates()) {
      gathered.clear();
      share(part);
    } else {
      counting.gather(part, _ -> true);
    }
  }

  /** Drops the ways to split a part that is hardly asked again. */
  void forgetSplits(Part part) {
    Split @Nullable [] known = part.splits();
    if (known != null) {
      long words = WORDS_FOR_EACH * known.length;
      for (Split split : known) {
        words += split.operands(true) == null ? 0 : Split.WORDS_FOR_OPERANDS;
        words += split.operands(false) == null ? 0 : Split.WORDS_FOR_OPERANDS;
      }
      meter.keep(-words);
      part.forgetSplits();
    }
  }

  /** What was gathered, by the size of the small operand. */
  private Split[] sorted() {
    Split[] sorted = new Split[gathered.size()];
    int at = 0;
    for (int leaves = 0; at < sorted.length; leaves++) {
      for (Split split : gathered) {
        if (split.small().leaves() == leaves) {
          sorted[at++] = split;
        }
      }
    }
    return sorted;
  }

  /** Those that end with ^ or √; they are not kept. For a stock that does not saturate. */
  List<Split> radicals(Part part) {
    counting.gather(part, Rule::isRadical);
    return List.copyOf(gathered);
  }

  private void share(Part part) {
    for (Form.OfTwo form : forms.ofTwo()) {
      stock.splits(
          part.used(),
          form.cost(),
          (one, other) -> {
            add(form, of(one), of(other));
            return false;
          });
    }
  }

  private void add(Form.OfTwo form, Part one, Part other) {
    if (!form.wide() && (one.isBarren() || other.isBarren())) {
      return;
    }
    if (one.leaves() < other.leaves()
        || (one.leaves() == other.leaves() && one.used() <= other.used())) {
      gathered.add(new Split(form, one, other));
    }
  }

  /** A sign between two operands, what it adds to the balance itself, and its idle weight. */
  private record Sign(Form.OfTwo form, int least, int highest, int idle) {}

  /**
   * Where every thing is used as often as it is counted, what one operand has the other has not.
   * Its arrays are used again for every part.
   */
  private final class Counting {
    private final Sign[] every;
    private final Sign[] signs;

    /** What there is of the part, thing by thing, and what each adds. */
    private final int[] things = new int[stock.size()];

    private final int[] most = new int[stock.size()];
    private final int[] least = new int[stock.size()];
    private final int[] highest = new int[stock.size()];
    private final int[] idleWeights = new int[stock.size()];

    /** What the things from here on add at least, and at most. */
    private final int[] lowestBehind = new int[stock.size() + 1];

    private final int[] highestBehind = new int[stock.size() + 1];
    private long whole;
    private int wholeLeaves;
    private int signCount;
    private int size;
    private int allLeast;
    private int allHighest;
    private int allIdle;

    Counting() {
      every = forms.ofTwo().stream().map(this::sign).toArray(Sign[]::new);
      signs = new Sign[every.length];
    }

    /** Gathers the splits that end with a sign of the wanted kind. */
    void gather(Part part, Predicate<Rule> wanted) {
      gathered.clear();
      whole = part.used();
      wholeLeaves = part.leaves();
      size = 0;
      gather(true);
      gather(false);
      lowestBehind[size] = 0;
      highestBehind[size] = 0;
      allLeast = 0;
      allHighest = 0;
      allIdle = 0;
      for (int i = size - 1; i >= 0; i--) {
        lowestBehind[i] = lowestBehind[i + 1] + most[i] * Math.min(0, least[i]);
        highestBehind[i] = highestBehind[i + 1] + most[i] * Math.max(0, highest[i]);
        allLeast += most[i] * least[i];
        allHighest += most[i] * highest[i];
        allIdle += most[i] * idleWeights[i];
      }
      signCount = 0;
      for (Sign sign : every) {
        if (wanted.test(sign.form.rule()) && stock.contains(whole, sign.form.cost())) {
          signs[signCount++] = sign;
        }
      }
      choose(0, 0, 0, 0, 0, 0);
    }

    /** Numbers first, so that signs are only chosen where there are operands for them. */
    private void gather(boolean operands) {
      for (int i = 0; i < stock.size(); i++) {
        int count = stock.count(whole, i);
        Dimension dimension = stock.dimension(i);
        if (count > 0 && dimension.highest() > 0 == operands) {
          things[size] = i;
          most[size] = count;
          least[size] = dimension.least();
          highest[size] = dimension.highest();
          idleWeights[size++] = idle.weight(i);
        }
      }
    }

    private void choose(int at, long one, int oneLeast, int oneHighest, int leaves, int oneIdle) {
      if (oneLeast + lowestBehind[at] > 1 || oneHighest + highestBehind[at] < 1) {
        return;
      }
      if (at == size) {
        meter.step(1);
        if (one != whole && !isIdle(one, oneIdle)) {
          complete(one, allLeast - oneLeast, allHighest - oneHighest, allIdle - oneIdle);
        }
        return;
      }
      int gain = Math.max(0, highest[at]);
      long thing = stock.one(things[at]);
      for (int i = 0; i <= most[at] && 2 * (leaves + i * gain) <= wholeLeaves; i++) {
        choose(
            at + 1,
            one + i * thing,
            oneLeast + i * least[at],
            oneHighest + i * highest[at],
            leaves + i * gain,
            oneIdle + i * idleWeights[at]);
      }
    }

    private void complete(long one, int restLeast, int restHighest, int restIdle) {
      long rest = whole - one;
      @Nullable Part first = null;
      for (int i = 0; i < signCount; i++) {
        Sign sign = signs[i];
        long cost = sign.form.cost();
        if (restLeast - sign.least <= 1
            && restHighest - sign.highest >= 1
            && rest != cost
            && stock.contains(rest, cost)
            && !isIdle(rest - cost, restIdle - sign.idle)) {
          first = first == null ? of(one) : first;
          add(sign.form, first, of(rest - cost));
        }
      }
    }

    private boolean isIdle(long used, int weight) {
      return IdleCubes.mayIdle(weight) && idle.areIn(used);
    }

    private Sign sign(Form.OfTwo form) {
      int ownLeast = 0;
      int ownHighest = 0;
      int ownIdle = 0;
      for (int i = 0; i < stock.size(); i++) {
        int count = stock.count(form.cost(), i);
        ownLeast += stock.dimension(i).least(count);
        ownHighest += stock.dimension(i).highest(count);
        ownIdle += count * idle.weight(i);
      }
      return new Sign(form, ownLeast, ownHighest, ownIdle);
    }
  }
}
