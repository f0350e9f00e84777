package org.mathmat.equations;

/** How many cubes a sign takes that is used more than once in a Solution. */
public enum Supply {
  CUBE_FOR_EACH_USE {
    @Override
    int cubes(int uses) {
      return uses;
    }
  },
  ONE_CUBE_FOR_ALL_USES {
    @Override
    int cubes(int uses) {
      return Math.min(uses, 1);
    }
  };

  abstract int cubes(int uses);
}
