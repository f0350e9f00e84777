package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Symbol;

/** An expression made by chance, of digits that are not large. */
sealed interface RandomTree {
  List<Symbol> SIGNS = List.of(Symbol.PLUS, Symbol.MINUS, Symbol.TIMES, Symbol.DIVIDE);

  /** What it uses. */
  List<Cube> cubes();

  /** How many ! it has. */
  int factorials();

  /** What it names, or undefined, or open. */
  long value(Calculator calculator);

  record Digit(int digit) implements RandomTree {
    @Override
    public List<Cube> cubes() {
      return List.of(Cube.of(Symbol.values()[Symbol.ZERO.ordinal() + digit]));
    }

    @Override
    public int factorials() {
      return 0;
    }

    @Override
    public long value(Calculator calculator) {
      return Words.whole(digit);
    }
  }

  record Bang(RandomTree operand) implements RandomTree {
    @Override
    public List<Cube> cubes() {
      return operand.cubes();
    }

    @Override
    public int factorials() {
      return operand.factorials() + 1;
    }

    @Override
    public long value(Calculator calculator) {
      long of = operand.value(calculator);
      return Words.isNumber(of) && Words.isSmall(of) ? calculator.factorials().of(of) : of;
    }
  }

  record Two(RandomTree left, Symbol sign, RandomTree right) implements RandomTree {
    @Override
    public List<Cube> cubes() {
      List<Cube> cubes = new ArrayList<>(left.cubes());
      cubes.add(Cube.of(sign));
      cubes.addAll(right.cubes());
      return cubes;
    }

    @Override
    public int factorials() {
      return left.factorials() + right.factorials();
    }

    @Override
    public long value(Calculator calculator) {
      long a = left.value(calculator);
      long b = right.value(calculator);
      if (!Words.isNumber(a) || !Words.isNumber(b)) {
        return Words.UNDEFINED;
      }
      return calculator.ordinary(
          switch (sign) {
            case PLUS -> Rule.ADD;
            case MINUS -> Rule.SUBTRACT;
            case TIMES -> Rule.MULTIPLY;
            case DIVIDE -> Rule.DIVIDE;
            case POWER -> Rule.POWER;
            default -> Rule.ROOT;
          },
          a,
          b);
    }
  }

  /** A root of up to five digits, of an index of up to three, and perhaps a fraction beside it. */
  static RandomTree grown(Random random, boolean withFactorial) {
    RandomTree base = plain(random, 1 + random.nextInt(5));
    RandomTree index = plain(random, 1 + random.nextInt(3));
    RandomTree root =
        random.nextBoolean()
            ? new Two(index, Symbol.ROOT, withFactorial ? new Bang(base) : base)
            : new Two(withFactorial ? new Bang(base) : base, Symbol.POWER, index);
    if (random.nextBoolean()) {
      return root;
    }
    RandomTree beside = plain(random, 1);
    Symbol sign = SIGNS.get(random.nextInt(SIGNS.size()));
    return random.nextBoolean() ? new Two(root, sign, beside) : new Two(beside, sign, root);
  }

  /** Of so many digits and of these signs. */
  static RandomTree of(Random random, int digits, List<Symbol> signs) {
    if (digits == 1) {
      return new Digit(random.nextInt(8));
    }
    int left = 1 + random.nextInt(digits - 1);
    return new Two(
        of(random, left, signs),
        signs.get(random.nextInt(signs.size())),
        of(random, digits - left, signs));
  }

  /** A root without √ and ÷, such as 6^(5^(1-2)), in up to two layers of other signs. */
  static RandomTree tower(Random random) {
    List<Symbol> plain = List.of(Symbol.PLUS, Symbol.MINUS, Symbol.TIMES);
    RandomTree below = new Two(new Digit(random.nextInt(2)), Symbol.MINUS, new Digit(2));
    RandomTree exponent = new Two(of(random, 1 + random.nextInt(2), plain), Symbol.POWER, below);
    RandomTree tree = new Two(of(random, 1 + random.nextInt(2), plain), Symbol.POWER, exponent);
    for (int layers = random.nextInt(3); layers > 0; layers--) {
      RandomTree beside = new Digit(2 + random.nextInt(3));
      tree =
          switch (random.nextInt(5)) {
            case 0 -> new Two(tree, Symbol.POWER, beside);
            case 1 -> new Two(beside, Symbol.MINUS, tree);
            default -> new Two(tree, plain.get(random.nextInt(3)), beside);
          };
    }
    return tree;
  }

  /** Digits with + - × ÷. */
  private static RandomTree plain(Random random, int digits) {
    if (digits == 1) {
      return new Digit(1 + random.nextInt(7));
    }
    int left = 1 + random.nextInt(digits - 1);
    return new Two(
        plain(random, left), SIGNS.get(random.nextInt(SIGNS.size())), plain(random, digits - left));
  }
}
