package org.mathmat.equations;

/** How many cubes a sign takes that is used more than once in a Solution. */
public enum Supply {
  CUBE_FOR_EACH_USE {
    @Override
    public int cubes(int uses) {
      return uses;
    }
  },
  ONE_CUBE_FOR_ALL_USES {
    @Override
    public int cubes(int uses) {
      return Math.min(uses, 1);
    }
  };

  public abstract int cubes(int uses);
}
