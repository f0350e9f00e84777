package org.mathmat.table.shake;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Phase.InShake;

/** The state after an event. Nothing is checked here: what happened, happened. */
record Evolution(Game game) {
  Match after(Match match, Entry entry) {
    Instant at = entry.at();
    return switch (entry.event()) {
      case Event.LotDrawn e ->
          match.withLot(new Lot(e.rounds(), e.setter())).withSetter(e.setter());
      case Event.ShakeBegun e ->
          match
              .withSetter(e.setter())
              .in(new Phase.Rolling(match.presentFrom(e.setter()), at, game.kit().nothing()));
      case Event.Rolled e -> laid(match, at, rolling(match).layout().rolled(e.cubes()));
      case Event.Dealt e -> laid(match, at, rolling(match).layout().dealt(e.cards()));
      case Event.VariationsChosen e -> chosen(match, at, e);
      case Event.UnsuitableChosen e -> unsuitable(match, at, e);
      case Event.SelectionSetAside _ -> triedInVain(match);
      case Event.VariationForgone _ -> match.in(nextChooser(choosing(match), at));
      case Event.SetterBonusMoved e -> setterBonus(match, e);
      case Event.GoalSet e -> goalSet(match, at, e);
      case Event.NoGoalDeclared e -> noGoal(match, at, e.player());
      case Event.Agreed e -> agreed(match, e.player());
      case Event.Disagreed e ->
          match.in(
              new Phase.Countering(
                  shake(match), e.player(), Glass.turned(at, limits().answering())));
      case Event.Moved e ->
          moved(match, at, e.player(), e.bonus(), e.cube(), e.to(), e.irregular());
      case Event.Shifted e ->
          moved(match, at, e.player(), e.bonus(), e.cube(), e.to(), e.irregular());
      case Event.TurnLost e -> turnLost(match, at, e.player());
      case Event.ForcedOut e -> forcedOut(match, e.player());
      case Event.EverybodyWrites e -> Papers.everybody(match, at, e.ending());
      case Event.ChallengeClosed _ -> Papers.challengeClosed(match);
      case Event.BlockTaken e -> blockTaken(match, at, e.player());
      case Event.BlockReturned _ -> match.in(((Phase.Holding) match.phase()).resumed(at));
      case Event.Challenged e -> Papers.challenged(match, at, e, limits());
      case Event.ChallengeSetAside _ -> match;
      case Event.Joined e -> Papers.joined(match, at, e, limits());
      case Event.Presented e -> Papers.presented(match, at, e, limits());
      case Event.PresentedNothing e ->
          Papers.handedIn(match, at, e.player(), Optional.empty(), limits());
      case Event.PaperChanged e -> Papers.changed(match, e);
      case Event.CheckingBegun _ -> Checks.begun(match, at);
      case Event.PaperAccepted e -> Checks.answered(match, e.player(), e.writer(), true);
      case Event.PaperRejected e -> Checks.rejected(match, e);
      case Event.ProofFailed e -> Checks.barred(match, e.player(), e.writer());
      case Event.JudgeAwaited e -> Checks.asked(match, e.player(), e.writer());
      case Event.JudgeAsked _ -> match;
      case Event.PaperJudged e -> Checks.judged(match, at, e);
      case Event.Penalised e -> penalised(match, e);
      case Event.TimeExtended e -> extended(match, e.player());
      case Event.Charged e -> Charges.corrected(match, at, e);
      case Event.PlayerLeft e -> left(match, e.player());
      case Event.PlayerReturned e -> returned(match, e.player());
      case Event.RoundTimeCalled _ -> match.withRound(Match.Round.TIME_UP);
      case Event.RoundStopCalled _ -> match.withRound(Match.Round.STOPPED);
      case Event.ShakeEnded e -> match.ended(e.ended(), e.scores(), e.nextSetter());
    };
  }

  private Limits limits() {
    return game.procedure().limits();
  }

  static Shake shake(Match match) {
    return ((InShake) match.phase()).shake();
  }

  private static Phase.Choosing choosing(Match match) {
    return (Phase.Choosing) match.phase();
  }

  private static Phase.Rolling rolling(Match match) {
    return (Phase.Rolling) match.phase();
  }

  private Match laid(Match match, Instant at, Checked<Layout> checked) {
    Phase.Rolling before = rolling(match);
    Layout layout = checked.orElseThrow();
    Optional<Table> table = layout.table();
    if (table.isEmpty()) {
      return match.in(new Phase.Rolling(before.players(), before.begun(), layout));
    }
    Shake shake = Shake.begun(match.setter(), before.players(), before.begun(), table.get());
    return match.in(
        SelectingRules.most(game, shake, match.setter()) > 0
            ? new Phase.Choosing(shake, match.setter(), 0, 0, selecting(shake, at))
            : setting(shake, at));
  }

  private Glass selecting(Shake shake, Instant at) {
    Instant rolled = shake.begun().plus(limits().rolling());
    return Glass.turned(at.isAfter(rolled) ? at : rolled, limits().selecting());
  }

  private Phase.Setting setting(Shake shake, Instant at) {
    Instant start = limits().goalFrom().start(shake.begun(), at);
    return new Phase.Setting(shake, Glass.turned(start, limits().goal()), Optional.empty());
  }

  private Match chosen(Match match, Instant at, Event.VariationsChosen e) {
    Phase.Choosing before = choosing(match);
    Shake shake = before.shake().withVariations(e.names()).insulatedBy(e.player());
    return match.in(picked(before.with(shake), at, e.names().size()));
  }

  private Match unsuitable(Match match, Instant at, Event.UnsuitableChosen e) {
    Phase.Choosing before = choosing(match);
    Shake shake =
        before
            .shake()
            .withIrregularity(
                new Shake.Irregularity.OfVariation(e.player(), e.code(), before.tries()));
    return match.in(picked(before.with(shake), at, e.names().size()));
  }

  private Phase picked(Phase.Choosing before, Instant at, int more) {
    int picked = before.picked() + more;
    return picked >= SelectingRules.least(game, before.shake(), before.chooser())
        ? nextChooser(before, at)
        : new Phase.Choosing(
            before.shake(), before.chooser(), picked, before.tries(), before.glass());
  }

  private Phase nextChooser(Phase.Choosing before, Instant at) {
    Shake shake = before.shake();
    List<Integer> order = shake.players();
    int next = order.indexOf(before.chooser()) + 1;
    return next < order.size()
        ? new Phase.Choosing(shake, order.get(next), 0, 0, selecting(shake, at))
        : setting(shake, at);
  }

  private static Match triedInVain(Match match) {
    Phase.Choosing p = choosing(match);
    return match.in(
        new Phase.Choosing(p.shake(), p.chooser(), p.picked(), p.tries() + 1, p.glass()));
  }

  private static Match setterBonus(Match match, Event.SetterBonusMoved e) {
    Phase.Setting before = (Phase.Setting) match.phase();
    Shake shake = before.shake().withMat(before.shake().mat().with(e.cube(), Section.FORBIDDEN));
    shake =
        e.irregular().isPresent()
            ? shake.withIrregularity(new Shake.Irregularity.OfSetterBonus(e.player(), e.cube()))
            : shake.insulatedBy(e.player());
    return match.in(new Phase.Setting(shake, before.glass(), Optional.of(e.cube())));
  }

  private Match goalSet(Match match, Instant at, Event.GoalSet e) {
    Shake before = shake(match);
    Mat mat = new Table.Row(e.goal(), e.cubes(), e.discarded()).laid(before.mat());
    Optional<Integer> debtor =
        e.player() == before.setter() ? Optional.empty() : Optional.of(before.setter());
    Shake shake =
        before.withGoal(e.goal(), mat, debtor).insulatedBy(e.player()).variationsInsulated();
    return match.in(
        new Phase.Moving(
            shake, shake.leftOf(e.player()), e.player(), Glass.turned(at, limits().firstTurn())));
  }

  private Match noGoal(Match match, Instant at, int player) {
    Shake shake = shake(match).insulatedBy(player).variationsInsulated();
    return match.in(
        new Phase.Answering(
            shake,
            PerPlayer.each(shake.opponents(player), () -> Glass.turned(at, limits().answering()))));
  }

  private static Match agreed(Match match, int player) {
    Phase.Answering before = (Phase.Answering) match.phase();
    return match.in(new Phase.Answering(before.shake(), before.silent().without(player)));
  }

  private Match moved(
      Match match,
      Instant at,
      int player,
      Optional<Integer> bonus,
      int cube,
      Section to,
      List<RefusalCode> irregular) {
    Phase.Moving before = (Phase.Moving) match.phase();
    Mat mat = before.shake().mat();
    Mat laid = bonus.map(first -> mat.with(first, Section.FORBIDDEN)).orElse(mat).with(cube, to);
    Shake shake = before.shake().withTurn(new Shake.Turn(player, mat)).withMat(laid);
    shake =
        irregular.isEmpty()
            ? shake.insulatedBy(player)
            : shake.withIrregularity(Charges.irregularity(before, player, bonus, cube, irregular));
    return match.in(
        irregular.contains(RefusalCode.NOT_YOUR_TURN)
            ? new Phase.Moving(shake, before.turn(), player, before.glass())
            : nextTurn(shake, player, player, at));
  }

  private Phase.Moving nextTurn(Shake shake, int player, int lastMover, Instant at) {
    return new Phase.Moving(
        shake, shake.leftOf(player), lastMover, Glass.turned(at, limits().turn()));
  }

  private Match turnLost(Match match, Instant at, int player) {
    Phase.Moving before = (Phase.Moving) match.phase();
    return match.in(nextTurn(before.shake(), player, before.lastMover(), at));
  }

  private static Match forcedOut(Match match, int player) {
    Phase.Moving before = (Phase.Moving) match.phase();
    Shake shake =
        before.shake().withTurn(new Shake.Turn(player, before.shake().mat())).insulatedBy(player);
    return match.in(new Phase.Moving(shake, before.turn(), player, before.glass()));
  }

  private Match blockTaken(Match match, Instant at, int player) {
    return match.in(
        new Phase.Holding(
            (InShake) match.phase(), player, at, at.plus(limits().block()), Glass.Turn.FIRST));
  }

  private static Match penalised(Match match, Event.Penalised e) {
    Match fined = match.fined(e.player(), e.points());
    return e.why() == Fine.NO_GOAL_ANSWERED
        ? fined.in(((InShake) fined.phase()).with(shake(fined).withoutDebtor()))
        : fined;
  }

  private static Match extended(Match match, int player) {
    return match.in(
        switch (match.phase()) {
          case Phase.Choosing p ->
              new Phase.Choosing(
                  p.shake(), p.chooser(), p.picked(), p.tries(), p.glass().extended());
          case Phase.Setting p -> new Phase.Setting(p.shake(), p.glass().extended(), p.bonus());
          case Phase.Answering p ->
              new Phase.Answering(
                  p.shake(),
                  p.silent().with(player, p.silent().of(player).orElseThrow().extended()));
          case Phase.Countering p ->
              new Phase.Countering(p.shake(), p.player(), p.glass().extended());
          case Phase.Moving p ->
              new Phase.Moving(p.shake(), p.turn(), p.lastMover(), p.glass().extended());
          case Phase.Holding p ->
              new Phase.Holding(
                  p.interrupted(),
                  p.holder(),
                  p.since(),
                  p.until().plus(Glass.ADDITIONAL),
                  Glass.Turn.ADDITIONAL);
          case Phase.Writing p -> Papers.extended(p, player);
          case Phase.Checking p ->
              new Phase.Checking(
                  p.shake(),
                  p.cause(),
                  p.side(),
                  p.papers(),
                  p.silent().with(player, p.silent().of(player).orElseThrow().extended()));
          case Phase.Idle p -> p;
          case Phase.Rolling p -> p;
        });
  }

  private static Match left(Match match, int player) {
    List<Integer> away = new ArrayList<>(match.away());
    away.add(player);
    Match gone = match.withAway(away);
    return switch (match.phase()) {
      case InShake phase -> gone.in(Absences.without(phase, player));
      case Phase.Rolling p ->
          gone.in(
              new Phase.Rolling(
                  p.players().stream().filter(other -> other != player).toList(),
                  p.begun(),
                  p.layout()));
      case Phase.Idle _ -> gone;
    };
  }

  private static Match returned(Match match, int player) {
    List<Integer> away = new ArrayList<>(match.away());
    away.remove(Integer.valueOf(player));
    return match.withAway(away);
  }
}
