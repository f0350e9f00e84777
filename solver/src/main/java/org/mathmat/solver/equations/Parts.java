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
  private final WordMap<Part> known = new WordMap<>();

  /** The ways to split one part, while they are gathered. */
  private final List<Split> gathered = new ArrayList<>();

  Parts(Stock stock, Forms forms, Meter meter) {
    this.stock = stock;
    this.forms = forms;
    this.reaches = new Reaches(stock, forms);
    this.meter = meter;
  }

  Part of(long used) {
    @Nullable Part part = known.get(used);
    if (part == null) {
      meter.keep(40);
      part = new Part(used, leaves(used), reaches.of(used));
      known.put(used, part);
    }
    return part;
  }

  private int leaves(long used) {
    int leaves = 0;
    for (int i = 0; i < stock.size(); i++) {
      leaves += Math.max(0, stock.dimension(i).highest(stock.count(used, i)));
    }
    return leaves;
  }

  /** Every sign that may come last, with its operands: those with the smallest operand first. */
  Split[] splits(Part part) {
    Split @Nullable [] known = part.splits();
    if (known == null) {
      gathered.clear();
      if (stock.saturates()) {
        share(part);
      } else {
        new Counting(part, _ -> true).choose(0, 0, 0, 0, 0);
      }
      known = sorted();
      meter.keep(WORDS_FOR_EACH * known.length);
      part.setSplits(known);
    }
    return known;
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
    gathered.clear();
    new Counting(part, Rule::isRadical).choose(0, 0, 0, 0, 0);
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
    if (one.leaves() < other.leaves()
        || (one.leaves() == other.leaves() && one.used() <= other.used())) {
      gathered.add(new Split(form, one, other));
    }
  }

  /** A sign between two operands, and what it adds to the balance itself. */
  private record Sign(Form.OfTwo form, int least, int highest) {}

  /**
   * Where every thing is used as often as it is counted, what one operand has the other has not.
   */
  private final class Counting {
    private final Part whole;
    private final List<Sign> signs = new ArrayList<>();

    /** What there is of it, thing by thing, and what each adds. */
    private final int[] things;

    private final int[] most;
    private final int[] least;
    private final int[] highest;

    /** What the things from here on add at least, and at most. */
    private final int[] lowestBehind;

    private final int[] highestBehind;
    private int size;
    private int allLeast;
    private int allHighest;

    Counting(Part whole, Predicate<Rule> wanted) {
      this.whole = whole;
      this.things = new int[stock.size()];
      this.most = new int[stock.size()];
      this.least = new int[stock.size()];
      this.highest = new int[stock.size()];
      this.lowestBehind = new int[stock.size() + 1];
      this.highestBehind = new int[stock.size() + 1];
      gather(true);
      gather(false);
      for (int i = size - 1; i >= 0; i--) {
        lowestBehind[i] = lowestBehind[i + 1] + most[i] * Math.min(0, least[i]);
        highestBehind[i] = highestBehind[i + 1] + most[i] * Math.max(0, highest[i]);
        allLeast += most[i] * least[i];
        allHighest += most[i] * highest[i];
      }
      for (Form.OfTwo form : forms.ofTwo()) {
        if (wanted.test(form.rule()) && stock.contains(whole.used(), form.cost())) {
          signs.add(sign(form));
        }
      }
    }

    /** Numbers first, so that signs are only chosen where there are operands for them. */
    private void gather(boolean operands) {
      for (int i = 0; i < stock.size(); i++) {
        int count = stock.count(whole.used(), i);
        Dimension dimension = stock.dimension(i);
        if (count > 0 && dimension.highest() > 0 == operands) {
          things[size] = i;
          most[size] = count;
          least[size] = dimension.least();
          highest[size++] = dimension.highest();
        }
      }
    }

    private void choose(int at, long one, int oneLeast, int oneHighest, int leaves) {
      if (oneLeast + lowestBehind[at] > 1 || oneHighest + highestBehind[at] < 1) {
        return;
      }
      if (at == size) {
        meter.step(1);
        if (one != whole.used()) {
          complete(one, allLeast - oneLeast, allHighest - oneHighest);
        }
        return;
      }
      int gain = Math.max(0, highest[at]);
      long thing = stock.one(things[at]);
      for (int i = 0; i <= most[at] && 2 * (leaves + i * gain) <= whole.leaves(); i++) {
        choose(
            at + 1,
            one + i * thing,
            oneLeast + i * least[at],
            oneHighest + i * highest[at],
            leaves + i * gain);
      }
    }

    private void complete(long one, int restLeast, int restHighest) {
      long rest = whole.used() - one;
      @Nullable Part first = null;
      for (Sign sign : signs) {
        if (restLeast - sign.least <= 1
            && restHighest - sign.highest >= 1
            && rest != sign.form.cost()
            && stock.contains(rest, sign.form.cost())) {
          first = first == null ? of(one) : first;
          add(sign.form, first, of(rest - sign.form.cost()));
        }
      }
    }

    private Sign sign(Form.OfTwo form) {
      int ownLeast = 0;
      int ownHighest = 0;
      for (int i = 0; i < stock.size(); i++) {
        int count = stock.count(form.cost(), i);
        ownLeast += stock.dimension(i).least(count);
        ownHighest += stock.dimension(i).highest(count);
      }
      return new Sign(form, ownLeast, ownHighest);
    }
  }
}
