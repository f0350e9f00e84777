package org.mathmat.table.shake;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.MatchPoints;
import org.mathmat.table.score.ScoreTable;

/**
 * A rule-book's procedure of a shake: all that the five books do differently.
 *
 * @param lateness the points lost when a limit has run out, and when the additional minute has
 * @param block what happens to a player who holds the block and says nothing
 * @param lastCube where the last cube may go
 * @param setAside the points lost by a challenge that is set aside
 * @param papers how papers are handed in and checked
 * @param byJudges the points that two judges may take at once; 0 where the book does not say so
 * @param round how long a round lasts, and what its places are worth
 * @param sections where the book says what
 */
public record Procedure(
    Limits limits,
    Lateness lateness,
    BlockRule block,
    BonusRight bonus,
    NoGoal noGoal,
    LastCube lastCube,
    Challenges challenges,
    SetAside setAside,
    PaperRules papers,
    int byJudges,
    Round round,
    ScoreTable scores,
    Map<Step, String> sections) {
  /** Points lost when a limit has run out, and when the additional minute has run out, too. */
  public record Lateness(int first, int second) {}

  /**
   * Points lost by whoever holds the block too long.
   *
   * @param minute whether the fine buys a minute in which the challenge can still be said
   */
  public record BlockRule(int fine, Minute minute) {
    /** Whether a fine buys a minute. */
    public enum Minute {
      NONE,
      ONE
    }
  }

  /** Points lost by challenging oneself, and by any other challenge that is set aside. */
  public record SetAside(int own, int other) {}

  /** Who may make a bonus move. */
  public enum BonusRight {
    /** A turn is one cube. */
    NOBODY,
    NOT_THE_LEADER,
    ANYBODY
  }

  /** What a Goal-setter can do who thinks that there is no Goal. */
  public enum NoGoal {
    /** An opponent who disagrees sets a Goal himself. */
    ANSWERED_BY_A_GOAL,
    /** An opponent who disagrees challenges, and writes. */
    CHALLENGED,
    /** The book has no such declaration. */
    UNKNOWN
  }

  /** Where the last cube may go. */
  public enum LastCube {
    NOT_TO_FORBIDDEN,
    ANYWHERE
  }

  /** How papers are handed in and checked. */
  public record PaperRules(Proof proof, JudgeAnswers judge, Change change) {}

  /** What becomes of a checker whose proof of ambiguity fails. */
  public enum Proof {
    /** He may object no further. */
    ONCE,
    /** The book knows no such proof; it is a reason that does not hold. */
    UNKNOWN
  }

  /** When a judge answers who is asked whether a paper equals the Goal. */
  public enum JudgeAnswers {
    /** At once; nobody objects any more. */
    AT_ONCE,
    /** Once every checker has asked, accepted or rejected. */
    WHEN_ALL_ARE_DONE
  }

  /** What becomes of a paper that its writer wants to change after he has handed it in. */
  public enum Change {
    /** It stands as it was handed in. */
    REFUSED,
    /** It is incorrect; strict procedure refuses the change. */
    MAKES_INCORRECT
  }

  /**
   * The challenges of the book.
   *
   * @param moves against a move or a Goal
   * @param afterLastCube against the last cube
   * @param forceOuts against a force out
   * @param guarded those for which cubes must have been played and others must be left
   */
  public record Challenges(
      Set<Challenge> moves,
      Set<Challenge> afterLastCube,
      Set<Challenge> forceOuts,
      Set<Challenge> guarded) {
    public Challenges {
      moves = Set.copyOf(moves);
      afterLastCube = Set.copyOf(afterLastCube);
      forceOuts = Set.copyOf(forceOuts);
      guarded = Set.copyOf(guarded);
    }

    /** Now and Impossible. */
    public static final Challenges USUAL =
        new Challenges(
            Set.of(Challenge.NOW, Challenge.IMPOSSIBLE),
            Set.of(Challenge.IMPOSSIBLE),
            Set.of(),
            Set.of(Challenge.NOW));
  }

  /**
   * A round of a tournament.
   *
   * @param length after which no shake begins
   * @param overtime how much longer the shake in play may last
   * @param points what the places in it are worth
   */
  public record Round(Duration length, Duration overtime, MatchPoints points) {
    /** Half an hour, and five minutes for the last shake. */
    public static final Round USUAL =
        new Round(Duration.ofMinutes(30), Duration.ofMinutes(5), MatchPoints.USUAL);

    public Round {
      if (length.isZero() || length.isNegative() || overtime.isNegative()) {
        throw new IllegalArgumentException("A round (" + length + ") must have a length.");
      }
    }

    /** The time after which the shake in play is stopped. */
    public Duration stop() {
      return length.plus(overtime);
    }
  }

  public Procedure {
    sections = Map.copyOf(sections);
    for (Step step : Step.values()) {
      if (!sections.containsKey(step)) {
        throw new IllegalArgumentException("A book must have a section for " + step + ".");
      }
    }
  }

  /** The same, but two judges may take so many points at once, as this section says. */
  public Procedure penalisedByJudges(int points, String section) {
    Map<Step, String> others = new EnumMap<>(sections);
    others.put(Step.BY_JUDGES, section);
    return new Procedure(
        limits,
        lateness,
        block,
        bonus,
        noGoal,
        lastCube,
        challenges,
        setAside,
        papers,
        points,
        round,
        scores,
        others);
  }

  /** The same with other rounds. */
  public Procedure inRounds(Round other) {
    return new Procedure(
        limits,
        lateness,
        block,
        bonus,
        noGoal,
        lastCube,
        challenges,
        setAside,
        papers,
        byJudges,
        other,
        scores,
        sections);
  }

  /** Whether the book has this challenge at all. */
  public boolean knows(Challenge challenge) {
    return challenges.moves().contains(challenge)
        || challenges.forceOuts().contains(challenge)
        || (challenge == Challenge.NO_GOAL && noGoal == NoGoal.CHALLENGED);
  }

  /** Whether a player may make a bonus move. */
  boolean allowsBonus(Match match, int player) {
    return switch (bonus) {
      case NOBODY -> false;
      case NOT_THE_LEADER -> !match.leads(player);
      case ANYBODY -> true;
    };
  }

  /** Why there is no bonus move at all; empty where the book has them. */
  Optional<Violation> withoutBonus() {
    return bonus == BonusRight.NOBODY
        ? Optional.of(
            violation(
                RefusalCode.NOT_NOW,
                Step.BONUS,
                "The basic game has no bonus moves: a turn is one cube."))
        : Optional.empty();
  }

  /** Whether a cube may go to a section as long as so many are in Resources. */
  public boolean mayGo(Section to, int resources) {
    return resources > 1 || to != Section.FORBIDDEN || lastCube == LastCube.ANYWHERE;
  }

  /**
   * Whether a challenge is one that too few cubes rule out.
   *
   * @param played how many lie in Required and Permitted
   * @param resources how many lie in Resources
   */
  public boolean isTooSoonOrLate(Challenge challenge, int played, int resources, Terms terms) {
    return challenges.guarded().contains(challenge)
        && (played == 0 || resources < terms.nowNeeds());
  }

  /** The section in which the book says it. */
  public String section(Step step) {
    return sections.getOrDefault(step, "");
  }

  Violation violation(RefusalCode code, Step step, String message) {
    return new Violation(code, section(step), message);
  }
}
