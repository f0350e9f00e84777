package org.mathmat.solver.equations;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mathmat.equations.Op;
import org.mathmat.equations.Reading;
import org.mathmat.equations.Turn;
import org.mathmat.equations.Written;
import org.mathmat.equations.Written.Bracket;
import org.mathmat.equations.Written.Core;
import org.mathmat.equations.Written.Digit;
import org.mathmat.equations.Written.Group;
import org.mathmat.equations.Written.Imaginary;
import org.mathmat.equations.Written.Numeral;
import org.mathmat.equations.Written.Pick;
import org.mathmat.equations.Written.Sign;
import org.mathmat.equations.Written.Term;
import org.mathmat.exact.Num;

/** Says behind a power that has several roots which one is meant, where that can be written. */
final class Picks {
  private static final Pattern REAL = Pattern.compile("(-?)(\\d+)(?:/(\\d+))?");
  private static final Pattern IMAGINARY = Pattern.compile("([-+]?)(\\d*)i");
  private static final Pattern BOTH = Pattern.compile("(-?\\d+)([-+]\\d*i)");

  private final Numbers numbers;
  private final int base;

  Picks(Numbers numbers, int base) {
    this.numbers = numbers;
    this.base = base;
  }

  /** The power with the root that is meant. */
  Reading picked(Reading power, long[] roots, long meant) {
    return roots.length > 1 ? picked(power, numbers.num(meant)) : power;
  }

  Reading picked(Reading power, Num meant) {
    return written(meant.text())
        .<Reading>map(value -> new Reading.Behind(power, new Pick(value)))
        .orElse(power);
  }

  private Optional<Written> written(String text) {
    Matcher both = BOTH.matcher(text);
    if (both.matches()) {
      Optional<Written> real = part(both.group(1));
      Optional<Written> imaginary = part(both.group(2));
      return real.flatMap(a -> imaginary.map(b -> row(Op.ADD, group(a), group(b))));
    }
    return part(text);
  }

  private Optional<Written> part(String text) {
    Matcher imaginary = IMAGINARY.matcher(text);
    if (imaginary.matches()) {
      Core unit = new Imaginary(Turn.UPRIGHT, Optional.empty());
      Written times =
          imaginary.group(2).isEmpty()
              ? row(unit)
              : row(Op.JOIN, numeral(imaginary.group(2)), unit);
      return Optional.of(signed(imaginary.group(1), times));
    }
    Matcher real = REAL.matcher(text);
    if (!real.matches()) {
      return Optional.empty();
    }
    Written size =
        real.group(3) == null
            ? row(numeral(real.group(2)))
            : row(Op.DIVIDE, numeral(real.group(2)), numeral(real.group(3)));
    return Optional.of(signed(real.group(1), size));
  }

  private Written signed(String sign, Written size) {
    return sign.equals("-") ? row(Op.SUBTRACT, numeral("0"), group(size)) : size;
  }

  private static Core group(Written inside) {
    return new Group(inside, Bracket.ROUND);
  }

  private static Written row(Core core) {
    return new Written(List.of(term(core)), List.of());
  }

  private static Written row(Op op, Core left, Core right) {
    return new Written(List.of(term(left), term(right)), List.of(Sign.of(op)));
  }

  private static Term term(Core core) {
    return new Term(List.of(), core, List.of());
  }

  /** A whole number of base ten in the base of the shake. */
  private Numeral numeral(String decimal) {
    List<Digit> digits = new ArrayList<>();
    for (char digit : new BigInteger(decimal).toString(base).toCharArray()) {
      digits.add(new Digit(Character.digit(digit, base), Optional.empty()));
    }
    return new Numeral(digits, Optional.empty(), Turn.UPRIGHT, Optional.empty());
  }
}
