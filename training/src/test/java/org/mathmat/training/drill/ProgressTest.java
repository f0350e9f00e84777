package org.mathmat.training.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Luck;

class ProgressTest {
  private static final LocalDate DAY = LocalDate.of(2026, 11, 19);
  private static final Skill FIRM = new Skill("equations/now/percent");
  private static final Skill WRONG = new Skill("equations/now/base");
  private static final Skill SLOW = new Skill("equations/now/average");
  private static final Skill NEW = new Skill("onsets/now");

  private final List<Attempt> attempts = new ArrayList<>();

  private void tried(Skill skill, int day, Attempt.Result result, int seconds) {
    tried(skill, "p" + attempts.size(), day, result, seconds);
  }

  private void tried(Skill skill, String puzzle, int day, Attempt.Result result, int seconds) {
    attempts.add(
        new Attempt(
            "a" + attempts.size(),
            Instant.EPOCH.plus(Duration.ofDays(day)).plusSeconds(attempts.size()),
            DAY.plusDays(day),
            puzzle,
            List.of(skill),
            result,
            Duration.ofSeconds(seconds)));
  }

  private Progress progress() {
    return Progress.of(new AttemptLog(attempts));
  }

  @Test
  void weakAndSlowSkillsComeMoreOften() {
    for (int i = 0; i < 8; i++) {
      tried(FIRM, i, Attempt.Result.RIGHT, 10);
      tried(WRONG, i, i % 2 == 0 ? Attempt.Result.WRONG : Attempt.Result.RIGHT, 10);
      tried(SLOW, i, Attempt.Result.RIGHT, 40);
    }
    Progress progress = progress();
    assertThat(progress.weak()).containsExactly(SLOW, WRONG);
    Map<Skill, Integer> drawn = new HashMap<>();
    Luck luck = new Luck(3);
    for (int i = 0; i < 1_000; i++) {
      Skill next = Steering.next(progress, List.of(FIRM, WRONG, SLOW, NEW), luck).orElseThrow();
      drawn.merge(next, 1, Integer::sum);
    }
    assertThat(drawn.get(SLOW)).isGreaterThan(drawn.get(WRONG));
    assertThat(drawn.get(WRONG)).isGreaterThan(3 * drawn.getOrDefault(FIRM, 0));
    assertThat(drawn.get(FIRM)).isPositive();
  }

  @Test
  void nothingStandsOutWhereAllIsFirm() {
    for (int i = 0; i < 8; i++) {
      tried(FIRM, i, Attempt.Result.RIGHT, 10);
      tried(SLOW, i, Attempt.Result.RIGHT, 11);
    }
    assertThat(progress().weak()).isEmpty();
    assertThat(Progress.of(AttemptLog.EMPTY).weak()).isEmpty();
  }

  @Test
  void aLowPaceOfOnesOwnIsNotSlow() {
    for (int i = 0; i < 8; i++) {
      tried(FIRM, i, Attempt.Result.RIGHT, 300);
      tried(SLOW, i, Attempt.Result.RIGHT, 310);
    }
    assertThat(progress().weak()).isEmpty();
  }

  @Test
  void whatIsDueComesFirstAndAMissedDayCostsNothing() {
    tried(FIRM, 0, Attempt.Result.RIGHT, 10);
    tried(WRONG, 0, Attempt.Result.WRONG, 10);
    Progress progress = progress();
    assertThat(progress.due(DAY)).isEmpty();
    assertThat(progress.due(DAY.plusDays(1))).containsExactly(WRONG);
    assertThat(progress.due(DAY.plusDays(30))).containsExactly(WRONG, FIRM);
    assertThat(
            Steering.session(progress, List.of(FIRM, WRONG, NEW), DAY.plusDays(30), 5, new Luck(1)))
        .hasSize(5)
        .startsWith(WRONG, FIRM);
    assertThat(Steering.session(progress, List.of(), DAY, 5, new Luck(1))).isEmpty();
  }

  @Test
  void helpAndTheSamePuzzleAgainShowNothing() {
    tried(FIRM, "one", 0, Attempt.Result.WRONG, 10);
    tried(FIRM, "one", 0, Attempt.Result.RIGHT, 2);
    tried(FIRM, "two", 0, Attempt.Result.HELPED, 10);
    Standing standing = progress().of(FIRM).orElseThrow();
    assertThat(standing.tries()).isEqualTo(1);
    assertThat(standing.right()).isZero();
    assertThat(progress().days().get(DAY)).isEqualTo(new Progress.Day(3, 1));
  }

  @Test
  void aSkillIsMasteredWhenItIsRememberedForWeeks() {
    int day = 0;
    for (int i = 0; i < 8; i++) {
      assertThat(progress().of(FIRM).filter(Standing::isMastered)).isEmpty();
      tried(FIRM, day, Attempt.Result.RIGHT, 10);
      Standing standing = progress().of(FIRM).orElseThrow();
      day = (int) (standing.due().toEpochDay() - DAY.toEpochDay());
    }
    assertThat(progress().of(FIRM).filter(Standing::isMastered)).isPresent();
    assertThat(ProgressText.skills(progress())).contains(FIRM.name() + ",8,8,", ",yes");
    assertThat(ProgressText.days(progress())).startsWith("day,tries,right\n2026-11-19,1,1\n");
  }
}
