package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.mathmat.table.Act;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Seat;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.ShakeText;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Side;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.ShakeRules;

/** What Equations and On-Sets promise beyond every game: no cube is lost, no paper is seen. */
abstract class ShakeContract extends RulesContract<Match, Action, Entry> {
  abstract Game game(int number);

  abstract List<String> roll(int number, Random random);

  abstract String goal(List<String> resources, Random random);

  abstract List<String> papers();

  private int current;

  @Override
  ShakeRules rules(int number) {
    current = number;
    return new ShakeRules(
        game(number),
        new Setup(
            players(number),
            number % 3 == 0 ? Setup.CheckedBy.PLAYERS : Setup.CheckedBy.JUDGE,
            number % 5 == 0 ? Setup.Conduct.TOURNAMENT : Setup.Conduct.STRICT));
  }

  @Override
  int players(int number) {
    return number % 4 == 0 ? 2 : 3;
  }

  @Override
  ActionText<Action> text() {
    return ShakeText.WORDS;
  }

  @Override
  Optional<Violation> setAside(Entry entry) {
    return entry.event() instanceof Event.SetAside aside
        ? Optional.of(new Violation(aside.code(), aside.rule(), aside.message()))
        : Optional.empty();
  }

  @Override
  boolean takes(Action action, Random random) {
    int rarely =
        switch (action) {
          case Action.Leave _, Action.RoundTime _, Action.RoundStop _ -> 80;
          case Action.MakeChallenge _, Action.ForceOut _ -> 20;
          case Action.DeclareNoGoal _ -> 8;
          case Action.TakeBlock _ -> 40;
          default -> 1;
        };
    return random.nextInt(rarely) == 0;
  }

  @Override
  Optional<Filled<Action>> fill(Match match, Seat seat, String kind, Random random) {
    return switch (kind) {
      case "roll" -> Optional.of(new Filled<>(new Action.Roll(roll(current, random)), true));
      case "goal" -> {
        Phase.InShake phase = (Phase.InShake) match.phase();
        yield Optional.of(
            new Filled<>(
                new Action.SetGoal(
                    goal(phase.shake().mat().in(Section.RESOURCES, phase.shake().cubes()), random)),
                true));
      }
      case "presents" ->
          Optional.of(
              new Filled<>(
                  new Action.Present(Optional.of(papers().get(random.nextInt(papers().size())))),
                  true));
      case "rejects" -> {
        Phase.Checking phase = (Phase.Checking) match.phase();
        int writer = phase.papers().get(random.nextInt(phase.papers().size())).writer();
        ReasonCode code = ReasonCode.values()[random.nextInt(ReasonCode.values().length)];
        yield Optional.of(
            new Filled<>(new Action.Reject(writer, code, Optional.of("5+4 = 9")), false));
      }
      default -> Optional.empty();
    };
  }

  @Override
  List<Action> strange(Match match, Random random) {
    return List.of(
        new Action.BeginShake(),
        new Action.Roll(List.of("r1")),
        new Action.Deal(List.of("B")),
        new Action.RoundTime(),
        new Action.TimeUp(),
        new Action.Select(List.of("no such thing")),
        new Action.SetterBonus("no cube"),
        new Action.DeclareNoGoal(),
        new Action.Agree(),
        new Action.Disagree(),
        new Action.Move(Optional.empty(), "no cube", Section.REQUIRED),
        new Action.Move(Optional.of("+"), "no cube", Section.FORBIDDEN),
        new Action.Shift(Optional.empty(), "no cube", Section.REQUIRED),
        new Action.TakeBlock(),
        new Action.MakeChallenge(Challenge.values()[random.nextInt(Challenge.values().length)]),
        new Action.ForceOut(),
        new Action.Join(Side.CHALLENGER),
        new Action.Present(Optional.empty()),
        new Action.Accept(random.nextInt(match.players())),
        new Action.AskJudge(random.nextInt(match.players())),
        new Action.Charge(0, Optional.of(RefusalCode.LEADING)),
        new Action.Leave(),
        new Action.Return());
  }

  @Override
  void checkState(Match before, Match after) {
    if (before.phase() instanceof Phase.InShake was && after.phase() instanceof Phase.InShake is) {
      assertThat(is.shake().cubes()).isEqualTo(was.shake().cubes());
    }
    int sum = after.totals().stream().mapToInt(Integer::intValue).sum();
    int scores =
        after.played().stream()
            .flatMap(shake -> shake.scores().stream())
            .mapToInt(Integer::intValue)
            .sum();
    int penalties =
        after.played().stream()
                .flatMap(shake -> shake.penalties().stream())
                .mapToInt(Integer::intValue)
                .sum()
            + after.penalties().stream().mapToInt(Integer::intValue).sum();
    assertThat(sum).isEqualTo(scores + penalties);
    if (after.phase() instanceof Phase.Writing) {
      for (int player = 0; player < after.players(); player++) {
        hidden(after, player);
      }
    }
  }

  private static Entry presented(Phase.Paper paper) {
    return new Entry(Instant.EPOCH, new Event.Presented(paper.writer(), paper.text()));
  }

  /** A player sees his own paper and of the others only that they are there. */
  private void hidden(Match match, int player) {
    Match seen = rules(current).seenBy(Seat.player(player), match);
    Phase.Writing all = (Phase.Writing) match.phase();
    Phase.Writing shown = (Phase.Writing) seen.phase();
    assertThat(shown.papers()).hasSameSizeAs(all.papers());
    for (Phase.Paper paper : shown.papers()) {
      assertThat(paper.text().isPresent()).isEqualTo(paper.writer() == player);
      assertThat(rules(current).heardBy(Seat.player(player), presented(paper)))
          .isEqualTo(presented(paper));
      assertThat(
              rules(current)
                  .heardBy(
                      Seat.player(player),
                      new Act<>(
                          Seat.player(paper.writer()),
                          new Action.Present(Optional.of("1 = 1")),
                          Instant.EPOCH))
                  .isPresent())
          .isEqualTo(paper.writer() == player);
    }
  }
}
