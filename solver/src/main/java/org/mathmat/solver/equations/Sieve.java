package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.solver.equations.Kin.Member;
import org.mathmat.solver.search.Stock;

/**
 * Rules many parts out at once, for one question. All that may be Solutions are asked together for
 * the Goal. Parts are looked at from the largest down: each has then been asked for all numbers
 * that it will be asked for, by every sign that may come last in a larger one, and looks for them
 * in one go. Nearly all are ruled out by where they lie; only what may be there is looked at
 * exactly.
 */
final class Sieve {
  private final Naming naming;
  private final LastSign lastSign;
  private final Ground ground;
  private final Numbers numbers;
  private final Inverse inverse;
  private final Loan loan;
  private final Asks asks;
  private final Kins kins;
  private final Peeling peeling;

  /** What waits for an answer, by how many things the parts use. */
  private final List<List<Kin>> waiting = new ArrayList<>();

  /** What parts were found to name, and what of that has to be told. */
  private final Map<Asked, Set<Long>> named = new HashMap<>();

  private final List<News> news = new ArrayList<>();

  private record Asked(int number, Member part) {}

  /**
   * A part names a number.
   *
   * @param value exactly which of those that lie in its place
   */
  private record News(Asked asked, long value) {}

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
    this.loan = new Loan(ground.meter());
    this.asks = new Asks(ground.words(), loan);
    this.kins = new Kins(ground, loan);
    this.peeling = new Peeling(this, asks, kins, ground);
  }

  /** Whether all signs are of the usual kind, of which it is known where results lie. */
  static boolean isFor(Stock stock, Forms forms) {
    return !stock.saturates()
        && Kins.areFor(stock, forms)
        && forms.ofTwo().stream().allMatch(form -> form.rule().isPlain() && !form.wide())
        && forms.ofOne().stream().allMatch(Rule::isSquareRoot);
  }

  /**
   * Asks a part for a number that is wanted in itself.
   *
   * @param mark stands for this in the answer
   */
  void ask(long used, long target, long mark) {
    @Nullable Member part = kins.of(used);
    if (part != null) {
      Sought sought = Sought.of(numbers, target);
      ask(List.of(part), sought, Asks.NONE, Step.UNKNOWN, mark, used);
    }
  }

  /** Looks for all that was asked for; gives the marks of what is wanted and may be named. */
  Set<Long> sift() {
    for (int things = waiting.size() - 1; things >= 0; things--) {
      for (Kin kin : waiting.get(things)) {
        peeling.peel(kin);
        kin.clear();
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
    loan.giveBack();
  }

  /**
   * Asks parts of one kin for a number.
   *
   * @param of of which number it follows, by which step with which operand
   * @param taken what the operand and the sign use; or the part that is asked first of all
   */
  void ask(List<Member> parts, Sought sought, int of, Step step, long operand, long taken) {
    int number = Asks.NONE;
    for (int i = 0; i < parts.size(); i++) {
      Member part = parts.get(i);
      if (mayName(part.part(), sought)) {
        if (number == Asks.NONE) {
          number = asks.add(part.kin(), sought, of, step, operand, taken);
        }
        ask(part, sought, number);
      }
    }
  }

  private void ask(Member part, Sought sought, int number) {
    if (!asks.ask(number, part)) {
      Asked again = new Asked(number, part);
      named.getOrDefault(again, Set.of()).forEach(value -> news.add(new News(again, value)));
    } else if (sought.isExact() && !mayWait(part.part(), sought)) {
      if (naming.visit(ground.all(), part.part(), false, sought.word(), _ -> true)) {
        name(number, part, sought.word());
      }
    } else {
      Kin kin = part.kin();
      if (kin.waiting() == 0) {
        waiting(kin.things()).add(kin);
      }
      asks.await(number, part);
    }
  }

  private List<Kin> waiting(int things) {
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
  private void name(int number, Member part, long value) {
    Asked asked = new Asked(number, part);
    if (named.computeIfAbsent(asked, _ -> new HashSet<>()).add(value)) {
      news.add(new News(asked, value));
    }
  }

  /** From what is named to what follows of it, up to what is wanted in itself. */
  private Set<Long> wanted() {
    Set<Long> wanted = new HashSet<>();
    for (int i = 0; i < news.size(); i++) {
      Asked asked = news.get(i).asked;
      for (int way = asks.source(asked.number); way != 0; way = asks.nextSource(way)) {
        ground.meter().step(1);
        if (asks.from(way) != Asks.NONE) {
          tell(news.get(i).value, way, asked.part);
        } else if (asks.taken(way) == asked.part.part().used()) {
          wanted.add(asks.operand(way));
        }
      }
    }
    news.clear();
    return wanted;
  }

  /** Names what the sign makes of a value, by which it was asked for; worked out forward. */
  private void tell(long value, int way, Member part) {
    @Nullable Member whole = kins.with(part, asks.taken(way));
    int from = asks.from(way);
    if (whole != null && asks.wasAsked(from, whole)) {
      for (long result : asks.exact(from)) {
        if (Words.isNumber(result) && isResult(result, value, way)) {
          name(from, whole, result);
        }
      }
    }
  }

  /** Whether the sign may make the result of a value. */
  private boolean isResult(long result, long value, int way) {
    Step step = asks.step(way);
    if (step == Step.SQUARE) {
      return isSame(ground.words().multiply(result, result), value);
    }
    return isSame(step.result(ground.calculator(), value, asks.operand(way)), result);
  }

  /** Whether they may be the same number; exactly, as they may lie in the same place. */
  private boolean isSame(long one, long other) {
    if (one == Words.OPEN || one == other) {
      return true;
    }
    return numbers.maySame(one, other)
        && !(numbers.exact(one) instanceof Num a
            && numbers.exact(other) instanceof Num b
            && numbers.arithmetic().equal(a, b) == Truth.FALSE);
  }

  /** Looks exactly whether a large operand that is listed or outlined is what is needed. */
  void look(Cut cut, Member large, boolean left, long known, int number) {
    Member part = whole(large, cut.taken());
    for (long value : asks.exact(number)) {
      if (value == Words.OPEN) {
        naming.markOpen();
      } else if (isAsked(part, number, value)) {
        look(cut, large, left, known, number, value);
      }
    }
  }

  /** Whether the part was asked for the value, of those that lie in the place of the number. */
  private boolean isAsked(Member part, int number, long value) {
    if (!Words.isNumber(value) || asks.exact(number).length == 1) {
      return Words.isNumber(value);
    }
    for (int way = asks.source(number); way != 0; way = asks.nextSource(way)) {
      ground.meter().step(1);
      @Nullable Member from = kins.with(part, asks.taken(way));
      if (from != null
          && asks.wasAsked(asks.from(way), from)
          && LongStream.of(asks.exactBy(number, way)).anyMatch(word -> word == value)) {
        return true;
      }
    }
    return false;
  }

  private void look(Cut cut, Member large, boolean left, long known, int number, long value) {
    Split split = cut.split(large);
    if (lastSign.visit(ground.all(), split, left, known, value, _ -> true)) {
      name(number, whole(large, cut.taken()), value);
    }
  }

  /** The part of which something was taken. */
  private Member whole(Member rest, long taken) {
    return Objects.requireNonNull(kins.with(rest, taken));
  }

  /** Asks large operands for exactly what is needed. */
  void ask(Cut cut, List<Member> larges, boolean left, long known, int number) {
    for (long value : asks.exact(number)) {
      if (value == Words.OPEN) {
        naming.markOpen();
      }
      List<Member> asked = new ArrayList<>(larges);
      asked.removeIf(large -> !isAsked(whole(large, cut.taken()), number, value));
      if (!asked.isEmpty()) {
        ask(cut, asked, left, known, number, value);
      }
    }
  }

  private void ask(Cut cut, List<Member> larges, boolean left, long known, int number, long value) {
    Rule rule = cut.form().rule();
    Reach reach = larges.getFirst().part().reach();
    long[] candidates =
        left ? inverse.rights(rule, known, value, reach) : inverse.lefts(rule, known, value, reach);
    if (!areNumbers(candidates)) {
      larges.forEach(large -> look(cut, large, left, known, number, value));
      return;
    }
    for (long candidate : candidates) {
      if (!ground.less().isBusy(value)
          || !(left ? rule.isIdleOnRight(candidate) : rule.isIdleOnLeft(candidate))) {
        Sought sought = Sought.of(numbers, candidate);
        ask(larges, sought, number, Step.of(rule, left), known, cut.taken());
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

  /**
   * Looks exactly whether a part names the square of the number.
   *
   * @param sign what the root sign in front uses
   * @param listed whether the numbers that it names are known, so that this is the end
   */
  void lookForSquare(Member radicands, long sign, int number, boolean listed) {
    for (long value : asks.exact(number)) {
      long square = Words.isNumber(value) ? ground.words().multiply(value, value) : value;
      if (square == Words.OPEN) {
        naming.markOpen();
      } else if (Words.isNumber(square)) {
        if (!listed) {
          Sought sought = Sought.of(numbers, square);
          ask(List.of(radicands), sought, number, Step.SQUARE, Words.ZERO, sign);
        } else if (naming.visit(ground.all(), radicands.part(), false, square, _ -> true)) {
          name(number, whole(radicands, sign), value);
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
