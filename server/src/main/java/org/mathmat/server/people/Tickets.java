package org.mathmat.server.people;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs and reads the value of the cookie by which a person is known again: {@code
 * id.kind.name.issued.epoch.session.signature}; tickets of before have no session.
 */
public final class Tickets {
  /** How long a ticket is good. */
  public static final Duration LIFE = Duration.ofDays(180);

  private static final String ALGORITHM = "HmacSHA256";
  private static final int SECRET_BYTES = 32;
  private static final int LONGEST = 400;
  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  private final SecretKeySpec key;

  public Tickets(byte[] secret) {
    key = new SecretKeySpec(secret, ALGORITHM);
  }

  /** With the secret of a data folder, which is drawn when it is first needed. */
  public static Tickets ofFolder(Path folder) throws IOException {
    Path file = Files.createDirectories(folder).resolve("secret.key");
    if (!Files.exists(file)) {
      byte[] fresh = new byte[SECRET_BYTES];
      new SecureRandom().nextBytes(fresh);
      Path draft = Files.createTempFile(folder, "secret", ".new");
      if (draft.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(draft, PosixFilePermissions.fromString("rw-------"));
      }
      Files.write(draft, fresh, StandardOpenOption.SYNC);
      Files.move(draft, file);
    }
    byte[] secret = Files.readAllBytes(file);
    if (secret.length < SECRET_BYTES) {
      throw new IOException(
          "The secret in " + file + " is too short. Delete the file and all guests are new.");
    }
    return new Tickets(secret);
  }

  public String issue(Ticket ticket, Instant now) {
    Person person = ticket.person();
    String content =
        String.join(
            ".",
            person.id(),
            person.kind().name(),
            ENCODER.encodeToString(person.name().getBytes(StandardCharsets.UTF_8)),
            Long.toString(now.getEpochSecond()),
            Long.toString(ticket.epoch()),
            ticket.session().orElse(""));
    return content + "." + sign(content);
  }

  /** What a ticket says; empty where it is not ours, changed or too old. */
  public Optional<Ticket> read(String ticket, Instant now) {
    int last = ticket.lastIndexOf('.');
    if (ticket.length() > LONGEST || last < 0) {
      return Optional.empty();
    }
    String content = ticket.substring(0, last);
    boolean ours =
        MessageDigest.isEqual(
            sign(content).getBytes(StandardCharsets.UTF_8),
            ticket.substring(last + 1).getBytes(StandardCharsets.UTF_8));
    String[] parts = content.split("\\.", -1);
    if (!ours || (parts.length != 5 && parts.length != 6)) {
      return Optional.empty();
    }
    Instant issued = Instant.ofEpochSecond(Long.parseLong(parts[3]));
    return issued.plus(LIFE).isBefore(now)
        ? Optional.empty()
        : Optional.of(
            new Ticket(
                new Person(
                    parts[0],
                    new String(Base64.getUrlDecoder().decode(parts[2]), StandardCharsets.UTF_8),
                    Person.Kind.valueOf(parts[1])),
                Long.parseLong(parts[4]),
                parts.length == 5 || parts[5].isEmpty()
                    ? Optional.empty()
                    : Optional.of(parts[5])));
  }

  private String sign(String content) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return ENCODER.encodeToString(mac.doFinal(content.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("Every Java has " + ALGORITHM + ".", missing);
    }
  }
}
