package org.mathmat.table.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Seat;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Side;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Section;

final class RecordReaderTest {
  private static final List<String> PLAYERS = List.of("Ann", "Ann Lee", "Ben");

  private static MatchRecord good(String text) {
    assertThat(RecordReader.read(text)).isInstanceOf(RecordReader.Read.Good.class);
    return ((RecordReader.Read.Good) RecordReader.read(text)).record();
  }

  private static void bad(int line, String text) {
    assertThat(RecordReader.read(text)).isInstanceOf(RecordReader.Read.Bad.class);
    assertThat(((RecordReader.Read.Bad) RecordReader.read(text)).line()).isEqualTo(line);
  }

  @Test
  void headersTimesAndCommentsAreReadAndLinesKeepTheirNumbers() {
    MatchRecord record =
        good(
            """
            mathmat 1
            # a match
            game: equations
            players: Ann, Ben

            shake   # the first
            +1:05 Ann: goal 9
            """);
    assertThat(record.players()).containsExactly("Ann", "Ben");
    assertThat(record.header("game", "")).isEqualTo("equations");
    assertThat(record.header("checking", "judge")).isEqualTo("judge");
    assertThat(record.lines())
        .containsExactly(
            new MatchRecord.Line(6, Duration.ZERO, Optional.empty(), "shake"),
            new MatchRecord.Line(7, Duration.ofSeconds(65), Optional.of("Ann"), "goal 9"));
  }

  @Test
  void whatIsNoRecordSaysWhere() {
    bad(1, "hello");
    bad(3, "mathmat 1\ngame: equations\ngame: onsets\nplayers: Ann, Ben");
    bad(2, "mathmat 1\nplayers: Ann, Ann");
    bad(2, "mathmat 1\nplayers: Ann, roll");
    bad(2, "mathmat 1\ngame: equations");
    bad(4, "mathmat 1\nplayers: Ann, Ben\nshake\n+9999:00 shake");
    bad(2, "mathmat 1\n" + "x".repeat(5_000));
    bad(3, "mathmat 1\ngame: equations\nshake\nAnn: goal 9");
  }

  @Test
  void aHeaderThatThereIsNotIsSaidByName() {
    assertThat(RecordReader.read("mathmat 1\ncolour: red\nplayers: Ann, Ben"))
        .isEqualTo(new RecordReader.Read.Bad(2, "There is no header \"colour\"."));
  }

  @Test
  void aByteOrderMarkBeforeARecordIsLeftAway() {
    assertThat(good("\ufeffmathmat 1\nplayers: Ann, Ben\n").players()).hasSize(2);
  }

  private static Optional<Action> read(String what) {
    MatchRecord.Line line = new MatchRecord.Line(1, Duration.ZERO, Optional.of("Ben"), what);
    Optional<ActionText.Seated<Action>> seated = ShakeText.WORDS.read(line, PLAYERS);
    seated.ifPresent(one -> assertThat(one.seat()).isEqualTo(Seat.player(2)));
    return seated.map(ActionText.Seated::action);
  }

  @Test
  void everyActionIsWrittenAsItIsRead() {
    List<Action> actions =
        List.of(
            new Action.Select(List.of("Base 8", "Factorial")),
            new Action.SetterBonus("g4"),
            new Action.SetGoal("2× 3+5"),
            new Action.DeclareNoGoal(),
            new Action.Agree(),
            new Action.Disagree(),
            new Action.Move(Optional.empty(), "k8", Section.REQUIRED),
            new Action.Move(Optional.of("g4"), "r2", Section.PERMITTED),
            new Action.Shift(Optional.empty(), "B", Section.FORBIDDEN),
            new Action.Shift(Optional.of("V"), "B", Section.REQUIRED),
            new Action.TakeBlock(),
            new Action.MakeChallenge(Challenge.FORCE_OUT_A_FLUB),
            new Action.ForceOut(),
            new Action.Join(Side.MOVER),
            new Action.Present(Optional.empty()),
            new Action.Present(Optional.of("2×8 = 2×(3+5)")),
            new Action.Accept(1),
            new Action.Reject(0, ReasonCode.AMBIGUOUS, Optional.of("2×8 = (2×3)+5")),
            new Action.Reject(1, ReasonCode.NOT_EQUAL, Optional.empty()),
            new Action.AskJudge(1),
            new Action.Charge(1, Optional.of(RefusalCode.LEADING)),
            new Action.Charge(0, Optional.empty()),
            new Action.Leave(),
            new Action.Return());
    for (Action action : actions) {
      String line = ShakeText.WORDS.write(Seat.player(2), action, PLAYERS).orElseThrow();
      assertThat(line).startsWith("Ben: ");
      assertThat(read(line.substring("Ben: ".length()))).contains(action);
    }
  }

  @Test
  void neverIsTheOlderWordForImpossible() {
    assertThat(read("challenge never")).contains(new Action.MakeChallenge(Challenge.IMPOSSIBLE));
  }

  @Test
  void whatNoRuleBookKnowsIsNoAction() {
    for (String what :
        List.of(
            "dances",
            "move 5",
            "move 5 G",
            "bonus 5 then",
            "shift B P",
            "challenge later",
            "accepts Cam",
            "rejects Ann",
            "rejects Ann because HUNCH",
            "charges Ann HUNCH",
            "variation ;",
            "goal",
            "presents",
            "no goals")) {
      assertThat(read(what)).as(what).isEmpty();
    }
  }
}
