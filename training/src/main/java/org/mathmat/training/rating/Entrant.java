package org.mathmat.training.rating;

/**
 * Who took part in a match.
 *
 * @param name tells players of a match apart; a robot's may stand for all robots of its strength
 * @param rating before the match, in this game and division
 * @param total the points of the match
 */
public record Entrant(String name, Kind kind, Rating rating, int total) {
  /** Who it is. */
  public enum Kind {
    PERSON,
    /** A robot is an anchor: its rating is fixed. */
    ROBOT
  }
}
