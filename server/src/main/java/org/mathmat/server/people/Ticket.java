package org.mathmat.server.people;

/**
 * What the signed cookie says.
 *
 * @param epoch how often the account has been logged out everywhere; an older ticket is void
 */
public record Ticket(Person person, long epoch) {
  /** A guest has nothing to log out of but this one cookie. */
  public static Ticket guest(Person person) {
    return new Ticket(person, 0);
  }
}
