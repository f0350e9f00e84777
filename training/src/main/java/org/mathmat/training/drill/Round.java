package org.mathmat.training.drill;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A round of practice as far as it got. A round that is over takes no more answers.
 *
 * @param answers in their order
 */
public record Round(Mode mode, Instant begun, List<Answer> answers) {
  /** An answer to a puzzle of the round. */
  public record Answer(String puzzle, boolean right, Instant at) {}

  public Round {
    answers = List.copyOf(answers);
  }

  public static Round begin(Mode mode, Instant at) {
    return new Round(mode, at, List.of());
  }

  /** With one more answer; the same where it comes too late, or was answered already. */
  public Round after(Answer answer) {
    boolean fits =
        !isOver(answer.at())
            && switch (mode) {
              case Mode.FixedSet(List<String> puzzles) ->
                  puzzles.contains(answer.puzzle())
                      && answers.stream().noneMatch(one -> one.puzzle().equals(answer.puzzle()));
              case Mode.Sprint _, Mode.Streak _, Mode.Endless _ -> true;
            };
    if (!fits) {
      return this;
    }
    List<Answer> more = new ArrayList<>(answers);
    more.add(answer);
    return new Round(mode, begun, more);
  }

  public boolean isOver(Instant at) {
    return switch (mode) {
      case Mode.Sprint(Duration time, int slips) ->
          slips() >= slips || !at.isBefore(begun.plus(time));
      case Mode.Streak _ -> slips() > 0;
      case Mode.Endless _ -> false;
      case Mode.FixedSet(List<String> puzzles) -> answers.size() == puzzles.size();
    };
  }

  private int slips() {
    return answers.size() - score();
  }

  public int score() {
    return (int) answers.stream().filter(Answer::right).count();
  }

  /** The failed ones again; nothing where none failed. */
  public Optional<Mode> again() {
    List<String> failed =
        answers.stream().filter(one -> !one.right()).map(Answer::puzzle).distinct().toList();
    return failed.isEmpty() ? Optional.empty() : Optional.of(new Mode.FixedSet(failed));
  }

  /** What a later round can race against. */
  public Ghost ghost() {
    return new Ghost(
        answers.stream()
            .filter(Answer::right)
            .map(one -> Duration.between(begun, one.at()))
            .toList());
  }

  /**
   * One's own earlier round.
   *
   * @param solved how long after the beginning each puzzle was solved
   */
  public record Ghost(List<Duration> solved) {
    public Ghost {
      solved = List.copyOf(solved);
    }

    /** How many puzzles a round is ahead of it; behind is below zero. */
    public int lead(Round round, Instant at) {
      Duration since = Duration.between(round.begun(), at);
      return round.score() - (int) solved.stream().filter(one -> one.compareTo(since) <= 0).count();
    }
  }
}
