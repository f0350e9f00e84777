package org.mathmat.server.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** Accounts: a name, a password, nothing else about a person. */
public final class Accounts {
  private final DataSource database;
  private final Passwords passwords = new Passwords();

  /** Compared with when there is no such account, so that the answer takes as long. */
  private final String nobody = passwords.hash("nobody has this password");

  public Accounts(DataSource database) {
    this.database = database;
  }

  /** Makes an account out of a guest, who keeps his id; empty where the name is taken. */
  public Optional<Person> create(String id, String name, String password, Instant now)
      throws SQLException {
    String hash = passwords.hash(password);
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO account (id, name, name_key, password, created)"
                    + " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
      insert.setString(1, id);
      insert.setString(2, name);
      insert.setString(3, Names.key(name));
      insert.setString(4, hash);
      insert.setLong(5, now.toEpochMilli());
      return insert.executeUpdate() == 1
          ? Optional.of(new Person(id, name, Person.Kind.ACCOUNT))
          : Optional.empty();
    }
  }

  /** The account with this name and password. */
  public Optional<Person> find(String name, String password) throws SQLException {
    Optional<Stored> stored = stored(name);
    boolean right = passwords.matches(password, stored.map(Stored::hash).orElse(nobody));
    return right ? stored.map(Stored::person) : Optional.empty();
  }

  private record Stored(Person person, String hash) {}

  private Optional<Stored> stored(String name) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT id, name, password FROM account WHERE name_key = ?")) {
      select.setString(1, Names.key(name));
      try (ResultSet found = select.executeQuery()) {
        return found.next()
            ? Optional.of(
                new Stored(
                    new Person(found.getString(1), found.getString(2), Person.Kind.ACCOUNT),
                    found.getString(3)))
            : Optional.empty();
      }
    }
  }
}
