package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mathmat.solver.search.Stock;

/**
 * Rules many parts out at once, for one question. All that may be Solutions are asked together for
 * the Goal. Parts are looked at from the largest down: each has then been asked for all numbers
 * that it will be asked for, by every sign that may come last in a larger one, and looks for them
 * in one go. Nearly all are ruled out by where they lie; only what may be there is looked at
 * exactly.
 */
final class Sieve {
  /** Any number may be needed: nothing is asked for, the last sign is looked at. */
  private static final long[] NOT_ASKED = {Words.ANY};

  private final Naming naming;
  private final LastSign lastSign;
  private final Ground ground;
  private final Numbers numbers;
  private final Inverse inverse;
  private final Asks asks;
  private final Peeling peeling;

  /** What waits for an answer, by how many things the part uses. */
  private final List<List<Asks.Queue>> waiting = new ArrayList<>();

  /** Which numbers are named by the part that was asked, and of which that is news. */
  private final BitSet named = new BitSet();

  private final List<Integer> news = new ArrayList<>();

  /** Whether something could not be worked out; it is not asked for again. */
  private boolean open;

  /**
   * @param naming looks at numbers one by one
   * @param lastSign the same for what a last sign needs
   */
  Sieve(Naming naming, LastSign lastSign, Ground ground) {
    this.naming = naming;
    this.lastSign = lastSign;
    this.ground = ground;
    this.numbers = ground.numbers();
    this.inverse = new Inverse(ground.calculator());
    this.asks = new Asks(ground.words(), ground.meter());
    this.peeling = new Peeling(this, asks, ground);
  }

  /** Whether all signs are of the usual kind, of which it is known where results lie. */
  static boolean isFor(Stock stock, Forms forms) {
    return !stock.saturates()
        && forms.ofTwo().stream().allMatch(form -> form.rule().isPlain() && !form.wide())
        && forms.ofOne().stream().allMatch(Rule::isSquareRoot);
  }

  /**
   * Asks a part for a number that is wanted in itself.
   *
   * @param mark stands for this in the answer
   */
  void ask(long used, long target, long mark) {
    ask(ground.parts().of(used), Sought.of(numbers, target), Asks.NONE, Step.UNKNOWN, mark);
  }

  /** Looks for all that was asked for; gives the marks of what is wanted and may be named. */
  Set<Long> sift() {
    for (int things = waiting.size() - 1; things >= 0; things--) {
      for (Asks.Queue queue : waiting.get(things)) {
        peeling.peel(queue.part(), queue);
        queue.clear();
      }
      waiting.get(things).clear();
    }
    open |= naming.takeOpen();
    return wanted();
  }

  /** Whether something could not be worked out, so that what was not found may still be there. */
  boolean isOpen() {
    return open;
  }

  /** Nothing more is asked; the memory is given back. */
  void close() {
    asks.close();
  }

  /**
   * Asks a part for a number.
   *
   * @param of of which number it follows, by which step with which operand
   */
  void ask(Part part, Sought sought, int of, Step step, long operand) {
    if (!mayName(part, sought)) {
      return;
    }
    Asks.Queue queue = asks.queue(part);
    int before = asks.size();
    int number = asks.add(queue, sought, of, step, operand);
    if (number < before) {
      if (named.get(number)) {
        news.add(number);
      }
    } else if (sought.isExact() && !mayWait(part, sought)) {
      if (naming.visit(ground.all(), part, false, sought.word(), _ -> true)) {
        name(number);
      }
    } else {
      if (queue.size() == 0) {
        waiting(ground.stock().things(part.used())).add(queue);
      }
      queue.add(number);
    }
  }

  private List<Asks.Queue> waiting(int things) {
    while (waiting.size() <= things) {
      waiting.add(new ArrayList<>());
    }
    return waiting.get(things);
  }

  private boolean mayName(Part part, Sought sought) {
    if (!sought.isExact()) {
      return part.reach().mayBe(sought);
    }
    long word = sought.word();
    return part.reach().mayBe(numbers, word)
        && (Words.isSmall(word)
            || ground.degrees().of(part, numbers.fields().of(word)).mayMeet(part))
        && !ground.less().has(part.used(), word)
        && !part.failed().contains(word);
  }

  /** Whether it is looked for by where it lies, together with others. */
  private boolean mayWait(Part part, Sought sought) {
    return sought.isOrdinary()
        && part.reach().ordinary()
        && !Naming.isListed(ground.all(), part, sought.fraction())
        && !(ground.outlines().of(part, 1) instanceof Outline);
  }

  /** The part that was asked for the number names it. */
  private void name(int number) {
    if (!named.get(number)) {
      named.set(number);
      news.add(number);
    }
  }

  /** From what is named to what follows of it, up to what is wanted in itself. */
  private Set<Long> wanted() {
    Set<Long> wanted = new HashSet<>();
    for (int i = 0; i < news.size(); i++) {
      int number = news.get(i);
      for (int way = asks.source(number); way != 0; way = asks.nextSource(way)) {
        int from = asks.from(way);
        if (from == Asks.NONE) {
          wanted.add(asks.operand(way));
        } else if (!named.get(from) && isResult(number, way)) {
          name(from);
        }
      }
    }
    news.clear();
    return wanted;
  }

  /** Whether the sign may make of the number what was asked for before; worked out forward. */
  private boolean isResult(int number, int way) {
    Step step = asks.step(way);
    if (!step.isRadical()) {
      return true;
    }
    for (long result : asks.exact(asks.from(way))) {
      for (long word : asks.exact(number)) {
        long forward =
            Words.isNumber(word)
                ? step.result(ground.calculator(), word, asks.operand(way))
                : Words.OPEN;
        if (forward == Words.OPEN || numbers.maySame(forward, result)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Looks exactly whether a part names what a last sign needs.
   *
   * @param listed whether the numbers that the large operand names are known, so that this is the
   *     end
   */
  void look(Split split, boolean left, long known, int number, boolean listed) {
    for (long value : asks.exact(number)) {
      if (value == Words.OPEN) {
        naming.markOpen();
      } else if (Words.isNumber(value)) {
        look(split, left, known, number, value, listed);
      }
    }
  }

  private void look(Split split, boolean left, long known, int number, long value, boolean listed) {
    Rule rule = split.form().rule();
    Part large = split.large();
    long[] candidates =
        listed
            ? NOT_ASKED
            : left
                ? inverse.rights(rule, known, value, large.reach())
                : inverse.lefts(rule, known, value, large.reach());
    if (!areNumbers(candidates)) {
      if (lastSign.visit(ground.all(), split, left, known, value, _ -> true)) {
        name(number);
      }
      return;
    }
    for (long candidate : candidates) {
      if (!ground.less().isBusy(value)
          || !(left ? rule.isIdleOnRight(candidate) : rule.isIdleOnLeft(candidate))) {
        ask(large, Sought.of(numbers, candidate), number, Step.of(rule, left), known);
      }
    }
  }

  private static boolean areNumbers(long[] candidates) {
    for (long candidate : candidates) {
      if (!Words.isNumber(candidate)) {
        return false;
      }
    }
    return true;
  }

  /** Looks exactly whether a part names the square of the number. */
  void lookForSquare(Part radicands, int number, boolean listed) {
    for (long value : asks.exact(number)) {
      long square = Words.isNumber(value) ? ground.words().multiply(value, value) : value;
      if (square == Words.OPEN) {
        naming.markOpen();
      } else if (Words.isNumber(square)) {
        if (!listed) {
          ask(radicands, Sought.of(numbers, square), number, Step.SQUARE, Words.ZERO);
        } else if (naming.visit(ground.all(), radicands, false, square, _ -> true)) {
          name(number);
        }
      }
    }
  }

  void markOpen() {
    naming.markOpen();
  }

  /** Whether numbers must be known exactly because more follows of the roots in them. */
  boolean looksForRoots() {
    return numbers.fields().isRooted();
  }
}
