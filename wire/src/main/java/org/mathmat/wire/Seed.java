package org.mathmat.wire;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What the roll of a shake follows from, so that anybody can check it afterwards.
 *
 * @param text its 32 bytes in hexadecimal
 */
public record Seed(String text) {
  private static final int BYTES = 32;

  public Seed {
    if (!text.matches("[0-9a-f]{64}")) {
      throw new IllegalArgumentException("A seed has 64 hexadecimal digits.");
    }
  }

  /** A new one, from a secure generator. */
  public static Seed draw(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Seed(HexFormat.of().formatHex(bytes));
  }

  public static Optional<Seed> of(String text) {
    return text.matches("[0-9a-f]{64}") ? Optional.of(new Seed(text)) : Optional.empty();
  }

  /** What is published before the shake. */
  public String hash() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes()));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("Every Java has SHA-256.", missing);
    }
  }

  private byte[] bytes() {
    return HexFormat.of().parseHex(text);
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
        block = mac("mathmat 1 " + purpose + " " + blocks++);
        next = 0;
      }
      return block[next++] & 0xFF;
    }

    private byte[] mac(String label) {
      try {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(bytes(), "HmacSHA256"));
        return mac.doFinal(label.getBytes(StandardCharsets.UTF_8));
      } catch (GeneralSecurityException missing) {
        throw new IllegalStateException("Every Java has HmacSHA256.", missing);
      }
    }
  }
}
