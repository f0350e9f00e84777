package org.mathmat.onsets;

/** What an operation between two sets does; each card is looked at by itself. */
@FunctionalInterface
public interface SetOperation {
  int of(int left, int right);

  /** The operations as section I-B-2-c defines them. */
  enum Plain implements SetOperation {
    UNION {
      @Override
      public int of(int left, int right) {
        return left | right;
      }
    },
    INTERSECTION {
      @Override
      public int of(int left, int right) {
        return left & right;
      }
    },
    DIFFERENCE {
      @Override
      public int of(int left, int right) {
        return left & ~right;
      }
    }
  }
}
