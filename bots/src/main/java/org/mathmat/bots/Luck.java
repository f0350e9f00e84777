package org.mathmat.bots;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Numbers that follow from a seed (SplitMix64), so that what a bot does can be done again. */
public final class Luck {
  private static final int PERCENT = 100;

  private long state;

  public Luck(long seed) {
    this.state = seed;
  }

  /** The next number of the stream, which may seed another one. */
  public long next() {
    state += 0x9E3779B97F4A7C15L;
    long mixed = state;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** A number from 0 up to, but not including, the bound. */
  public int below(int bound) {
    return (int) Long.remainderUnsigned(next(), bound);
  }

  /** True so many times in a hundred. */
  public boolean percent(int times) {
    return below(PERCENT) < times;
  }

  /** One of several, all equally likely. */
  public <T> T pick(List<T> several) {
    return several.get(below(several.size()));
  }

  public <T> List<T> shuffled(List<T> several) {
    List<T> mixed = new ArrayList<>(several);
    for (int i = mixed.size() - 1; i > 0; i--) {
      int other = below(i + 1);
      T one = mixed.get(i);
      mixed.set(i, mixed.get(other));
      mixed.set(other, one);
    }
    return mixed;
  }

  Duration between(Duration shortest, Duration longest) {
    int millis = (int) longest.minus(shortest).toMillis();
    return shortest.plusMillis(below(millis + 1));
  }
}
