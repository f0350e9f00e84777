package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.mathmat.exact.Rational;

/**
 * Fingerprints: the residues of a number modulo two primes, in one word. Equal numbers that were
 * made by the same field operations, and roots of fractions, have the same print; of others (roots
 * of sums, powers that are no fractions) the print is only the same if they were made alike. The
 * primes are such that every fraction of small numbers has roots of all small indices.
 */
final class Prints {
  /** No print. */
  static final long NONE = -1;

  private static final long P = 2_132_230_799L;
  private static final long Q = 2_131_977_839L;

  private Prints() {}

  private static long pair(long p, long q) {
    return p << 31 | q;
  }

  private static long p(long print) {
    return print >>> 31;
  }

  private static long q(long print) {
    return print & 0x7FFFFFFFL;
  }

  static long of(long small) {
    long n = Words.numerator(small);
    long d = Words.denominator(small);
    if (d == 1) {
      return pair(Math.floorMod(n, P), Math.floorMod(n, Q));
    }
    return pair(Math.floorMod(n, P) * inverse(d, P) % P, Math.floorMod(n, Q) * inverse(d, Q) % Q);
  }

  static long of(Rational fraction) {
    return divide(of(fraction.numerator()), of(fraction.denominator()));
  }

  static long of(BigInteger whole) {
    return pair(
        whole.mod(BigInteger.valueOf(P)).longValue(), whole.mod(BigInteger.valueOf(Q)).longValue());
  }

  static long add(long a, long b) {
    return pair((p(a) + p(b)) % P, (q(a) + q(b)) % Q);
  }

  static long subtract(long a, long b) {
    return pair((p(a) - p(b) + P) % P, (q(a) - q(b) + Q) % Q);
  }

  static long multiply(long a, long b) {
    return pair(p(a) * p(b) % P, q(a) * q(b) % Q);
  }

  static long divide(long a, long b) {
    return isUnit(b) ? pair(p(a) * inverse(p(b), P) % P, q(a) * inverse(q(b), Q) % Q) : mixed(a, b);
  }

  /** Whether it can be divided by. */
  static boolean isUnit(long print) {
    return p(print) != 0 && q(print) != 0;
  }

  /** A power with a whole exponent, the product of these; nothing of nothing, or of a zero. */
  static long raised(long print, long... exponents) {
    if (print == NONE || !isUnit(print)) {
      return NONE;
    }
    long p = 1;
    long q = 1;
    for (long exponent : exponents) {
      p = p * Math.floorMod(exponent, P - 1) % (P - 1);
      q = q * Math.floorMod(exponent, Q - 1) % (Q - 1);
    }
    return pair(raise(p(print), p, P), raise(q(print), q, Q));
  }

  /** A power with a fraction for exponent. */
  static long power(long a, long n, long d, long exponent) {
    if (!isUnit(a)) {
      return mixed(a, exponent);
    }
    long p = residue(p(a), n, d, P);
    long q = residue(q(a), n, d, Q);
    return p < 0 || q < 0 ? mixed(a, exponent) : pair(p, q);
  }

  /** A print of its own, the same for the same two. */
  static long mixed(long a, long b) {
    long mixed = (a * 0x9E3779B97F4A7C15L) ^ (b * 0xC2B2AE3D27D4EB4FL);
    mixed = (mixed ^ (mixed >>> 31)) * 0xBF58476D1CE4E5B9L;
    mixed ^= mixed >>> 29;
    return pair((mixed >>> 32) % P, (mixed & 0xFFFFFFFFL) % Q);
  }

  private static long residue(long a, long n, long d, long prime) {
    long root = a;
    long odd = d;
    while ((odd & 1) == 0) {
      root = raise(root, (prime + 1) / 4, prime);
      odd >>= 1;
    }
    if (odd != 1) {
      long inverse = inverse(odd % (prime - 1), prime - 1);
      if (odd * inverse % (prime - 1) != 1) {
        return -1;
      }
      root = raise(root, inverse, prime);
    }
    if (raise(root, d, prime) != a) {
      return -1;
    }
    long power = raise(root, Math.abs(n), prime);
    return n < 0 ? inverse(power, prime) : power;
  }

  private static long raise(long base, long exponent, long prime) {
    long power = 1;
    long square = base;
    for (long left = exponent; left > 0; left >>= 1) {
      if ((left & 1) == 1) {
        power = power * square % prime;
      }
      square = square * square % prime;
    }
    return power;
  }

  /** The inverse of what has no factor in common with the modulus. */
  private static long inverse(long a, long modulus) {
    long x = a;
    long y = modulus;
    long u = 1;
    long v = 0;
    while (x > 1 && y > 0) {
      long times = y / x;
      long rest = y - times * x;
      long next = v - times * u;
      y = x;
      x = rest;
      v = u;
      u = next;
    }
    return Math.floorMod(u, modulus);
  }
}
