package org.mathmat.table.shake;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.mathmat.table.shake.Phase.CheckedPaper;
import org.mathmat.table.shake.Phase.Checking;

/** How the checking of papers by the players goes on, one paper after the other. */
final class Checks {
  private Checks() {}

  static Match begun(Match match, Instant at) {
    Phase.Writing p = (Phase.Writing) match.phase();
    List<CheckedPaper> papers = p.papers().stream().map(CheckedPaper::handedIn).toList();
    return match.in(
        atHand(new Checking(p.shake(), p.cause(), p.side(), papers, PerPlayer.none()), at));
  }

  /** The checkers of the next paper have their full time. */
  private static Checking atHand(Checking p, Instant at) {
    Glass glass = Glass.turned(at, p.shake().terms().checking());
    PerPlayer<Glass> silent =
        p.atHand()
            .map(paper ->
                PerPlayer.each(
                    p.shake().opponents(paper.writer()).stream()
                        .filter(checker -> !paper.isDone(checker))
                        .toList(),
                    () -> glass))
            .orElse(PerPlayer.none());
    return new Checking(p.shake(), p.cause(), p.side(), p.papers(), silent);
  }

  private static Match change(Match match, int writer, UnaryOperator<CheckedPaper> change) {
    Checking p = (Checking) match.phase();
    List<CheckedPaper> papers =
        p.papers().stream()
            .map(paper -> paper.writer() == writer ? change.apply(paper) : paper)
            .toList();
    return match.in(new Checking(p.shake(), p.cause(), p.side(), papers, p.silent()));
  }

  static Match answered(Match match, int player, int writer, boolean accepts) {
    return silenced(
        change(match, writer, paper -> paper.answered(player, accepts)), player, writer);
  }

  static Match asked(Match match, int player, int writer) {
    return silenced(change(match, writer, paper -> paper.asked(player)), player, writer);
  }

  /** Nobody waits any more for a checker who is done with the paper at hand. */
  private static Match silenced(Match match, int player, int writer) {
    Checking p = (Checking) match.phase();
    boolean atHand = p.atHand().stream().anyMatch(paper -> paper.writer() == writer);
    return atHand
        ? match.in(
            new Checking(p.shake(), p.cause(), p.side(), p.papers(), p.silent().without(player)))
        : match;
  }

  static Match rejected(Match match, Event.PaperRejected e) {
    return answered(
        change(match, e.writer(), paper -> paper.withShown(e.reason())),
        e.player(),
        e.writer(),
        false);
  }

  static Match changed(Match match, Event.PaperChanged e) {
    return change(match, e.player(), paper -> paper.withShown(e.reason()));
  }

  static Match barred(Match match, int player, int writer) {
    return change(match, writer, paper -> paper.withBarred(player));
  }

  static Match judged(Match match, Instant at, Event.PaperJudged e) {
    Optional<String> text =
        switch (match.phase()) {
          case Checking p -> p.paperOf(e.writer()).flatMap(CheckedPaper::text);
          case Phase.Writing p ->
              p.papers().stream()
                  .filter(paper -> paper.writer() == e.writer())
                  .flatMap(paper -> paper.text().stream())
                  .findFirst();
          case Phase _ -> Optional.empty();
        };
    Match judged =
        match.withJudged(new Match.JudgedPaper(e.writer(), text, e.correct(), e.reasons()));
    if (!(judged.phase() instanceof Checking before)) {
      return judged;
    }
    boolean wasAtHand = before.atHand().stream().anyMatch(p -> p.writer() == e.writer());
    Match decided = change(judged, e.writer(), paper -> paper.decided(e.correct()));
    return wasAtHand ? decided.in(atHand((Checking) decided.phase(), at)) : decided;
  }
}
