package org.mathmat.training.drill;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One try at a puzzle. It is never changed.
 *
 * @param id made by the device, different from all others
 * @param at when the answer was given
 * @param day what day that was for the player
 * @param puzzle tells puzzles apart, such as a share line's mark
 * @param skills what it asked for
 * @param result of the first answer
 * @param took from the question to the answer
 */
public record Attempt(
    String id,
    Instant at,
    LocalDate day,
    String puzzle,
    List<Skill> skills,
    Result result,
    Duration took)
    implements Comparable<Attempt> {
  private static final Duration LONGEST = Duration.ofDays(1);
  private static final int MOST_SKILLS = 20;
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9-]{1,64}");

  /** When attempts happened, and for those at the same time any order, but always the same. */
  private static final Comparator<Attempt> ORDER =
      Comparator.comparing(Attempt::at).thenComparing(Attempt::id).thenComparing(Attempt::line);

  /** What came of it. */
  public enum Result {
    RIGHT,
    WRONG,
    /** Right, but with a hint: it says nothing about remembering. */
    HELPED
  }

  public Attempt {
    skills = skills.stream().sorted().distinct().toList();
    if (!WORD.matcher(id).matches() || !WORD.matcher(puzzle).matches()) {
      throw new IllegalArgumentException(
          "The names (" + id + ", " + puzzle + ") must be up to 64 letters, digits and dashes.");
    }
    if (skills.isEmpty() || skills.size() > MOST_SKILLS) {
      throw new IllegalArgumentException("An attempt has one to twenty skills.");
    }
    if (took.isNegative() || took.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException("An attempt takes a day at most, not " + took + ".");
    }
    if (day.getYear() < 1970 || day.getYear() > 9999 || at.isBefore(Instant.EPOCH)) {
      throw new IllegalArgumentException("An attempt happens from 1970 to 9999, not " + day + ".");
    }
    at = Instant.ofEpochMilli(at.toEpochMilli());
    took = Duration.ofMillis(took.toMillis());
  }

  /** How well the skills were shown; nothing where there was help. */
  Optional<Grade> grade(Optional<Duration> usual) {
    return switch (result) {
      case RIGHT -> Optional.of(Grade.of(true, took, usual));
      case WRONG -> Optional.of(Grade.AGAIN);
      case HELPED -> Optional.empty();
    };
  }

  /** As it is kept and exported. */
  public String line() {
    return AttemptText.line(this);
  }

  @Override
  public int compareTo(Attempt other) {
    return ORDER.compare(this, other);
  }
}
