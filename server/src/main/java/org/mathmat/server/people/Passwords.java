package org.mathmat.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;
import org.mathmat.server.problem.Problem;

/**
 * Passwords as Argon2id hashes ({@code m=19456,t=2,p=1}). Each takes 19 MiB while it is made, so
 * only a few are made at a time, and only so many wait for it that they are soon done.
 */
final class Passwords {
  private static final int MEMORY = 19_456;
  private static final int PASSES = 2;
  private static final int SALT = 16;
  private static final int HASH = 32;
  private static final String PREFIX = "$argon2id$v=19$m=19456,t=2,p=1$";
  private static final Base64.Encoder ENCODER = Base64.getEncoder().withoutPadding();

  private final SecureRandom random = new SecureRandom();
  private final Turnstile turnstile;
  private final String nobody = made("nobody has this password");

  Passwords(Turnstile turnstile) {
    this.turnstile = turnstile;
  }

  /** Compared with where there is no such account, so that the answer takes as long. */
  String nobody() {
    return nobody;
  }

  String hash(String password) throws Problem.Thrown {
    return turnstile.pass(() -> made(password));
  }

  boolean matches(String password, String hash) throws Problem.Thrown {
    String[] parts = hash.substring(PREFIX.length()).split("\\$", -1);
    byte[] salt = Base64.getDecoder().decode(parts[0]);
    byte[] made = turnstile.pass(() -> made(password, salt));
    return MessageDigest.isEqual(made, Base64.getDecoder().decode(parts[1]));
  }

  private String made(String password) {
    byte[] salt = new byte[SALT];
    random.nextBytes(salt);
    return PREFIX
        + ENCODER.encodeToString(salt)
        + "$"
        + ENCODER.encodeToString(made(password, salt));
  }

  private static byte[] made(String password, byte[] salt) {
    Argon2BytesGenerator generator = new Argon2BytesGenerator();
    generator.init(
        new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
            .withMemoryAsKB(MEMORY)
            .withIterations(PASSES)
            .withParallelism(1)
            .withSalt(salt)
            .build());
    byte[] made = new byte[HASH];
    generator.generateBytes(password.getBytes(StandardCharsets.UTF_8), made);
    return made;
  }
}
