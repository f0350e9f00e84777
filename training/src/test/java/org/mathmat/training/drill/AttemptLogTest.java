package org.mathmat.training.drill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Luck;
import org.mathmat.table.Parsed;

class AttemptLogTest {
  private static final LocalDate DAY = LocalDate.of(2026, 11, 19);

  private static Attempt attempt(Luck luck, int id) {
    int days = luck.below(60);
    return new Attempt(
        "device-" + id,
        Instant.EPOCH.plus(Duration.ofDays(days)).plusMillis(luck.below(3)),
        DAY.plusDays(days),
        "p" + luck.below(40),
        List.of(new Skill("equations/now"), new Skill("equations/s" + luck.below(6))),
        luck.pick(List.of(Attempt.Result.values())),
        Duration.ofMillis(luck.below(100_000)));
  }

  /** Devices that saw different parts, some twice, in any order. */
  @Test
  void devicesThatMergeInAnyOrderAgree() {
    Luck luck = new Luck(7);
    for (int round = 0; round < 50; round++) {
      List<Attempt> all = new ArrayList<>();
      for (int i = 0; i < 80; i++) {
        all.add(attempt(luck, luck.below(70)));
      }
      AttemptLog whole = new AttemptLog(all);
      List<AttemptLog> parts = new ArrayList<>();
      for (int device = 0; device < 4; device++) {
        List<Attempt> part = new ArrayList<>();
        for (Attempt one : luck.shuffled(all)) {
          if (luck.percent(60)) {
            part.add(one);
          }
        }
        parts.add(new AttemptLog(part));
      }
      parts.add(new AttemptLog(luck.shuffled(all)));
      AttemptLog merged = AttemptLog.EMPTY;
      for (AttemptLog part : luck.shuffled(parts)) {
        merged = merged.union(part).union(part).union(merged);
      }
      assertThat(merged).isEqualTo(whole);
      assertThat(ProgressText.skills(Progress.of(merged)))
          .isEqualTo(ProgressText.skills(Progress.of(whole)));
      assertThat(AttemptLog.read(whole.text())).isEqualTo(Parsed.good(whole));
    }
  }

  @Test
  void aLineThatIsNotExactlyAnAttemptIsRefusedWithItsPlace() {
    String good = attempt(new Luck(1), 1).line();
    assertThat(AttemptLog.read(good)).isInstanceOf(Parsed.Good.class);
    for (String bad :
        List.of(
            "attempt-2" + good.substring(9),
            good + " more",
            good.replace("2026", "9999999"),
            good.replaceFirst("2026-[0-9-]+", "2026-02-29"),
            good.replaceFirst("2026-[0-9-]+", "2026-13-01"),
            good.replace("equations/now", "Equations now"),
            good.replace("device-1", "device 1"),
            good.replace("attempt-1 ", "attempt-1  "),
            good.substring(0, good.lastIndexOf(' ')) + " -5",
            good.substring(0, good.lastIndexOf(' ')) + " 99999999999",
            good.substring(0, good.lastIndexOf(' ')) + " 05",
            good + "9".repeat(5_000))) {
      assertThat(AttemptLog.read(good + "\n" + bad + "\n"))
          .as(bad)
          .isInstanceOfSatisfying(Parsed.Bad.class, why -> assertThat(why.column()).isEqualTo(2));
    }
  }

  @Test
  void namesThatNobodyCouldMergeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() ->
            new Attempt(
                "a b",
                Instant.EPOCH,
                DAY,
                "p",
                List.of(new Skill("now")),
                Attempt.Result.RIGHT,
                Duration.ZERO));
  }
}
