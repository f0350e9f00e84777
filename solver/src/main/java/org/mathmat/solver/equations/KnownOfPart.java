package org.mathmat.solver.equations;

/**
 * What is known of a part in which 1s are any powers of the base.
 *
 * @param reach which numbers it may name with any powers
 * @param failed what it is known not to name
 * @param open what it was not found to name, though something could not be worked out
 */
record KnownOfPart(Reach reach, ValueSet failed, ValueSet open) {
  /** Of a part that nobody has asked yet. */
  static KnownOfPart of(Reach reach) {
    return new KnownOfPart(reach, new ValueSet(), new ValueSet());
  }
}
