package org.mathmat.exact;

/**
 * How much work one question may cost. The caps count work, not seconds, so that an answer is the
 * same on every machine and in every replay.
 *
 * @param writtenBits the size of the largest whole number that is written out
 * @param precisionBits the finest interval
 * @param terms the longest sum that is multiplied out
 * @param depth how deep roots, powers and logarithms may be nested
 * @param steps the work of a single question, in multiplications of 64-bit words
 */
public record Effort(int writtenBits, int precisionBits, int terms, int depth, long steps) {
  public static final Effort ORDINARY = new Effort(1 << 16, 12_000, 400, 40, 30_000_000L);
}
