package org.mathmat.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/**
 * What a program shows instead of a password: a long random word that an account has made for it.
 * Only its hash is kept, so that nobody can read it anywhere again.
 */
public final class Tokens {
  /** As long as a token may be good at most. */
  public static final Duration LONGEST = Duration.ofDays(366);

  /** As many as an account may have. */
  private static final int MOST = 20;

  private static final int BYTES = 32;
  private static final String PREFIX = "mathmat_";
  private static final Pattern SHAPE = Pattern.compile(PREFIX + "[A-Za-z0-9_-]{43}");
  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  private final DataSource database;
  private final SecureRandom random = new SecureRandom();

  public Tokens(DataSource database) {
    this.database = database;
  }

  /** What is known of a token; never the token itself. */
  public record Known(String id, String name, Instant created, Instant until) {}

  /** A new token, told this once. */
  public record Made(Known known, String token) {}

  /** A new token for an account; empty where it has as many as it may. */
  public Optional<Made> make(String account, String name, Instant now, Duration good)
      throws SQLException {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    String token = PREFIX + ENCODER.encodeToString(bytes);
    Known known = new Known(UUID.randomUUID().toString(), name, now, now.plus(good));
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO token (hash, id, account, name, created, until)"
                    + " SELECT ?, ?, ?, ?, ?, ? WHERE"
                    + " (SELECT count(*) FROM token WHERE account = ?) < ?")) {
      insert.setString(1, hash(token));
      insert.setString(2, known.id());
      insert.setString(3, account);
      insert.setString(4, name);
      insert.setLong(5, now.toEpochMilli());
      insert.setLong(6, known.until().toEpochMilli());
      insert.setString(7, account);
      insert.setInt(8, MOST);
      return insert.executeUpdate() == 1 ? Optional.of(new Made(known, token)) : Optional.empty();
    }
  }

  /** The tokens of an account, oldest first. */
  public List<Known> of(String account) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT id, name, created, until FROM token WHERE account = ? ORDER BY created")) {
      select.setString(1, account);
      List<Known> all = new ArrayList<>();
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          all.add(
              new Known(
                  found.getString(1),
                  found.getString(2),
                  Instant.ofEpochMilli(found.getLong(3)),
                  Instant.ofEpochMilli(found.getLong(4))));
        }
      }
      return all;
    }
  }

  /** Ends a token; whether the account had it. */
  public boolean end(String account, String id) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement delete =
            connection.prepareStatement("DELETE FROM token WHERE account = ? AND id = ?")) {
      delete.setString(1, account);
      delete.setString(2, id);
      return delete.executeUpdate() == 1;
    }
  }

  /** Whose token it is, as a ticket; empty where it is none, ended or too old. */
  public Optional<Ticket> read(String token, Instant now) throws SQLException {
    if (!SHAPE.matcher(token).matches()) {
      return Optional.empty();
    }
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT account.id, account.name, account.epoch FROM token"
                    + " JOIN account ON account.id = token.account"
                    + " WHERE token.hash = ? AND token.until > ?")) {
      select.setString(1, hash(token));
      select.setLong(2, now.toEpochMilli());
      try (ResultSet found = select.executeQuery()) {
        return found.next()
            ? Optional.of(
                new Ticket(
                    new Person(found.getString(1), found.getString(2), Person.Kind.ACCOUNT),
                    found.getLong(3),
                    Optional.empty()))
            : Optional.empty();
      }
    }
  }

  private static String hash(String token) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256")
                  .digest(token.getBytes(StandardCharsets.US_ASCII)));
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("Every Java has SHA-256.", missing);
    }
  }
}
