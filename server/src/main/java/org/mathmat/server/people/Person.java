package org.mathmat.server.people;

/**
 * Somebody who plays or watches.
 *
 * @param id known to the server only
 * @param name chosen freely; not unique for guests
 */
public record Person(String id, String name, Kind kind) {
  /** Whether somebody can be recognised on another machine. */
  public enum Kind {
    GUEST,
    ACCOUNT
  }
}
