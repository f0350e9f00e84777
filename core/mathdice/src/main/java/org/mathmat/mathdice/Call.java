package org.mathmat.mathdice;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mathmat.exact.Num;
import org.mathmat.table.Parsed;

/** Reads a number that is called out: {@code 28}, {@code 7/2}, {@code 3.5} or {@code 3 1/2}. */
public final class Call {
  private static final int LONGEST = 40;
  private static final Pattern WHOLE = Pattern.compile("([0-9]+)");
  private static final Pattern FRACTION = Pattern.compile("([0-9]+) ?[/÷] ?([0-9]+)");
  private static final Pattern MIXED = Pattern.compile("([0-9]+) +([0-9]+) ?[/÷] ?([0-9]+)");
  private static final Pattern DECIMAL = Pattern.compile("([0-9]*)\\.([0-9]+)");

  private Call() {}

  public static Parsed<Num> parse(String text) {
    String number = text.strip();
    if (number.length() > LONGEST) {
      return Parsed.bad(LONGEST + 1, "A number has at most " + LONGEST + " characters.");
    }
    boolean negative = !number.isEmpty() && "-−–".indexOf(number.charAt(0)) >= 0;
    String size = negative ? number.substring(1).strip() : number;
    BigInteger numerator = BigInteger.ZERO;
    BigInteger denominator = BigInteger.ZERO;
    Matcher whole = WHOLE.matcher(size);
    Matcher fraction = FRACTION.matcher(size);
    Matcher mixed = MIXED.matcher(size);
    Matcher decimal = DECIMAL.matcher(size);
    if (whole.matches()) {
      numerator = new BigInteger(whole.group(1));
      denominator = BigInteger.ONE;
    } else if (fraction.matches()) {
      numerator = new BigInteger(fraction.group(1));
      denominator = new BigInteger(fraction.group(2));
    } else if (mixed.matches()) {
      denominator = new BigInteger(mixed.group(3));
      numerator =
          new BigInteger(mixed.group(1)).multiply(denominator).add(new BigInteger(mixed.group(2)));
    } else if (decimal.matches()) {
      numerator = new BigInteger("0" + decimal.group(1) + decimal.group(2));
      denominator = BigInteger.TEN.pow(decimal.group(2).length());
    }
    if (denominator.signum() == 0) {
      return Parsed.bad(1, "Expected a number such as 28, 7/2, 3.5 or 3 1/2.");
    }
    return Parsed.good(Num.ratio(negative ? numerator.negate() : numerator, denominator));
  }
}
