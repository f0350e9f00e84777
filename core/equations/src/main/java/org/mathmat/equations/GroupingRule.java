package org.mathmat.equations;

/** How a rule-book groups what is not grouped. */
public enum GroupingRule {
  /** No order of operations: any grouping, in writing within the defaults of single signs. */
  ANY {
    @Override
    Grouping written() {
      return new DefaultGrouping();
    }

    @Override
    Grouping onMat() {
      return new FreeGrouping();
    }

    @Override
    boolean readsUngroupedAnyWay() {
      return true;
    }
  },
  /** Roots and powers, then × and ÷, then + and -, each from left to right. */
  ORDER_OF_OPERATIONS {
    @Override
    Grouping written() {
      return new OrderOfOperations();
    }

    @Override
    Grouping onMat() {
      return new OrderOfOperations();
    }

    @Override
    boolean readsUngroupedAnyWay() {
      return false;
    }
  };

  abstract Grouping written();

  /** For a Goal, whose gaps have been turned into parentheses. */
  abstract Grouping onMat();

  /** Whether a Goal without gaps has every grouping that can be written. */
  abstract boolean readsUngroupedAnyWay();
}
