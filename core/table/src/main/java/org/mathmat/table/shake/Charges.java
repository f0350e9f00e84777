package org.mathmat.table.shake;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Shake.Irregularity;

/** Illegal procedures under tournament procedure, and what a charge puts right. */
final class Charges {
  /** What a mover has at least to make good an illegal move (section IX-A-1). */
  private static final Duration CORRECTION = Duration.ofSeconds(10);

  private Charges() {}

  static Irregularity irregularity(
      Phase.Moving before, int player, Optional<Integer> bonus, int cube, List<RefusalCode> codes) {
    List<Irregularity.Back> back = new ArrayList<>();
    Mat mat = before.shake().mat();
    bonus.ifPresent(first -> back.add(new Irregularity.Back(first, mat.places().get(first))));
    back.add(new Irregularity.Back(cube, mat.places().get(cube)));
    return new Irregularity.OfMove(
        player, codes, back, before.turn(), before.lastMover(), before.glass());
  }

  /** The irregularity that a charge means: the last of that player with that code. */
  static Optional<Irregularity> meant(
      List<Irregularity> happened, int accused, Optional<RefusalCode> code) {
    return happened.reversed().stream()
        .filter(one -> one.player() == accused)
        .filter(one -> code.isEmpty() || one.codes().contains(code.get()))
        .findFirst();
  }

  /** Who moved the last cube to Forbidden, while that can still be put right. */
  static Optional<Integer> lastCubeForbiddenBy(Phase phase) {
    return phase instanceof Phase.InShake in
        ? in.shake().open().stream()
            .filter(one -> one.codes().contains(RefusalCode.LAST_CUBE))
            .map(Irregularity::player)
            .findFirst()
        : Optional.empty();
  }

  static Match corrected(Match match, Instant at, Event.Charged e) {
    Phase.InShake phase =
        match.phase() instanceof Phase.Holding held
            ? held.interrupted()
            : (Phase.InShake) match.phase();
    Irregularity charged =
        meant(phase.shake().open(), e.accused(), Optional.of(e.code())).orElseThrow();
    Shake shake = phase.shake().corrected(charged);
    return match.in(
        switch (charged) {
          case Irregularity.OfMove move -> moveUndone(phase, shake, move, e.code(), at);
          case Irregularity.OfSetterBonus(_, int cube) ->
              phase.with(shake.withMat(shake.mat().with(cube, Section.RESOURCES)));
          case Irregularity.OfVariation(int player, _, int tries) ->
              new Phase.Choosing(
                  shake, player, 0, tries + 1, Glass.turned(at, Duration.ofSeconds(15)));
        });
  }

  private static Phase moveUndone(
      Phase.InShake phase, Shake shake, Irregularity.OfMove move, RefusalCode code, Instant at) {
    boolean whole = code != RefusalCode.LEADING;
    List<Irregularity.Back> back = whole ? move.back() : List.of(move.back().getLast());
    Mat mat = shake.mat();
    for (Irregularity.Back one : back) {
      mat = mat.with(one.cube(), one.from());
    }
    Shake undone = shake.withMat(mat);
    if (!whole) {
      return switch (phase) {
        case Phase.Writing written ->
            new Phase.Moving(
                undone,
                undone.leftOf(move.player()),
                written.cause().mover(),
                Glass.turned(at, Duration.ofMinutes(1)));
        case Phase.InShake other -> other.with(undone);
      };
    }
    undone = undone.withTurns(withoutLastOf(undone.turns(), move.player()));
    Glass glass = move.glass().atLeast(at.plus(CORRECTION));
    boolean outOfTurn = move.codes().contains(RefusalCode.NOT_YOUR_TURN);
    if (outOfTurn && phase instanceof Phase.Moving moving) {
      int lastMover = moving.lastMover() == move.player() ? move.lastMover() : moving.lastMover();
      return new Phase.Moving(undone, moving.turn(), lastMover, moving.glass());
    }
    return new Phase.Moving(undone, move.turn(), move.lastMover(), glass);
  }

  private static List<Shake.Turn> withoutLastOf(List<Shake.Turn> turns, int player) {
    List<Shake.Turn> rest = new ArrayList<>(turns);
    for (int i = rest.size() - 1; i >= 0; i--) {
      if (rest.get(i).player() == player) {
        rest.remove(i);
        break;
      }
    }
    return rest;
  }
}
