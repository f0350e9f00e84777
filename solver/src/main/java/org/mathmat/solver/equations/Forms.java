package org.mathmat.solver.equations;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Operation;
import org.mathmat.equations.Reading;
import org.mathmat.equations.Turn;
import org.mathmat.equations.Workings;
import org.mathmat.equations.Worth;
import org.mathmat.equations.Written.Core;
import org.mathmat.equations.Written.Digit;
import org.mathmat.equations.Written.Imaginary;
import org.mathmat.equations.Written.Numeral;
import org.mathmat.equations.Written.Point;
import org.mathmat.equations.Written.Raised;
import org.mathmat.equations.Written.Sign;
import org.mathmat.exact.Num;
import org.mathmat.solver.search.Stock;

/** Every way to name a number under a law with the cubes of a shake. */
final class Forms {
  /** How far the powers of the base are tried at first; there is no end of them. */
  private static final int POWERS = 3;

  private static final List<Turn> UPRIGHT = List.of(Turn.UPRIGHT);

  private final Law law;
  private final Roles roles;
  private final Inventory inventory;
  private final Stock stock;
  private final Calculator calculator;
  private final Map<Long, List<Form.Leaf>> leaves = new HashMap<>();
  private final List<Form.OfOne> ofOne = new ArrayList<>();
  private final List<Form.OfTwo> ofTwo = new ArrayList<>();
  private final BasePowers powers;

  Forms(Law law, Roles roles, Inventory inventory, Stock stock, Calculator calculator) {
    this.law = law;
    this.roles = roles;
    this.inventory = inventory;
    this.stock = stock;
    this.calculator = calculator;
    this.powers = new BasePowers(law, roles, inventory, stock, calculator.words());
    for (Kind kind : inventory.kinds()) {
      addSigns(kind);
      addSingles(kind);
    }
    addNumerals(new ArrayList<>(), new int[stock.size()]);
    law.signs()
        .ofOne(Op.FACTORIAL)
        .ifPresent(operation -> ofOne.add(new Form.Bang(bangs(1), operation)));
  }

  List<Form.Leaf> leaves(long used) {
    return leaves.getOrDefault(used, List.of());
  }

  /** Where there is no end of forms, so that not all are tried: in words. */
  List<String> bounds() {
    List<String> bounds = new ArrayList<>();
    if (!powers.isNone()) {
      bounds.add("powers of the base that nothing bounds");
    }
    if (ofOne.stream().anyMatch(form -> stock.saturates() || form.cost() == 0)) {
      bounds.add("more than " + ForwardSets.ROUNDS + " free signs on top of each other");
    }
    return bounds;
  }

  /** The 1s that may be any power of the base. */
  BasePowers powers() {
    return powers;
  }

  /** All numerals. */
  List<Form.Leaf> leaves() {
    return leaves.values().stream().flatMap(List::stream).toList();
  }

  List<Form.OfOne> ofOne() {
    return ofOne;
  }

  List<Form.OfTwo> ofTwo() {
    return ofTwo;
  }

  private long bangs(int count) {
    int[] cost = new int[stock.size()];
    if (inventory.factorials() >= 0) {
      cost[inventory.factorials()] = count;
    }
    if (inventory.operations() >= 0) {
      cost[inventory.operations()] = count;
    }
    return stock.pack(cost);
  }

  private void addSigns(Kind kind) {
    if (kind.signs() < 0) {
      return;
    }
    long cost =
        stock.one(kind.signs())
            + (inventory.operations() < 0 ? 0 : stock.one(inventory.operations()));
    for (Op op : roles.prefixes(kind.meant())) {
      Operation.OfOne operation = law.signs().ofOne(op).orElseThrow();
      ofOne.add(
          new Form.Prefix(cost, new Sign(op, kind.wild()), operation, Rule.ofOne(law.signs(), op)));
    }
    for (Op op : roles.infixes(kind.meant())) {
      Operation.OfTwo operation = law.signs().ofTwo(op).orElseThrow();
      ofTwo.add(
          new Form.OfTwo(
              cost,
              new Sign(op, kind.wild()),
              operation,
              rule(op),
              roles.digits() < 2 && law.numerals().twoDigitsFor().contains(op),
              Optional.empty()));
    }
  }

  /**
   * What is known of a sign. Among complex numbers a power has many bases and exponents: (7i)^8 is
   * also 7^8, so that ^ and √ cannot be undone and are worked out forward only.
   */
  private Rule rule(Op op) {
    Rule rule = Rule.of(law.signs(), op);
    return rule.isRadical() && law.numerals().unit().isPresent() ? Rule.OTHER : rule;
  }

  /** A single cube that is a number, in all the ways it may be turned. */
  private void addSingles(Kind kind) {
    if (kind.numbers() < 0) {
      return;
    }
    long cost = stock.one(kind.numbers());
    OptionalInt digit = roles.digit(kind.meant());
    for (Turn turn : roles.turns()) {
      if (digit.isPresent()) {
        Digit written = new Digit(digit.getAsInt(), kind.wild());
        Numeral numeral = new Numeral(List.of(written), Optional.empty(), turn, Optional.empty());
        turned(Num.of(digit.getAsInt()), turn)
            .ifPresent(value -> addSingle(kind, cost, numeral, value));
      }
    }
    for (Turn turn : roles.isImaginary(kind.meant()) ? roles.unitTurns() : List.<Turn>of()) {
      Core core = new Imaginary(turn, kind.wild());
      turned(Num.I, turn).ifPresent(value -> addImaginary(cost, core, value));
    }
    if (roles.isPowerOfTheBase(kind.meant())) {
      addPowers(kind, cost);
    }
  }

  /** The nearer powers of the base, with which most Solutions are found. */
  private void addPowers(Kind kind, long cost) {
    for (int exponent = -POWERS; exponent <= POWERS; exponent++) {
      boolean near = Math.abs(exponent) == 1;
      for (Turn turn : exponent == 0 ? List.<Turn>of() : near ? powers.turns() : UPRIGHT) {
        Numeral numeral = BasePowers.numeral(exponent, turn, kind.wild());
        addSingle(kind, cost, numeral, powers.word(exponent, turn));
      }
    }
  }

  private void addSingle(Kind kind, long cost, Numeral numeral, long value) {
    boolean bounded = roles.isPowerOfTheBase(kind.meant());
    addLeaf(new Form.Leaf(cost, new Reading.Leaf(numeral), value, false, bounded));
    if (kind.raisable()) {
      addRaised(cost, numeral, value);
    }
  }

  private void addRaised(long cost, Numeral numeral, long value) {
    Operation.OfTwo power = law.signs().ofTwo(Op.POWER).orElseThrow();
    Rule rule = rule(Op.POWER);
    ofOne.add(new Form.Raise(cost, new Raised(numeral, 0), power, rule, value));
    Optional<Operation.OfOne> factorial = law.signs().ofOne(Op.FACTORIAL);
    if (factorial.isEmpty()) {
      return;
    }
    long exponent = value;
    int most = Math.min(law.factorials().inEquation(), 2);
    for (int bangs = 1; bangs <= most; bangs++) {
      long[] next = calculator.one(factorial.get(), exponent);
      if (next.length != 1 || !Words.isNumber(next[0])) {
        return;
      }
      exponent = next[0];
      ofOne.add(
          new Form.Raise(cost + bangs(bangs), new Raised(numeral, bangs), power, rule, exponent));
    }
  }

  private void addImaginary(long cost, Core core, long value) {
    Reading reading = new Reading.Leaf(core);
    addLeaf(new Form.Leaf(cost, reading, value, false, false));
    Operation.OfTwo product = law.signs().ofTwo(Op.MULTIPLY).orElseThrow();
    ofOne.add(new Form.Join(cost, reading, product, value));
    Num unit = calculator.numbers().num(value);
    ofTwo.add(
        new Form.OfTwo(
            cost,
            Sign.of(Op.JOIN),
            (workings, a, b) -> product(workings, product, product.of(workings, a, unit), b),
            Rule.OTHER,
            false,
            Optional.of(reading)));
  }

  private static List<Worth> product(
      Workings workings, Operation.OfTwo product, List<Worth> as, Num b) {
    return as.stream()
        .flatMap(worth ->
            worth instanceof Worth.Value(Num a)
                ? product.of(workings, a, b).stream()
                : Stream.of(worth))
        .toList();
  }

  private void addLeaf(Form.Leaf leaf) {
    leaves.computeIfAbsent(leaf.cost(), _ -> new ArrayList<>()).add(leaf);
  }

  private Optional<Long> turned(Num number, Turn turn) {
    WordArithmetic words = calculator.words();
    long value = word(number);
    if (turn.isSideways()) {
      value = words.divide(Words.ONE, value);
    }
    if (turn.isUpsideDown() && Words.isNumber(value)) {
      value = words.negate(value);
    }
    return Words.isNumber(value) ? Optional.of(value) : Optional.empty();
  }

  private long word(Num number) {
    return calculator.numbers().of(number);
  }

  /** Numerals of several digits, or with a point, that begin with these digits. */
  private void addNumerals(List<Digit> digits, int[] used) {
    int most = Math.max(roles.wideDigits(), roles.pointedDigits(roles.wideDigits()));
    if (digits.size() > 1 && digits.size() <= roles.wideDigits()) {
      addNumeral(digits, Optional.empty(), used, digits.size() > roles.digits());
    }
    if (!digits.isEmpty() && digits.size() <= roles.pointedDigits(roles.wideDigits())) {
      addPointed(digits, used);
    }
    if (digits.size() == most || most == 1) {
      return;
    }
    for (Kind kind : inventory.kinds()) {
      OptionalInt digit = roles.digit(kind.meant());
      if (digit.isPresent() && used[kind.numbers()] < kind.cubes()) {
        used[kind.numbers()]++;
        digits.add(new Digit(digit.getAsInt(), kind.wild()));
        addNumerals(digits, used);
        digits.removeLast();
        used[kind.numbers()]--;
      }
    }
  }

  private void addPointed(List<Digit> digits, int[] used) {
    boolean wide = digits.size() > roles.pointedDigits(roles.digits());
    for (Kind kind : inventory.kinds()) {
      if (roles.isPoint(kind.meant()) && used[kind.numbers()] < kind.cubes()) {
        used[kind.numbers()]++;
        for (int before = 0; before <= digits.size(); before++) {
          addNumeral(digits, Optional.of(new Point(before, kind.wild())), used, wide);
        }
        used[kind.numbers()]--;
      }
    }
  }

  private void addNumeral(List<Digit> digits, Optional<Point> point, int[] used, boolean wide) {
    BigInteger base = BigInteger.valueOf(law.numerals().base());
    BigInteger value = BigInteger.ZERO;
    for (Digit digit : digits) {
      value = value.multiply(base).add(BigInteger.valueOf(digit.value()));
    }
    int places = point.map(p -> digits.size() - p.before()).orElse(0);
    Numeral numeral = new Numeral(digits, point, Turn.UPRIGHT, Optional.empty());
    addLeaf(
        new Form.Leaf(
            stock.pack(used),
            new Reading.Leaf(numeral),
            word(Num.ratio(value, base.pow(places))),
            wide,
            false));
  }
}
