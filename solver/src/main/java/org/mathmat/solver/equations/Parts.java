package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Dimension;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/** The parts of the stock of a shake, and the ways to split each. */
final class Parts {
  private final Stock stock;
  private final Forms forms;
  private final Meter meter;
  private final Reaches reaches;
  private final WordMap<Part> known = new WordMap<>();

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
  List<Part.Split> splits(Part part) {
    @Nullable List<Part.Split> splits = part.splits();
    if (splits == null) {
      splits = stock.saturates() ? shared(part) : counted(part);
      splits.sort(Comparator.comparingInt(split -> split.small().leaves()));
      meter.keep(10 + 6L * splits.size());
      part.setSplits(splits);
    }
    return splits;
  }

  private List<Part.Split> shared(Part part) {
    List<Part.Split> splits = new ArrayList<>();
    for (Form.OfTwo form : forms.ofTwo()) {
      stock.splits(
          part.used(),
          form.cost(),
          (one, other) -> {
            add(splits, form, of(one), of(other));
            return false;
          });
    }
    return splits;
  }

  private static void add(List<Part.Split> splits, Form.OfTwo form, Part one, Part other) {
    if (one.leaves() < other.leaves()
        || (one.leaves() == other.leaves() && one.used() <= other.used())) {
      splits.add(new Part.Split(form, one, other));
    }
  }

  private List<Part.Split> counted(Part part) {
    Counting counting = new Counting(part);
    counting.choose(0, 0, 0, 0, 0);
    return counting.splits;
  }

  /**
   * Where every thing is used as often as it is counted, what one operand has the other has not.
   */
  private final class Counting {
    private final Part whole;
    private final List<Part.Split> splits = new ArrayList<>();
    private final List<Form.OfTwo> signs = new ArrayList<>();

    Counting(Part whole) {
      this.whole = whole;
      for (Form.OfTwo form : forms.ofTwo()) {
        if (stock.contains(whole.used(), form.cost())) {
          signs.add(form);
        }
      }
    }

    private void choose(int dimension, long one, int least, int highest, int leaves) {
      if (dimension == stock.size()) {
        meter.step(1);
        if (least <= 1 && highest >= 1 && one != whole.used()) {
          complete(one);
        }
        return;
      }
      Dimension d = stock.dimension(dimension);
      int most = stock.count(whole.used(), dimension);
      int gain = Math.max(0, d.highest());
      for (int i = 0; i <= most && 2 * (leaves + i * gain) <= whole.leaves(); i++) {
        choose(
            dimension + 1,
            one + i * stock.one(dimension),
            least + i * d.least(),
            highest + i * d.highest(),
            leaves + i * gain);
      }
    }

    private void complete(long one) {
      long rest = whole.used() - one;
      @Nullable Part first = null;
      for (Form.OfTwo sign : signs) {
        if (stock.contains(rest, sign.cost())) {
          long other = rest - sign.cost();
          if (other != 0 && stock.isBalanced(other)) {
            first = first == null ? of(one) : first;
            add(splits, sign, first, of(other));
          }
        }
      }
    }
  }
}
