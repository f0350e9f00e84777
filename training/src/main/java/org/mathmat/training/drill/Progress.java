package org.mathmat.training.drill;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a log of attempts says about a player, skill by skill. It follows from the log alone, so
 * every device that has the same attempts says the same.
 */
public final class Progress {
  private static final double ERRORS = 0.65;
  private static final double SLOWNESS = 0.35;

  /** What is taken for granted of a skill that is hardly known. */
  private static final double UNKNOWN = 0.35;

  /** From so many tries on a skill speaks for itself. */
  private static final int ENOUGH = 6;

  /** Only so many of the last tries count for what is weak today. */
  private static final int RECENT = 20;

  private final SortedMap<Skill, Standing> standings = new TreeMap<>();
  private final SortedMap<LocalDate, Day> days = new TreeMap<>();

  /** One day of practice. */
  public record Day(int tries, int right) {}

  private Progress() {}

  public static Progress of(AttemptLog log) {
    Progress progress = new Progress();
    SortedMap<Skill, Course> courses = new TreeMap<>();
    Map<String, Course> puzzles = new HashMap<>();
    for (Attempt attempt : log.attempts()) {
      Day day = progress.days.getOrDefault(attempt.day(), new Day(0, 0));
      boolean right = attempt.result() == Attempt.Result.RIGHT;
      progress.days.put(attempt.day(), new Day(day.tries() + 1, day.right() + (right ? 1 : 0)));
      boolean again = puzzles.put(attempt.puzzle(), Course.NONE) != null;
      for (Skill skill : attempt.skills()) {
        courses.computeIfAbsent(skill, _ -> new Course()).add(attempt, again);
      }
    }
    Duration pace = median(courses.values().stream().flatMap(one -> one.times.stream()).toList());
    courses.forEach((skill, course) -> progress.standings.put(skill, course.standing(skill, pace)));
    return progress;
  }

  /** One skill, followed through the log. */
  private static final class Course {
    static final Course NONE = new Course();

    private final List<Duration> times = new ArrayList<>();
    private final List<Attempt> counted = new ArrayList<>();
    private Optional<Memory> memory = Optional.empty();
    private LocalDate last = LocalDate.MIN;
    private LocalDate due = LocalDate.MIN;

    /** A puzzle that is tried again the same day shows nothing about the skill. */
    void add(Attempt attempt, boolean again) {
      Optional<Duration> usual = times.isEmpty() ? Optional.empty() : Optional.of(median(times));
      Optional<Grade> grade = attempt.grade(usual);
      if (grade.isEmpty()) {
        due = due.isAfter(attempt.day()) ? due : attempt.day();
        return;
      }
      if (again && attempt.day().equals(last)) {
        return;
      }
      counted.add(attempt);
      if (attempt.result() == Attempt.Result.RIGHT) {
        times.add(attempt.took());
      }
      int days =
          memory.isEmpty() ? 0 : (int) Math.max(0, attempt.day().toEpochDay() - last.toEpochDay());
      memory = Optional.of(Memory.after(memory, grade.get(), days));
      last = attempt.day().isAfter(last) ? attempt.day() : last;
      due = last.plusDays(memory.get().interval());
    }

    Standing standing(Skill skill, Duration pace) {
      List<Attempt> recent = counted.subList(Math.max(0, counted.size() - RECENT), counted.size());
      int wrong = 0;
      List<Duration> right = new ArrayList<>();
      for (Attempt attempt : recent) {
        if (attempt.result() == Attempt.Result.RIGHT) {
          right.add(attempt.took());
        } else {
          wrong++;
        }
      }
      double errors = recent.isEmpty() ? 0 : (double) wrong / recent.size();
      double shaky = ERRORS * errors + SLOWNESS * slowness(right, pace);
      double known = Math.min(1, (double) recent.size() / ENOUGH);
      int solved =
          (int) counted.stream().filter(one -> one.result() == Attempt.Result.RIGHT).count();
      return new Standing(
          skill,
          counted.size(),
          solved,
          known * shaky + (1 - known) * UNKNOWN,
          memory,
          due,
          times.isEmpty() ? Optional.empty() : Optional.of(median(times)));
    }

    /** From 0, at the player's usual pace or faster, to 1, at three times that. */
    private static double slowness(List<Duration> right, Duration pace) {
      if (right.isEmpty() || pace.isZero()) {
        return 0;
      }
      double times = (double) median(right).toMillis() / pace.toMillis();
      return Math.min(1, Math.max(0, (times - 1) / 2));
    }
  }

  private static Duration median(List<Duration> times) {
    if (times.isEmpty()) {
      return Duration.ZERO;
    }
    List<Duration> sorted = times.stream().sorted().toList();
    return sorted.get((sorted.size() - 1) / 2);
  }

  public Optional<Standing> of(Skill skill) {
    return Optional.ofNullable(standings.get(skill));
  }

  /** Every skill that was ever tried, by name. */
  public Collection<Standing> standings() {
    return List.copyOf(standings.values());
  }

  /** Tries and right answers of each day, oldest first. */
  public SortedMap<LocalDate, Day> days() {
    return new TreeMap<>(days);
  }

  /** What is due on a day, the longest overdue first. */
  public List<Skill> due(LocalDate day) {
    return standings.values().stream()
        .filter(standing -> standing.isDue(day))
        .sorted(Comparator.comparing(Standing::due).thenComparing(Standing::skill))
        .map(Standing::skill)
        .toList();
  }

  /** The weak spots, the shakiest first; none where nothing stands out. */
  public List<Skill> weak() {
    return standings.values().stream()
        .filter(Standing::standsOut)
        .sorted(
            Comparator.comparingDouble(Standing::shaky).reversed().thenComparing(Standing::skill))
        .map(Standing::skill)
        .toList();
  }
}
