package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The factors of a positive whole number as far as they are found and proved within the effort.
 *
 * @param primes the primes with their exponents
 * @param rest what is left, 1 if nothing
 */
record Factors(NavigableMap<BigInteger, Integer> primes, BigInteger rest) {
  /** Below this the witnesses prove a prime (Sorenson and Webster 2015). */
  private static final BigInteger PROVABLE = new BigInteger("3317044064679887385961981");

  private static final int[] WITNESSES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41};
  private static final int SIEVED = 1 << 16;
  private static final int[] SMALL = primesTo(SIEVED);
  private static final int RHO_BITS = 72;
  private static final int RHO_ROUNDS = 20_000;

  /** All primes up to a limit. */
  static int[] primesTo(int limit) {
    boolean[] composite = new boolean[limit + 1];
    int[] primes = new int[limit / 2 + 1];
    int count = 0;
    for (int i = 2; i <= limit; i++) {
      if (!composite[i]) {
        primes[count++] = i;
        for (long j = (long) i * i; j <= limit; j += i) {
          composite[(int) j] = true;
        }
      }
    }
    return Arrays.copyOf(primes, count);
  }

  /** The primes below a thousand. */
  static int[] tiny() {
    return Arrays.copyOf(SMALL, 168);
  }

  static Factors of(BigInteger value, Work work) {
    NavigableMap<BigInteger, Integer> found = new TreeMap<>();
    BigInteger rest = value;
    for (int p : SMALL) {
      if (rest.bitLength() < 63 && (long) p * p > rest.longValue()) {
        break;
      }
      work.spend(2 + rest.bitLength() / 64);
      BigInteger prime = BigInteger.valueOf(p);
      if (rest.mod(prime).signum() == 0) {
        work.spend(10 + rest.bitLength());
        int exponent = valuation(rest, prime);
        rest = rest.divide(prime.pow(exponent));
        found.put(prime, exponent);
      }
    }
    List<BigInteger> open = new ArrayList<>(List.of(rest));
    BigInteger left = BigInteger.ONE;
    while (!open.isEmpty()) {
      BigInteger next = open.removeLast();
      if (next.equals(BigInteger.ONE)) {
        continue;
      }
      if (isProvedPrime(next, work)) {
        found.merge(next, 1, Integer::sum);
        continue;
      }
      BigInteger root = next.sqrt();
      BigInteger factor = BigInteger.ONE;
      if (root.multiply(root).equals(next)) {
        factor = root;
      } else if (next.bitLength() <= RHO_BITS) {
        factor = rho(next, work);
      }
      if (factor.equals(BigInteger.ONE)) {
        left = left.multiply(next);
      } else {
        open.add(factor);
        open.add(next.divide(factor));
      }
    }
    return new Factors(found, left);
  }

  /** How often a prime divides a fraction that is not zero; negative for its denominator. */
  static int valuation(Rational value, BigInteger p) {
    return valuation(value.numerator(), p) - valuation(value.denominator(), p);
  }

  /** How often a prime divides a whole number that is not zero, by ever larger powers first. */
  private static int valuation(BigInteger value, BigInteger p) {
    if (p.equals(BigInteger.TWO)) {
      return value.getLowestSetBit();
    }
    if (value.mod(p).signum() != 0) {
      return 0;
    }
    List<BigInteger> powers = new ArrayList<>(List.of(p));
    BigInteger rest = value;
    int count = 0;
    while (true) {
      BigInteger[] parts = rest.divideAndRemainder(powers.getLast());
      if (parts[1].signum() != 0) {
        break;
      }
      rest = parts[0];
      count += 1 << (powers.size() - 1);
      powers.add(powers.getLast().multiply(powers.getLast()));
    }
    for (int i = powers.size() - 2; i >= 0; i--) {
      BigInteger[] parts = rest.divideAndRemainder(powers.get(i));
      if (parts[1].signum() == 0) {
        rest = parts[0];
        count += 1 << i;
      }
    }
    return count;
  }

  /** Whether the number is certainly prime; above some 10^24 nothing is certain. */
  static boolean isProvedPrime(BigInteger n, Work work) {
    if (n.bitLength() <= 32) {
      long value = n.longValue();
      for (int p : SMALL) {
        if ((long) p * p > value) {
          return value > 1;
        }
        if (value % p == 0) {
          return value == p;
        }
      }
      return true;
    }
    return n.compareTo(PROVABLE) < 0 && passes(n, work);
  }

  static boolean isProvable(BigInteger n) {
    return n.compareTo(PROVABLE) < 0;
  }

  private static boolean passes(BigInteger n, Work work) {
    BigInteger less = n.subtract(BigInteger.ONE);
    int twos = less.getLowestSetBit();
    BigInteger odd = less.shiftRight(twos);
    for (int witness : WITNESSES) {
      work.spend(4_000);
      BigInteger x = BigInteger.valueOf(witness).modPow(odd, n);
      if (x.equals(BigInteger.ONE) || x.equals(less)) {
        continue;
      }
      boolean composite = true;
      for (int i = 1; i < twos && composite; i++) {
        x = x.multiply(x).mod(n);
        composite = !x.equals(less);
      }
      if (composite) {
        return false;
      }
    }
    return true;
  }

  /** A factor of a composite number by Pollard's method, or 1. */
  private static BigInteger rho(BigInteger n, Work work) {
    for (long c = 1; c <= 4; c++) {
      BigInteger step = BigInteger.valueOf(c);
      BigInteger slow = BigInteger.TWO;
      BigInteger fast = BigInteger.TWO;
      BigInteger product = BigInteger.ONE;
      for (int i = 1; i <= RHO_ROUNDS; i++) {
        work.spend(60);
        slow = slow.multiply(slow).add(step).mod(n);
        fast = fast.multiply(fast).add(step).mod(n);
        fast = fast.multiply(fast).add(step).mod(n);
        product = product.multiply(slow.subtract(fast).abs()).mod(n);
        if (i % 32 == 0 || product.signum() == 0) {
          BigInteger factor = product.gcd(n);
          if (factor.equals(n)) {
            break;
          }
          if (!factor.equals(BigInteger.ONE)) {
            return factor;
          }
        }
      }
    }
    return BigInteger.ONE;
  }
}
