package org.mathmat.table.shake;

import org.mathmat.table.shake.Phase.InShake;

/** A shake that goes on without a player who left. */
final class Absences {
  private Absences() {}

  /** The phase without him; whose turn it was, and what follows, is for the rules to settle. */
  static InShake without(InShake phase, int player) {
    Shake shake = phase.shake().without(player);
    return switch (phase) {
      case Phase.Answering p -> new Phase.Answering(shake, p.silent().without(player));
      case Phase.Holding p ->
          new Phase.Holding(
              without(p.interrupted(), player), p.holder(), p.since(), p.until(), p.turn());
      case Phase.Writing p ->
          new Phase.Writing(
              shake,
              p.cause(),
              p.side(),
              p.duties().without(player),
              p.papers(),
              p.begun(),
              p.challengeUntil());
      case Phase.Checking p ->
          new Phase.Checking(shake, p.cause(), p.side(), p.papers(), p.silent().without(player));
      case Phase.Choosing p -> p.with(shake);
      case Phase.Setting p -> p.with(shake);
      case Phase.Countering p -> p.with(shake);
      case Phase.Moving p -> p.with(shake);
    };
  }
}
