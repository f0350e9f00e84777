package org.mathmat.host;

import java.util.Optional;

/**
 * What the roll of a shake follows from, so that anybody can check it afterwards. Whoever hosts a
 * table draws seeds from a secure generator.
 *
 * @param text its 32 bytes in hexadecimal
 */
public record Seed(String text) {
  /** How many bytes a seed has. */
  public static final int BYTES = 32;

  private static final int HEX = 16;

  public Seed {
    if (!isSeed(text)) {
      throw new IllegalArgumentException("A seed has 64 hexadecimal digits.");
    }
  }

  private static boolean isSeed(String text) {
    return text.matches("[0-9a-f]{64}");
  }

  public static Optional<Seed> of(String text) {
    return isSeed(text) ? Optional.of(new Seed(text)) : Optional.empty();
  }

  /** That of so many random bytes. */
  public static Seed of(byte[] random) {
    return new Seed(hex(random));
  }

  /** What is published before the shake. */
  public String hash() {
    return hex(Sha256.of(bytes()));
  }

  private static String hex(byte[] bytes) {
    StringBuilder hex = new StringBuilder();
    for (byte one : bytes) {
      hex.append(Character.forDigit((one >> 4) & 0xf, HEX))
          .append(Character.forDigit(one & 0xf, HEX));
    }
    return hex.toString();
  }

  private byte[] bytes() {
    byte[] bytes = new byte[BYTES];
    for (int i = 0; i < BYTES; i++) {
      bytes[i] = (byte) Integer.parseInt(text.substring(2 * i, 2 * i + 2), HEX);
    }
    return bytes;
  }

  /** A stream of numbers for one purpose. */
  Numbers numbers(String purpose) {
    return new Numbers(purpose);
  }

  /** Never show a seed by accident. */
  @Override
  public String toString() {
    return "Seed[hash=" + hash() + "]";
  }

  /** Equally likely numbers that follow from the seed. */
  final class Numbers {
    private static final int BYTE_VALUES = 256;

    private final String purpose;
    private byte[] block = new byte[0];
    private int blocks;
    private int next;

    private Numbers(String purpose) {
      this.purpose = purpose;
    }

    /** A number from 0 up to, but not including, a bound of at most 256. */
    int below(int bound) {
      int fair = BYTE_VALUES - BYTE_VALUES % bound;
      int drawn = nextByte();
      while (drawn >= fair) {
        drawn = nextByte();
      }
      return drawn % bound;
    }

    private int nextByte() {
      if (next == block.length) {
        block = Sha256.hmac(bytes(), ascii("mathmat 1 " + purpose + " " + blocks++));
        next = 0;
      }
      return block[next++] & 0xFF;
    }

    /** A label, every sign of which is one byte. */
    private static byte[] ascii(String label) {
      byte[] bytes = new byte[label.length()];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) label.charAt(i);
      }
      return bytes;
    }
  }
}
