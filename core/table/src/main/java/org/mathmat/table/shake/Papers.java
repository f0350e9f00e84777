package org.mathmat.table.shake;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.score.Side;
import org.mathmat.table.shake.Phase.Duty;
import org.mathmat.table.shake.Phase.Paper;
import org.mathmat.table.shake.Phase.Writing;

/** How the writing of papers goes on: who has still to decide, and who to write. */
final class Papers {
  private Papers() {}

  /** Everybody has the full time to write. */
  static Match everybody(Match match, Instant at, Ending ending) {
    Shake shake = Evolution.shake(match);
    int mover = match.phase() instanceof Phase.Moving moving ? moving.lastMover() : shake.setter();
    Glass glass = Glass.turned(at, shake.terms().writing());
    return match.in(
        new Writing(
            shake,
            new Cause.Everybody(ending, mover),
            Optional.empty(),
            PerPlayer.each(shake.players(), () -> new Duty(Duty.Task.WRITE, Optional.of(glass))),
            List.of(),
            at,
            ending == Ending.LAST_CUBE
                ? Optional.of(at.plus(shake.terms().lastCubeChallenge()))
                : Optional.empty()));
  }

  /** The last cube can not be challenged any more. */
  static Match challengeClosed(Match match) {
    Writing p = (Writing) match.phase();
    return match.in(
        new Writing(
            p.shake(), p.cause(), p.side(), p.duties(), p.papers(), p.begun(), Optional.empty()));
  }

  /** After a challenge one side writes; a third party has to decide. */
  static Match challenged(Match match, Instant at, Event.Challenged e, Limits limits) {
    Phase phase = match.phase() instanceof Phase.Holding held ? held.interrupted() : match.phase();
    return match.in(
        switch (phase) {
          case Phase.Moving p ->
              opened(
                  p.shake(),
                  new Cause.ByChallenge(e.challenge(), p.lastMover(), e.player()),
                  List.of(),
                  at,
                  at,
                  limits);
          case Phase.Answering p ->
              opened(
                  p.shake(),
                  new Cause.ByChallenge(e.challenge(), p.shake().setter(), e.player()),
                  List.of(),
                  at,
                  at,
                  limits);
          case Writing p -> {
            Cause.ByChallenge cause =
                new Cause.ByChallenge(e.challenge(), p.cause().mover(), e.player());
            boolean lastCube =
                p.cause() instanceof Cause.Everybody(Ending ending, _)
                    && ending == Ending.LAST_CUBE;
            yield lastCube
                ? opened(p.shake(), cause, kept(p.papers(), cause), p.begun(), at, limits)
                : opened(p.shake(), cause, List.of(), at, at, limits);
          }
          case Phase other -> other;
        });
  }

  /** What was handed in before an Impossible challenge counts, except the challenger's paper. */
  private static List<Paper> kept(List<Paper> papers, Cause.ByChallenge cause) {
    return cause.challenge().writer() == Side.MOVER
        ? papers.stream().filter(paper -> paper.writer() != cause.challenger()).toList()
        : List.of();
  }

  private static Writing opened(
      Shake before,
      Cause.ByChallenge cause,
      List<Paper> papers,
      Instant begun,
      Instant at,
      Limits limits) {
    Shake shake = before.insulatedBy(cause.challenger());
    Writing blank =
        new Writing(
            shake, cause, Optional.empty(), PerPlayer.none(), papers, begun, Optional.empty());
    Optional<Integer> third =
        blank.third().filter(player -> papers.stream().noneMatch(p -> p.writer() == player));
    boolean joinsFirst = third.isPresent() && limits.joining().isPositive();
    Glass writing = Glass.turned(begun, shake.terms().writing());
    PerPlayer<Duty> duties = PerPlayer.none();
    int writer = cause.writer();
    if (shake.players().contains(writer) && papers.stream().noneMatch(p -> p.writer() == writer)) {
      duties =
          duties.with(
              writer,
              new Duty(Duty.Task.WRITE, joinsFirst ? Optional.empty() : Optional.of(writing)));
    }
    if (third.isPresent()) {
      Glass deciding = joinsFirst ? Glass.turned(at, limits.joining()) : writing;
      duties = duties.with(third.get(), new Duty(Duty.Task.DECIDE, Optional.of(deciding)));
    }
    Optional<Side> side =
        blank.third().isPresent() && third.isEmpty()
            ? Optional.of(cause.challenge().writer())
            : Optional.empty();
    return new Writing(shake, cause, side, duties, papers, begun, Optional.empty());
  }

  /** The third party takes a side, and writes if it is the writer's. */
  static Match joined(Match match, Instant at, Event.Joined e, Limits limits) {
    Writing p = (Writing) match.phase();
    Cause.ByChallenge cause = (Cause.ByChallenge) p.cause();
    int player = e.player();
    Side side = e.side();
    Glass writing = clock(p, at, limits);
    PerPlayer<Duty> duties =
        side == cause.challenge().writer()
            ? p.duties().with(player, new Duty(Duty.Task.WRITE, Optional.of(writing)))
            : p.duties().without(player);
    return match.in(
        new Writing(
            p.shake(),
            cause,
            Optional.of(side),
            started(duties, writing),
            p.papers(),
            p.begun(),
            p.challengeUntil()));
  }

  /** The glass of those who write, which waits for the third party where he decides first. */
  private static Glass clock(Writing p, Instant at, Limits limits) {
    return Glass.turned(
        limits.joining().isPositive() ? at : p.begun(), p.shake().terms().writing());
  }

  private static PerPlayer<Duty> started(PerPlayer<Duty> duties, Glass writing) {
    return duties.map(duty -> new Duty(duty.task(), Optional.of(duty.glass().orElse(writing))));
  }

  /** A paper is handed in, which may be hidden from whoever looks. */
  static Match presented(Match match, Instant at, Event.Presented e, Limits limits) {
    Table table = ((Writing) match.phase()).shake().table();
    Paper paper = new Paper(e.player(), e.paper().map(table::paper), List.of());
    return handedIn(match, at, e.player(), Optional.of(paper), limits);
  }

  /** A paper, or none, is handed in; a third party who had not decided has decided by that. */
  static Match handedIn(Match match, Instant at, int player, Optional<Paper> paper, Limits limits) {
    Writing p = (Writing) match.phase();
    boolean decides =
        p.duties().of(player).stream().anyMatch(duty -> duty.task() == Duty.Task.DECIDE);
    Optional<Side> side = p.side();
    PerPlayer<Duty> duties = p.duties().without(player);
    if (decides && p.cause() instanceof Cause.ByChallenge(var challenge, _, _)) {
      side = Optional.of(paper.isPresent() ? challenge.writer() : challenge.writer().other());
      duties = started(duties, clock(p, at, limits));
    }
    List<Paper> papers = new ArrayList<>(p.papers());
    paper.ifPresent(papers::add);
    return match.in(
        new Writing(
            p.shake().insulatedBy(player),
            p.cause(),
            side,
            duties,
            papers,
            p.begun(),
            p.challengeUntil()));
  }

  /** A change is a fault of the paper; what is on it stays. */
  static Match changed(Match match, Event.PaperChanged e) {
    return match.phase() instanceof Writing p
        ? match.in(
            new Writing(
                p.shake(),
                p.cause(),
                p.side(),
                p.duties(),
                p.papers().stream()
                    .map(paper ->
                        paper.writer() == e.player()
                            ? new Paper(paper.writer(), paper.written(), List.of(e.reason()))
                            : paper)
                    .toList(),
                p.begun(),
                p.challengeUntil()))
        : Checks.changed(match, e);
  }

  static Writing extended(Writing p, int player) {
    Duty duty = p.duties().of(player).orElseThrow();
    return new Writing(
        p.shake(),
        p.cause(),
        p.side(),
        p.duties().with(player, new Duty(duty.task(), duty.glass().map(Glass::extended))),
        p.papers(),
        p.begun(),
        p.challengeUntil());
  }
}
