package org.mathmat.solver.equations;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Rational;
import org.mathmat.exact.Truth;
import org.mathmat.solver.equations.Table.Kind;
import org.mathmat.solver.search.Meter;

/** Gives words to numbers that are known exactly, the same to equal ones. */
final class Given {
  static final int WORDS_FOR_EXACT = 60;

  private static final int KEY_DIGITS = 24;
  private static final String UNKNOWN = "?";

  /** Numbers that look alike and have no place on the line are compared one by one, at length. */
  private static final int STEPS_TO_COMPARE = 2_000;

  /** How a number is shown that is too large for its exponent to be short: 10^(10^(5.2e+31)). */
  private static final String TEN_TO = "10^(";

  private static final Pattern TOWER =
      Pattern.compile("-?((10\\^\\()+)([0-9]+\\.[0-9]+(e\\+?[0-9]{1,17})?)\\)+");

  private static final double LOG2_OF_10 = 3.321928094887362;

  private final Numbers numbers;
  private final Table table;
  private final Arithmetic arithmetic;
  private final Meter meter;
  private final Map<Num, Long> words = new HashMap<>();
  private final Map<String, Long> unreal = new HashMap<>();
  private boolean murky;
  private long found;

  Given(Numbers numbers, Table table, Meter meter) {
    this.numbers = numbers;
    this.table = table;
    this.arithmetic = numbers.arithmetic();
    this.meter = meter;
  }

  /** Whether two numbers were met of which it is not known whether they are equal. */
  boolean isMurky() {
    return murky;
  }

  /** The word of a number; open where nothing is known of its size. */
  long of(Num number) {
    if (number instanceof Rational fraction) {
      BigInteger n = fraction.numerator();
      BigInteger d = fraction.denominator();
      if (n.bitLength() < 40 && d.bitLength() < 40) {
        long small = Words.lowest(n.longValue(), d.longValue());
        if (small != Words.LARGE) {
          return small;
        }
      }
    }
    Long known = words.get(number);
    if (known != null) {
      return known;
    }
    long word = number instanceof Rational fraction ? large(fraction) : irrational(number);
    words.put(number, word);
    return word;
  }

  private long large(Rational fraction) {
    meter.keep(WORDS_FOR_EXACT);
    BigInteger n = fraction.numerator();
    BigInteger d = fraction.denominator();
    int shift = Math.max(0, Math.min(n.bitLength(), d.bitLength()) - 100);
    double middle = n.shiftRight(shift).doubleValue() / d.shiftRight(shift).doubleValue();
    Ball ball = new Ball(middle, Math.abs(middle) * 0x1p-49);
    if (ball.isSharp()) {
      return Numbers.word(table.add(fraction, Kind.FRACTION, ball, Prints.of(fraction)));
    }
    Ball log = log2(n.abs()).minus(log2(d));
    Kind kind =
        !log.isFar()
            ? Kind.OTHER
            : fraction.signum() < 0 ? Kind.LARGE_NEGATIVE : Kind.LARGE_POSITIVE;
    return Numbers.word(table.add(fraction, kind, log, Prints.of(fraction)));
  }

  private static Ball log2(BigInteger positive) {
    int shift = Math.max(0, positive.bitLength() - 60);
    double mantissa = positive.shiftRight(shift).doubleValue();
    return new Ball(mantissa, mantissa * 0x1p-50).log2().plus(new Ball(shift, 0));
  }

  /** A number that is not written as a fraction: it may still be equal to one that is known. */
  private long irrational(Num number) {
    meter.step(200);
    meter.keep(WORDS_FOR_EXACT);
    String key = number.approx(KEY_DIGITS).orElse(UNKNOWN);
    Optional<Num> fraction = fraction(key, number);
    if (fraction.isPresent()) {
      return of(fraction.get());
    }
    if (Guess.isReal(key)) {
      return real(number, key);
    }
    if (key.contains("i")) {
      return unreal(number, key);
    }
    if (!key.equals(UNKNOWN) && !key.contains(TEN_TO + "-")) {
      return distant(number, key, false);
    }
    // a number near zero is known by its inverse, which is large
    String inverse =
        arithmetic.divide(Num.ONE, number) instanceof Num large
            ? large.approx(KEY_DIGITS).orElse(UNKNOWN)
            : UNKNOWN;
    return inverse.equals(UNKNOWN) ? Words.OPEN : distant(number, inverse, true);
  }

  /** A number of which the logarithm is known: plus or minus ten to some power. */
  private long distant(Num number, String text, boolean inverse) {
    Matcher tower = TOWER.matcher(text);
    if (!tower.matches()) {
      return Words.OPEN;
    }
    String top = tower.group(3);
    int levels = tower.group(1).length() / TEN_TO.length();
    Ball weight = levels == 1 ? weight(top) : weightOfPower(top);
    boolean minus = text.startsWith("-");
    if (levels <= 2 && weight.isBeyondLogarithms()) {
      Kind kind = minus ? Kind.BEYOND_NEGATIVE : Kind.BEYOND_POSITIVE;
      return real(number, inverse ? weight.negate() : weight, kind);
    }
    Ball log = weight.powerOfTwo();
    if (levels <= 2 && log.isFar()) {
      Kind kind = minus ? Kind.LARGE_NEGATIVE : Kind.LARGE_POSITIVE;
      return real(number, inverse ? log.negate() : log, kind);
    }
    return levels > 2 || weight.middle() > 1_000
        ? unreal(number, (inverse ? "1/" : "") + text)
        : Words.OPEN;
  }

  /** log₂ of the size of the logarithm of ten to a power. */
  private static Ball weight(String power) {
    int e = power.indexOf('e');
    double mantissa = Math.abs(Double.parseDouble(e < 0 ? power : power.substring(0, e)));
    double exponent = e < 0 ? 0 : Double.parseDouble(power.substring(e + 1));
    double weight = (Math.log10(mantissa * LOG2_OF_10) + exponent) * LOG2_OF_10;
    return new Ball(weight, Math.abs(weight) * 0x1p-45 + 2 * unsure(power));
  }

  /** The same of ten to ten to a power. */
  private static Ball weightOfPower(String power) {
    double weight = Double.parseDouble(power) * LOG2_OF_10 + Math.log(LOG2_OF_10) / Math.log(2);
    return new Ball(weight, Math.abs(weight) * (0x1p-45 + unsure(power)));
  }

  private long real(Num number, String decimal) {
    int e = decimal.indexOf('e');
    double mantissa = Double.parseDouble(e < 0 ? decimal : decimal.substring(0, e));
    long exponent = e < 0 ? 0 : Long.parseLong(decimal.substring(e + 1).replace("+", ""));
    double unsure = unsure(decimal);
    if (Math.abs(exponent) < 300) {
      double middle = Double.parseDouble(decimal);
      Ball ball = new Ball(middle, Math.abs(middle) * (0x1p-50 + unsure));
      if (ball.isSharp()) {
        return real(number, ball, Kind.REAL);
      }
    }
    double log = (Math.log10(Math.abs(mantissa)) + exponent) * LOG2_OF_10;
    Ball ball = new Ball(log, Math.abs(log) * 0x1p-45 + 2 * unsure);
    Kind kind = mantissa < 0 ? Kind.LARGE_NEGATIVE : Kind.LARGE_POSITIVE;
    return ball.isFar() ? real(number, ball, kind) : Words.OPEN;
  }

  /** By what part a number may differ from its text, which may have few digits. */
  private static double unsure(String decimal) {
    int e = decimal.indexOf('e');
    String digits = (e < 0 ? decimal : decimal.substring(0, e)).replaceAll("[-.]", "");
    return Math.pow(10, 1 - digits.replaceFirst("^0+", "").length());
  }

  /** A place for a number of which nothing is known; what has to do with it stays open. */
  long unknown(Num number) {
    murky = true;
    return Numbers.word(table.add(number, Kind.OTHER, Ball.NONE, 0));
  }

  private long unreal(Num number, String key) {
    Long candidate = unreal.get(key);
    if (candidate == null) {
      long word = Numbers.word(table.add(number, Kind.OTHER, Ball.NONE, 0));
      unreal.put(key, word);
      return word;
    }
    meter.step(STEPS_TO_COMPARE);
    Truth equal = arithmetic.equal(number, numbers.num(candidate));
    if (equal == Truth.TRUE) {
      return candidate;
    }
    murky |= equal == Truth.UNKNOWN;
    return unreal(number, key + "'");
  }

  private long real(Num number, Ball ball, Kind kind) {
    found = -1;
    table.near(
        ball,
        kind.logarithms(),
        place -> {
          Truth equal =
              numbers.exact(Numbers.word(place)) instanceof Num n
                  ? arithmetic.equal(number, n)
                  : Truth.UNKNOWN;
          if (equal == Truth.TRUE) {
            found = Numbers.word(place);
          }
          return found >= 0;
        });
    if (found >= 0) {
      return found;
    }
    return Numbers.word(table.add(number, kind, ball, Prints.mixed(table.size(), KEY_DIGITS)));
  }

  /** The fraction that the number is, if it is one that is not too long. */
  private Optional<Num> fraction(String approx, Num number) {
    Optional<Num> guess = Guess.of(approx);
    if (guess.isEmpty()) {
      return guess;
    }
    Truth equal = arithmetic.equal(number, guess.get());
    murky |= equal == Truth.UNKNOWN;
    return equal == Truth.TRUE ? guess : Optional.empty();
  }
}
