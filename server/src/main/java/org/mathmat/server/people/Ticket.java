package org.mathmat.server.people;

import java.util.Optional;
import java.util.UUID;

/**
 * What the signed cookie says.
 *
 * @param session the log-in that it was issued for, which can be ended; none in tickets of before
 * @param epoch how often the account has been logged out everywhere; an older ticket is void
 */
public record Ticket(Person person, long epoch, Optional<String> session) {
  /** A new log-in to an account. */
  static Ticket account(Person person, long epoch) {
    return new Ticket(person, epoch, Optional.of(UUID.randomUUID().toString()));
  }

  /** A guest has nothing to log out of but this one cookie. */
  public static Ticket guest(Person person) {
    return new Ticket(person, 0, Optional.empty());
  }
}
