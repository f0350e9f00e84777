package org.mathmat.server.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/**
 * Accounts of programs: they belong to an account of a person, have no password, and are known to
 * everybody at the table by the last word of their name, which is "bot" and which no person has.
 */
public final class Robots {
  private static final int MOST = 10;

  /** No hash of any password. */
  static final String NO_PASSWORD = "none";

  private static final Pattern ROBOT = Pattern.compile("(?:.*[ ._'-])?bot[ ._'-]*\\d*");

  private final DataSource database;

  public Robots(DataSource database) {
    this.database = database;
  }

  /** Whether a name says that a program has it. */
  public static boolean isRobot(String name) {
    return ROBOT.matcher(Names.look(name).toLowerCase(Locale.ROOT)).matches();
  }

  /** A new robot of an account; empty where the name is taken or there are too many already. */
  public Optional<Person> make(String owner, String name, Instant now) throws SQLException {
    String id = UUID.randomUUID().toString();
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO account (id, name, name_key, password, created, look, owner)"
                    + " SELECT ?, ?, ?, ?, ?, ?, ? WHERE"
                    + " (SELECT count(*) FROM account WHERE owner = ?) < ?"
                    + " ON CONFLICT DO NOTHING")) {
      insert.setString(1, id);
      insert.setString(2, name);
      insert.setString(3, Names.key(name));
      insert.setString(4, NO_PASSWORD);
      insert.setLong(5, now.toEpochMilli());
      insert.setString(6, Names.look(name));
      insert.setString(7, owner);
      insert.setString(8, owner);
      insert.setInt(9, MOST);
      return insert.executeUpdate() == 1
          ? Optional.of(new Person(id, name, Person.Kind.ACCOUNT))
          : Optional.empty();
    }
  }

  /** The robots of an account, oldest first. */
  public List<Person> of(String owner) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT id, name FROM account WHERE owner = ? ORDER BY created")) {
      select.setString(1, owner);
      List<Person> all = new ArrayList<>();
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          all.add(new Person(found.getString(1), found.getString(2), Person.Kind.ACCOUNT));
        }
      }
      return all;
    }
  }
}
