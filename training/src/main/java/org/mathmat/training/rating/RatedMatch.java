package org.mathmat.training.rating;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Rates a match of two or three: each pair of players is a result of its own. A match with help
 * moves nothing, robots stay where they are, and two players who meet again and again move each
 * other no more after five matches in a week.
 */
public record RatedMatch(Glicko glicko, List<Entrant> entrants, Set<Aid> aids, Instant at) {
  /** So many matches of the same two in a week count. */
  public static final int MOST_MEETINGS = 5;

  private static final double DRAW = 0.5;

  /** What makes a match unfit for a rating. */
  public enum Aid {
    HINTS,
    ANALYSIS
  }

  /** What came of it. */
  public sealed interface Outcome {
    /**
     * It counted.
     *
     * @param ratings the new rating of every person
     * @param meetings what to remember of it
     */
    record Rated(Map<String, Rating> ratings, List<Meeting> meetings) implements Outcome {
      public Rated {
        meetings = List.copyOf(meetings);
      }
    }

    /** It did not, and why. */
    record Unrated(String why) implements Outcome {}
  }

  public RatedMatch {
    entrants = List.copyOf(entrants);
    aids = Set.copyOf(aids);
    if (entrants.size() < 2 || entrants.size() > 3) {
      throw new IllegalArgumentException("A match has two or three players.");
    }
    if (entrants.stream().map(Entrant::name).distinct().count() < entrants.size()) {
      throw new IllegalArgumentException("Every player of a match must have his own name.");
    }
  }

  /**
   * Rates it.
   *
   * @param before the meetings of the last week, or more
   */
  public Outcome rate(List<Meeting> before) {
    if (!aids.isEmpty()) {
      return new Outcome.Unrated("A match with hints or analysis is not rated.");
    }
    if (entrants.stream().noneMatch(one -> one.kind() == Entrant.Kind.PERSON)) {
      return new Outcome.Unrated("Robots among themselves are not rated.");
    }
    Map<String, Rating> ratings = new LinkedHashMap<>();
    List<Meeting> meetings = new ArrayList<>();
    for (int i = 0; i < entrants.size(); i++) {
      Entrant one = entrants.get(i);
      List<Glicko.Result> results = new ArrayList<>();
      for (int j = 0; j < entrants.size(); j++) {
        Entrant other = entrants.get(j);
        if (i != j && counts(one, other, before)) {
          results.add(new Glicko.Result(other.rating(), score(one, other)));
          if (i < j) {
            meetings.add(new Meeting(one.name(), other.name(), at));
          }
        }
      }
      if (one.kind() == Entrant.Kind.PERSON) {
        ratings.put(
            one.name(), results.isEmpty() ? one.rating() : glicko.after(one.rating(), results));
      }
    }
    return new Outcome.Rated(ratings, meetings);
  }

  private boolean counts(Entrant one, Entrant other, List<Meeting> before) {
    return before.stream()
            .filter(meeting ->
                meeting.isOf(one.name(), other.name())
                    && meeting.at().isAfter(at.minus(Meeting.AGAIN)))
            .count()
        < MOST_MEETINGS;
  }

  private static double score(Entrant one, Entrant other) {
    int ahead = Integer.compare(one.total(), other.total());
    return ahead > 0 ? 1 : ahead < 0 ? 0 : DRAW;
  }
}
