package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.mathmat.table.Offer;
import org.mathmat.table.Seat;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Side;

/** What each seat may do: found out from the state, and checked by tests against the rules. */
final class Offers {
  private final Game game;
  private final Setup setup;
  private final Match match;

  private Offers(Game game, Setup setup, Match match) {
    this.game = game;
    this.setup = setup;
    this.match = match;
  }

  static Stream<Offer<Action>> of(Game game, Setup setup, Match match, Seat seat) {
    Offers offers = new Offers(game, setup, match);
    return switch (seat) {
      case Seat.House house -> offers.house(house);
      case Seat.Player(int player) -> offers.player(player);
    };
  }

  private static Stream<Offer<Action>> ready(Action... actions) {
    return Stream.of(actions).map(Offer::ready);
  }

  private static Stream<Offer<Action>> open(String kind) {
    return Stream.of(Offer.open(kind));
  }

  private Stream<Offer<Action>> house(Seat.House house) {
    return switch (house) {
      case CHANCE ->
          LotRules.open(match)
              ? open("lot")
              : match.phase() instanceof Phase.Rolling p
                  ? Stream.concat(
                      p.layout().cubes().isEmpty() ? open("roll") : Stream.of(),
                      p.layout().awaitsCards() ? open("deal") : Stream.of())
                  : Stream.of();
      case JUDGES ->
          game.procedure().byJudges() == 0 || match.finished()
              ? Stream.of()
              : IntStream.range(0, match.players())
                  .mapToObj(player -> Offer.ready(new Action.Penalise(player)));
      case CLOCK ->
          Stream.of(
                  match.phase() instanceof Phase.Idle
                          && match.round() == Match.Round.RUNNING
                          && match.presentFrom(match.setter()).size() > 1
                      ? ready(new Action.BeginShake())
                      : Offers.<Action>none(),
                  match.round() == Match.Round.RUNNING
                      ? ready(new Action.RoundTime())
                      : Offers.<Action>none(),
                  match.round() != Match.Round.STOPPED
                      ? ready(new Action.RoundStop())
                      : Offers.<Action>none())
              .flatMap(s -> s);
    };
  }

  private static <A> Stream<Offer<A>> none() {
    return Stream.of();
  }

  private Stream<Offer<Action>> player(int player) {
    if (match.away().contains(player)) {
      return ready(new Action.Return());
    }
    Stream<Offer<Action>> leave = ready(new Action.Leave());
    return switch (match.phase()) {
      case Phase.InShake phase when phase.shake().players().contains(player) ->
          Stream.of(inShake(phase, player), charges(phase.shake(), player), leave).flatMap(s -> s);
      case Phase.InShake _ -> none();
      case Phase.Rolling phase -> phase.players().contains(player) ? leave : none();
      case Phase.Idle _ -> leave;
    };
  }

  private Stream<Offer<Action>> inShake(Phase.InShake phase, int player) {
    return switch (phase) {
      case Phase.Choosing p ->
          p.chooser() == player
              ? Stream.concat(
                  p.shake()
                      .table()
                      .choices()
                      .map(name -> Offer.ready(new Action.Select(List.of(name)))),
                  open("variation"))
              : none();
      case Phase.Setting p -> p.shake().setter() == player ? setting(p, player) : none();
      case Phase.Answering p -> answering(p, player);
      case Phase.Countering p ->
          p.player() == player
              ? Stream.concat(open("goal"), ready(new Action.DeclareNoGoal()))
              : none();
      case Phase.Moving p ->
          Stream.concat(
              p.turn() == player ? moves(p.shake(), player) : none(),
              Stream.concat(challenges(p, player), ready(new Action.TakeBlock())));
      case Phase.Holding p ->
          p.holder() == player
              ? inShake(p.interrupted(), player)
                  .filter(offer ->
                      offer instanceof Offer.Ready<Action>(Action action)
                          && action instanceof Action.MakeChallenge)
              : none();
      case Phase.Writing p -> writing(p, player);
      case Phase.Checking p -> checking(p, player);
    };
  }

  private Stream<Offer<Action>> setting(Phase.Setting phase, int player) {
    boolean free = phase.bonus().isEmpty();
    Table table = phase.shake().table();
    boolean mayBonus = game.procedure().allowsBonus(match, player);
    Stream<Offer<Action>> bonuses =
        free && mayBonus
            ? table.kinds(phase.shake().mat(), Section.RESOURCES).stream()
                .filter(cube -> table.keptFromBonus(cube).isEmpty())
                .map(cube -> Offer.ready(new Action.SetterBonus(table.cubes().get(cube))))
            : none();
    boolean noGoal = free && game.procedure().noGoal() != Procedure.NoGoal.UNKNOWN;
    return Stream.of(
            open("goal"),
            bonuses,
            noGoal ? ready(new Action.DeclareNoGoal()) : Offers.<Action>none())
        .flatMap(s -> s);
  }

  private Stream<Offer<Action>> answering(Phase.Answering phase, int player) {
    boolean challenged = game.procedure().noGoal() == Procedure.NoGoal.CHALLENGED;
    Stream<Offer<Action>> block = challenged ? ready(new Action.TakeBlock()) : none();
    if (!phase.silent().has(player)) {
      return block;
    }
    return Stream.of(
            ready(new Action.Agree()),
            challenged
                ? ready(new Action.MakeChallenge(Challenge.NO_GOAL))
                : ready(new Action.Disagree()),
            block)
        .flatMap(s -> s);
  }

  private Stream<Offer<Action>> moves(Shake shake, int player) {
    Mat mat = shake.mat();
    boolean mayBonus = game.procedure().allowsBonus(match, player);
    int resources = mat.count(Section.RESOURCES);
    Stream<Optional<Integer>> bonuses =
        Stream.concat(
            Stream.of(Optional.empty()),
            mayBonus
                ? shake.table().kinds(mat, Section.RESOURCES).stream()
                    .filter(cube -> goes(shake.table(), cube, Section.FORBIDDEN, resources))
                    .map(Optional::of)
                : Stream.of());
    Stream<Offer<Action>> turns = bonuses.flatMap(bonus -> turns(shake, bonus));
    return game.procedure().challenges().forceOuts().isEmpty()
        ? turns
        : Stream.concat(turns, ready(new Action.ForceOut()));
  }

  private Stream<Offer<Action>> turns(Shake shake, Optional<Integer> bonus) {
    Table table = shake.table();
    List<String> faces = table.cubes();
    Optional<String> first = bonus.map(faces::get);
    Mat mat = bonus.map(cube -> shake.mat().with(cube, Section.FORBIDDEN)).orElse(shake.mat());
    int resources = mat.count(Section.RESOURCES);
    Stream<Offer<Action>> regular =
        table.kinds(mat, Section.RESOURCES).stream()
            .flatMap(cube ->
                Section.OF_MOVES.stream()
                    .filter(to -> goes(table, cube, to, resources))
                    .map(to -> Offer.ready(new Action.Move(first, faces.get(cube), to))));
    if (!shake.terms().turns().contains(Terms.Turns.SHIFT)) {
      return regular;
    }
    Stream<Offer<Action>> shifts =
        table.kinds(mat, Section.PERMITTED).stream()
            .flatMap(cube ->
                Stream.of(Section.REQUIRED, Section.FORBIDDEN)
                    .filter(to -> table.keptFromShift(cube, to).isEmpty())
                    .map(to -> Offer.ready(new Action.Shift(first, faces.get(cube), to))));
    return Stream.concat(regular, shifts);
  }

  private boolean goes(Table table, int cube, Section to, int resources) {
    return game.procedure().mayGo(to, resources) && table.keptFrom(cube, to, resources).isEmpty();
  }

  private Stream<Offer<Action>> challenges(Phase.Moving phase, int player) {
    Procedure.Challenges book = game.procedure().challenges();
    Mat mat = phase.shake().mat();
    int played = mat.count(Section.REQUIRED) + mat.count(Section.PERMITTED);
    int resources = mat.count(Section.RESOURCES);
    Terms terms = phase.shake().terms();
    return phase.lastMover() == player
        ? none()
        : Stream.of(Challenge.values())
            .filter(book.moves()::contains)
            .filter(one -> !game.procedure().isTooSoonOrLate(one, played, resources, terms))
            .map(challenge -> Offer.ready(new Action.MakeChallenge(challenge)));
  }

  private Stream<Offer<Action>> writing(Phase.Writing phase, int player) {
    Stream<Offer<Action>> papers =
        phase.duties().has(player)
            ? Stream.concat(open("presents"), ready(new Action.Present(Optional.empty())))
            : none();
    boolean decides =
        phase.duties().of(player).stream().anyMatch(duty -> duty.task() == Phase.Duty.Task.DECIDE);
    Stream<Offer<Action>> sides =
        decides ? ready(new Action.Join(Side.CHALLENGER), new Action.Join(Side.MOVER)) : none();
    Procedure.Challenges book = game.procedure().challenges();
    Stream<Offer<Action>> challenges =
        phase.cause() instanceof Cause.Everybody(Ending ending, int mover)
                && (ending == Ending.FORCE_OUT || phase.challengeUntil().isPresent())
            ? Stream.of(Challenge.values())
                .filter(_ -> mover != player)
                .filter(
                    (ending == Ending.FORCE_OUT ? book.forceOuts() : book.afterLastCube())
                        ::contains)
                .map(challenge -> Offer.ready(new Action.MakeChallenge(challenge)))
            : none();
    boolean open =
        phase.cause() instanceof Cause.Everybody(Ending ending, _)
            && (ending == Ending.FORCE_OUT || phase.challengeUntil().isPresent());
    Stream<Offer<Action>> block = open ? ready(new Action.TakeBlock()) : none();
    return Stream.of(papers, sides, challenges, block).flatMap(s -> s);
  }

  private static Stream<Offer<Action>> checking(Phase.Checking phase, int player) {
    return phase.papers().stream()
        .filter(paper -> paper.writer() != player && paper.verdict().isEmpty())
        .filter(paper -> !paper.isDone(player))
        .flatMap(paper ->
            Stream.concat(
                ready(new Action.Accept(paper.writer()), new Action.AskJudge(paper.writer())),
                paper.barred().contains(player) ? none() : open("rejects")));
  }

  private Stream<Offer<Action>> charges(Shake shake, int player) {
    return setup.conduct() == Setup.Conduct.STRICT
        ? none()
        : shake.open().stream()
            .filter(one -> one.player() != player)
            .flatMap(one ->
                one.codes().stream()
                    .map(code -> Offer.ready(new Action.Charge(one.player(), Optional.of(code)))));
  }
}
