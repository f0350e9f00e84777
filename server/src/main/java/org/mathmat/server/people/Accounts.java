package org.mathmat.server.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import javax.sql.DataSource;
import org.mathmat.server.problem.Problem;

/** Accounts: a name, a password, nothing else about a person. */
public final class Accounts {
  /** How many passwords are hashed at a time. */
  private static final int AT_A_TIME = 2;

  /** How many more may wait: two classes that log in at once, a few seconds of work. */
  private static final int MOST_WAITING = 64;

  private final DataSource database;
  private final Epochs epochs;
  private final Passwords passwords = new Passwords(new Turnstile(AT_A_TIME, MOST_WAITING));

  /**
   * @param kept how soon it must be heard that another node has logged somebody out
   */
  public Accounts(DataSource database, Duration kept) {
    this.database = database;
    this.epochs = new Epochs(database, kept);
  }

  /** Accounts from before looks were kept get theirs; of two that look alike the older keeps it. */
  public void fillInLooks() throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT id, name FROM account WHERE look IS NULL ORDER BY created");
        PreparedStatement update =
            connection.prepareStatement(
                "UPDATE account SET look = ? WHERE id = ? AND NOT EXISTS"
                    + " (SELECT 1 FROM account WHERE look = ?)")) {
      Map<String, String> names = new LinkedHashMap<>();
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          names.put(found.getString(1), found.getString(2));
        }
      }
      for (Map.Entry<String, String> account : names.entrySet()) {
        String look = Names.look(account.getValue());
        update.setString(1, look);
        update.setString(2, account.getKey());
        update.setString(3, look);
        update.executeUpdate();
      }
    }
  }

  /** Makes an account out of a guest, who keeps his id; empty where the name is taken. */
  public Optional<Ticket> create(String id, String name, String password, Instant now)
      throws SQLException, Problem.Thrown {
    String hash = passwords.hash(password);
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO account (id, name, name_key, password, created, look)"
                    + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
      insert.setString(1, id);
      insert.setString(2, name);
      insert.setString(3, Names.key(name));
      insert.setString(4, hash);
      insert.setLong(5, now.toEpochMilli());
      insert.setString(6, Names.look(name));
      boolean made = insert.executeUpdate() == 1;
      epochs.forget(id);
      return made
          ? Optional.of(Ticket.account(new Person(id, name, Person.Kind.ACCOUNT), 0))
          : Optional.empty();
    }
  }

  /** The account with this name and password. */
  public Optional<Ticket> find(String name, String password) throws SQLException, Problem.Thrown {
    Optional<Stored> stored = stored(name).filter(one -> !one.hash().equals(Robots.NO_PASSWORD));
    boolean right =
        passwords.matches(password, stored.map(Stored::hash).orElse(passwords.nobody()));
    return right ? stored.map(Stored::ticket) : Optional.empty();
  }

  /** Another password; every ticket of before is void. Empty where the old one is wrong. */
  public Optional<Ticket> change(Person person, String password, String wished)
      throws SQLException, Problem.Thrown {
    if (find(person.name(), password).isEmpty()) {
      return Optional.empty();
    }
    String hash = passwords.hash(wished);
    try (Connection connection = database.getConnection();
        PreparedStatement update =
            connection.prepareStatement("UPDATE account SET password = ? WHERE id = ?")) {
      update.setString(1, hash);
      update.setString(2, person.id());
      update.executeUpdate();
    }
    logOutEverywhere(person);
    return stored(person.name()).map(Stored::ticket);
  }

  /** Every ticket and token of this account is void from now on. */
  public void logOutEverywhere(Person person) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement update =
            connection.prepareStatement("UPDATE account SET epoch = epoch + 1 WHERE id = ?");
        PreparedStatement delete =
            connection.prepareStatement("DELETE FROM token WHERE account = ?")) {
      update.setString(1, person.id());
      update.executeUpdate();
      delete.setString(1, person.id());
      delete.executeUpdate();
    }
    epochs.forget(person.id());
  }

  /** Whether lists that everybody sees may name an account. */
  public boolean isShown(String id) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement("SELECT 1 FROM account WHERE id = ? AND shown = 1")) {
      select.setString(1, id);
      try (ResultSet found = select.executeQuery()) {
        return found.next();
      }
    }
  }

  public void show(String id, boolean shown) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement update =
            connection.prepareStatement("UPDATE account SET shown = ? WHERE id = ?")) {
      update.setInt(1, shown ? 1 : 0);
      update.setString(2, id);
      update.executeUpdate();
    }
  }

  /** When an account was made. */
  public Optional<Instant> created(String id) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement("SELECT created FROM account WHERE id = ?")) {
      select.setString(1, id);
      try (ResultSet found = select.executeQuery()) {
        return found.next()
            ? Optional.of(Instant.ofEpochMilli(found.getLong(1)))
            : Optional.empty();
      }
    }
  }

  /** Nothing that was asked about somebody counts any more. */
  void changed(String id) {
    epochs.forget(id);
  }

  /** One log-in ends, whoever has a copy of its ticket; the others of the account go on. */
  public void end(Ticket ticket, Instant now) throws SQLException {
    if (ticket.session().isPresent()) {
      forget(ticket.session().get(), now);
    }
  }

  /** A guest is nobody from now on, whoever has a copy of his ticket. */
  public void forget(Person guest, Instant now) throws SQLException {
    forget(guest.id(), now);
  }

  private void forget(String id, Instant now) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO forgotten (id, since) VALUES (?, ?) ON CONFLICT DO NOTHING");
        PreparedStatement tidy =
            connection.prepareStatement("DELETE FROM forgotten WHERE since < ?")) {
      insert.setString(1, id);
      insert.setLong(2, now.toEpochMilli());
      insert.executeUpdate();
      // Tickets of before are too old by themselves.
      tidy.setLong(1, now.minus(Tickets.LIFE).toEpochMilli());
      tidy.executeUpdate();
    }
    epochs.forget(id);
  }

  /** Whether a ticket still counts. A guest's does until he makes an account or is forgotten. */
  public boolean counts(Ticket ticket) throws SQLException {
    OptionalLong epoch = epochs.of(ticket.person().id());
    return switch (ticket.person().kind()) {
      case GUEST -> epoch.isEmpty();
      case ACCOUNT ->
          epoch.isPresent() && epoch.getAsLong() == ticket.epoch() && !ended(ticket.session());
    };
  }

  private boolean ended(Optional<String> session) throws SQLException {
    return session.isPresent() && epochs.of(session.get()).isPresent();
  }

  private record Stored(Ticket ticket, String hash) {}

  private Optional<Stored> stored(String name) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT id, name, password, epoch FROM account WHERE name_key = ?")) {
      select.setString(1, Names.key(name));
      try (ResultSet found = select.executeQuery()) {
        return found.next()
            ? Optional.of(
                new Stored(
                    Ticket.account(
                        new Person(found.getString(1), found.getString(2), Person.Kind.ACCOUNT),
                        found.getLong(4)),
                    found.getString(3)))
            : Optional.empty();
      }
    }
  }
}
