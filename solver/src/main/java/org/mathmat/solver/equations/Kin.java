package org.mathmat.solver.equations;

import java.util.Arrays;
import java.util.List;

/**
 * Parts that have the same signs and as many numerals; what they are asked for is kept together.
 */
final class Kin {
  /** One of the parts. */
  static final class Member {
    private final Kin kin;
    private final Part part;

    /** Its number among those that were asked; -1 if it was not. */
    private int index = -1;

    Member(Kin kin, Part part) {
      this.kin = kin;
      this.part = part;
    }

    Kin kin() {
      return kin;
    }

    Part part() {
      return part;
    }

    /** Its number among those that were asked. */
    int index() {
      if (index < 0) {
        index = kin.add(this);
      }
      return index;
    }

    boolean wasAsked() {
      return index >= 0;
    }
  }

  /**
   * A way to split all of them: the last sign, and what the small operand has.
   *
   * @param signs its signs
   * @param numerals how many numerals it has
   */
  record Way(Form.OfTwo form, long signs, int numerals) {}

  private final int things;
  private final List<Way> ways;
  private Member[] asked = new Member[4];
  private int size;
  private int[] waiting = new int[4];
  private int waitingSize;

  /** Where all numbers that were asked for are found by where they lie. */
  private int[] slots = new int[16];

  private int known;

  /**
   * @param things how many things each of the parts uses
   */
  Kin(int things, List<Way> ways) {
    this.things = things;
    this.ways = ways;
  }

  int things() {
    return things;
  }

  List<Way> ways() {
    return ways;
  }

  /** How many of the parts were asked. */
  int size() {
    return size;
  }

  /** One of those that were asked. */
  Member get(int index) {
    return asked[index];
  }

  private int add(Member member) {
    if (size == asked.length) {
      asked = Arrays.copyOf(asked, 2 * size);
    }
    asked[size] = member;
    return size++;
  }

  /** How many numbers wait for an answer. */
  int waiting() {
    return waitingSize;
  }

  int waiting(int index) {
    return waiting[index];
  }

  /** Lets a number wait for an answer. */
  void await(int number) {
    if (waitingSize == waiting.length) {
      waiting = Arrays.copyOf(waiting, 2 * waitingSize);
    }
    waiting[waitingSize++] = number;
  }

  /** Nothing waits any more. */
  void clear() {
    waiting = new int[4];
    waitingSize = 0;
  }

  /** One more number is asked for; true if there should be more room for its place. */
  boolean addNumber() {
    return 2 * ++known > slots.length;
  }

  int[] slots() {
    return slots;
  }

  void setSlots(int[] more) {
    slots = more;
  }
}
