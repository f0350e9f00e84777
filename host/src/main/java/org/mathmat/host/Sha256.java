package org.mathmat.host;

import java.util.Arrays;

/**
 * SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104). Of our own, because a table in a browser has no
 * library of the JDK's, and must roll what a server rolls.
 */
final class Sha256 {
  private static final int BLOCK = 64;
  private static final int LENGTH = 32;
  private static final int INNER = 0x36;
  private static final int OUTER = 0x5c;

  private static final int[] ROUNDS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  private Sha256() {}

  static byte[] of(byte[] message) {
    byte[] padded = Arrays.copyOf(message, (message.length + 8) / BLOCK * BLOCK + BLOCK);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 0; i < 8; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
    }
    int[] hash = START.clone();
    for (int at = 0; at < padded.length; at += BLOCK) {
      compress(hash, padded, at);
    }
    byte[] digest = new byte[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      digest[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return digest;
  }

  static byte[] hmac(byte[] key, byte[] message) {
    byte[] block = Arrays.copyOf(key.length > BLOCK ? of(key) : key, BLOCK);
    return of(joined(with(block, OUTER), of(joined(with(block, INNER), message))));
  }

  private static byte[] with(byte[] block, int pad) {
    byte[] padded = block.clone();
    for (int i = 0; i < BLOCK; i++) {
      padded[i] = (byte) (padded[i] ^ pad);
    }
    return padded;
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  private static void compress(int[] hash, byte[] message, int at) {
    int[] words = new int[BLOCK];
    for (int i = 0; i < 16; i++) {
      for (int j = 0; j < 4; j++) {
        words[i] = (words[i] << 8) | (message[at + 4 * i + j] & 0xff);
      }
    }
    for (int i = 16; i < BLOCK; i++) {
      int a = words[i - 15];
      int b = words[i - 2];
      int small = Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ (a >>> 3);
      int large = Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16] + small + words[i - 7] + large;
    }
    int[] v = hash.clone();
    for (int i = 0; i < BLOCK; i++) {
      int e = v[4];
      int a = v[0];
      int one = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int zero =
          Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int first = v[7] + one + ((e & v[5]) ^ (~e & v[6])) + ROUNDS[i] + words[i];
      int second = zero + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
      System.arraycopy(v, 0, v, 1, 7);
      v[4] += first;
      v[0] = first + second;
    }
    for (int i = 0; i < hash.length; i++) {
      hash[i] += v[i];
    }
  }
}
