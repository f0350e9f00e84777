package org.mathmat.equations;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What each sign means; a sign that is not here means nothing.
 *
 * @param ofOne the operations on one number
 * @param ofTwo the operations on two numbers
 */
public record Signs(Map<Op, Operation.OfOne> ofOne, Map<Op, Operation.OfTwo> ofTwo) {
  public Signs {
    ofOne = copy(ofOne);
    ofTwo = copy(ofTwo);
  }

  private static <T> Map<Op, T> copy(Map<Op, T> map) {
    Map<Op, T> copy = new EnumMap<>(Op.class);
    copy.putAll(map);
    return Collections.unmodifiableMap(copy);
  }

  public Optional<Operation.OfOne> ofOne(Op op) {
    return Optional.ofNullable(ofOne.get(op));
  }

  public Optional<Operation.OfTwo> ofTwo(Op op) {
    return Optional.ofNullable(ofTwo.get(op));
  }

  public boolean has(Op op) {
    return ofOne.containsKey(op) || ofTwo.containsKey(op);
  }

  /** Whether the sign does what it does before any variation: powers and roots of real numbers. */
  public boolean isOrdinary(Op op) {
    return isAs(Arithmetics.REAL, op);
  }

  /** Whether the sign does what it does in the younger divisions, which know whole powers only. */
  public boolean isWhole(Op op) {
    return isAs(Arithmetics.WHOLE, op);
  }

  /** Whether the sign gives the average of two numbers. */
  public boolean isAverage(Op op) {
    return ofTwo(op).filter(Arithmetics.AVERAGE::equals).isPresent();
  }

  /** The operation gives the average of two numbers from now on. */
  public Signs averages(Op op) {
    return means(op, Arithmetics.AVERAGE);
  }

  private boolean isAs(Signs others, Op op) {
    return has(op) && ofOne(op).equals(others.ofOne(op)) && ofTwo(op).equals(others.ofTwo(op));
  }

  /** The operation means this from now on. */
  public Signs means(Op op, Operation.OfOne operation) {
    Map<Op, Operation.OfOne> more = new EnumMap<>(Op.class);
    more.putAll(ofOne);
    more.put(op, operation);
    return new Signs(more, ofTwo);
  }

  /** The operation means this from now on. */
  public Signs means(Op op, Operation.OfTwo operation) {
    Map<Op, Operation.OfTwo> more = new EnumMap<>(Op.class);
    more.putAll(ofTwo);
    more.put(op, operation);
    return new Signs(ofOne, more);
  }

  /** The operations mean nothing any more. */
  public Signs without(Set<Op> ops) {
    Map<Op, Operation.OfOne> one = new EnumMap<>(Op.class);
    one.putAll(ofOne);
    one.keySet().removeAll(ops);
    Map<Op, Operation.OfTwo> two = new EnumMap<>(Op.class);
    two.putAll(ofTwo);
    two.keySet().removeAll(ops);
    return new Signs(one, two);
  }
}
