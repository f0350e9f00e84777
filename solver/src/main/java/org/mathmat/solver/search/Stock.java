package org.mathmat.solver.search;

import java.util.List;

/**
 * What a part of a Solution uses, packed in one word: a few bits for the count of each dimension.
 * An expression of a whole uses its parts together and what its sign costs; where a dimension
 * saturates, more than enough counts as enough.
 */
public final class Stock {
  /** Sees one way to share things out; true to see no more. */
  @FunctionalInterface
  public interface Shares {
    boolean see(long one, long other);
  }

  private final Dimension[] dimensions;
  private final long[] weights;
  private final int[] shifts;
  private final long[] masks;
  private final boolean saturates;

  /** The highest bit of every field. */
  private final long highest;

  public Stock(List<Dimension> dimensions) {
    this.dimensions = dimensions.toArray(new Dimension[0]);
    this.weights = new long[dimensions.size()];
    this.shifts = new int[weights.length];
    this.masks = new long[weights.length];
    this.saturates = dimensions.stream().anyMatch(Dimension::saturates);
    int shift = 0;
    long highestBits = 0;
    for (int i = 0; i < weights.length; i++) {
      int bits = 32 - Integer.numberOfLeadingZeros(this.dimensions[i].most());
      shifts[i] = shift;
      weights[i] = 1L << shift;
      masks[i] = (1L << bits) - 1;
      shift += bits;
      highestBits |= bits == 0 ? 0 : 1L << (shift - 1);
    }
    if (shift > 62) {
      throw new IllegalArgumentException("There are more things than a word can count.");
    }
    highest = highestBits;
  }

  /** Whether more of some dimension may be used than is counted. */
  public boolean saturates() {
    return saturates;
  }

  public int size() {
    return weights.length;
  }

  public Dimension dimension(int index) {
    return dimensions[index];
  }

  public long one(int dimension) {
    return weights[dimension];
  }

  /** The bits in which a dimension is counted. */
  public long field(int dimension) {
    return masks[dimension] << shifts[dimension];
  }

  public int count(long used, int dimension) {
    return (int) (used >>> shifts[dimension] & masks[dimension]);
  }

  /** Whether there is so much. */
  public boolean has(int dimension, int count) {
    return dimensions[dimension].saturates() || count <= dimensions[dimension].most();
  }

  /** How many things there are. */
  public int things(long used) {
    int things = 0;
    for (int i = 0; i < weights.length; i++) {
      things += count(used, i);
    }
    return things;
  }

  /** The most operands that an expression may have which uses this. */
  public int mostOperands(long used) {
    int operands = 0;
    for (int i = 0; i < weights.length; i++) {
      operands += Math.max(0, dimensions[i].highest(count(used, i)));
    }
    return operands;
  }

  /** Whether the whole has at least the part. */
  public boolean contains(long whole, long part) {
    // where a field has less than is taken away, its highest bit borrows
    long borrows = (~whole & part) | (~(whole ^ part) & (whole - part));
    return (borrows & highest) == 0;
  }

  /** A word for these counts; those of a saturating dimension are cut off. */
  public long pack(int[] counts) {
    long packed = 0;
    for (int i = 0; i < weights.length; i++) {
      packed += weights[i] * Math.min(counts[i], dimensions[i].most());
    }
    return packed;
  }

  public int[] unpack(long used) {
    int[] counts = new int[weights.length];
    for (int i = 0; i < weights.length; i++) {
      counts[i] = count(used, i);
    }
    return counts;
  }

  /** Whether an expression may use exactly this, as far as counting tells. */
  public boolean isBalanced(long used) {
    int least = 0;
    int highest = 0;
    for (int i = 0; i < weights.length; i++) {
      int count = count(used, i);
      if (count > 0) {
        least += dimensions[i].least(count);
        highest += dimensions[i].highest(count);
      }
    }
    return least <= 1 && highest >= 1;
  }

  /** Every part that with this cost makes up the whole, as far as counting tells. */
  public boolean rests(long whole, long cost, Shares shares) {
    if (!saturates) {
      return contains(whole, cost) && isBalanced(whole - cost) && shares.see(whole - cost, 0);
    }
    return new Sharing(whole, cost, shares, true).rest(0, 0);
  }

  /** Every two parts that with this cost make up the whole, as far as counting tells. */
  public boolean splits(long whole, long cost, Shares shares) {
    return new Sharing(whole, cost, shares, true).split(0, 0, 0, 0, 0, 0, 0);
  }

  /** Every two parts that make up the whole, whatever their balance. */
  public boolean shares(long whole, Shares shares) {
    return new Sharing(whole, 0, shares, false).split(0, 0, 0, 0, 0, 0, 0);
  }

  private final class Sharing {
    private final int[] whole;
    private final int[] cost;
    private final Shares shares;
    private final boolean balanced;

    Sharing(long whole, long cost, Shares shares, boolean balanced) {
      this.balanced = balanced;
      this.whole = unpack(whole);
      this.cost = unpack(cost);
      this.shares = shares;
    }

    boolean rest(int dimension, long part) {
      if (dimension == whole.length) {
        return isBalanced(part) && shares.see(part, 0);
      }
      int rest = whole[dimension] - cost[dimension];
      boolean full =
          dimensions[dimension].saturates() && whole[dimension] == dimensions[dimension].most();
      if (rest < 0) {
        return full && rest(dimension + 1, part);
      }
      if (!full) {
        return rest(dimension + 1, part + rest * weights[dimension]);
      }
      for (int count = rest; count <= whole[dimension]; count++) {
        if (rest(dimension + 1, part + count * weights[dimension])) {
          return true;
        }
      }
      return false;
    }

    boolean split(int dimension, long one, long other, int l1, int h1, int l2, int h2) {
      if (dimension == whole.length) {
        boolean counts = l1 <= 1 && h1 >= 1 && l2 <= 1 && h2 >= 1;
        return (counts || !balanced) && shares.see(one, other);
      }
      Dimension d = dimensions[dimension];
      int rest = whole[dimension] - cost[dimension];
      boolean full = d.saturates() && whole[dimension] == d.most();
      if (rest < 0 && !full) {
        return false;
      }
      int most = full ? whole[dimension] : rest;
      long weight = weights[dimension];
      for (int i = 0; i <= most; i++) {
        int from = Math.max(0, rest - i);
        int to = full ? most : rest - i;
        for (int j = from; j <= to; j++) {
          if (split(
              dimension + 1,
              one + i * weight,
              other + j * weight,
              l1 + d.least(i),
              h1 + d.highest(i),
              l2 + d.least(j),
              h2 + d.highest(j))) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
