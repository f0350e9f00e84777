package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;

/** Selecting variations: in order, each in time, with at most two tries. */
final class SelectingRules {
  /** What an unsuitable variation costs. */
  private static final int FINE = 1;

  private static final int TRIES = 2;

  private SelectingRules() {}

  /** The most variations that a player selects. */
  static int most(Game game, Shake shake, int player) {
    return game.toSelect().most(shake.players().size(), player == shake.setter());
  }

  /** The fewest that he has to. */
  static int least(Game game, Shake shake, int player) {
    return game.toSelect().least(shake.players().size(), player == shake.setter());
  }

  static Optional<Violation> select(Draft draft, int player, Action.Select action) {
    Procedure procedure = draft.procedure();
    if (!(draft.phase() instanceof Phase.Choosing phase)) {
      return Optional.of(
          procedure.violation(
              RefusalCode.NOT_NOW, Step.VARIATION_ORDER, "No variations are selected now."));
    }
    if (phase.chooser() != player) {
      return Optional.of(
          procedure.violation(
              RefusalCode.NOT_YOUR_TURN,
              Step.VARIATION_ORDER,
              "The Goal-setter selects first, then each player to the left. It is not your turn."));
    }
    List<String> names = action.variations();
    int most = most(draft.game(), phase.shake(), player) - phase.picked();
    if (names.size() > most) {
      return Optional.of(
          procedure.violation(
              RefusalCode.NOT_NOW,
              Step.VARIATION_COUNT,
              "You may select only " + (most == 1 ? "one variation" : most + " variations") + "."));
    }
    return switch (phase.shake().table().select(names)) {
      case Checked.Good<List<String>>(List<String> canonical) -> {
        draft.tell(new Event.VariationsChosen(player, canonical));
        yield Optional.empty();
      }
      case Checked.Bad<List<String>>(RefusalCode code, String message) -> {
        Violation violation = procedure.violation(code, Step.VARIATION_FIT, message);
        boolean unread = code == RefusalCode.VARIATION_UNKNOWN || code == RefusalCode.FORMAT;
        if (unread) {
          yield Optional.of(violation);
        }
        unsuitable(draft, phase, player, names, violation);
        yield Optional.empty();
      }
    };
  }

  private static void unsuitable(
      Draft draft, Phase.Choosing phase, int player, List<String> names, Violation violation) {
    if (draft.setup().conduct() == Setup.Conduct.TOURNAMENT) {
      draft.tell(new Event.UnsuitableChosen(player, names, violation.code()));
      return;
    }
    draft.tell(
        new Event.SelectionSetAside(
            player, names, violation.code(), violation.rule(), violation.message()));
    draft.fine(player, FINE, Fine.VARIATION);
    if (phase.tries() + 1 >= TRIES) {
      draft.tell(new Event.VariationForgone(player));
    }
  }

  /**
   * Nobody is asked for what is not there: who has nothing left to select, as where a league plays
   * few variations and the roll suits none of them, selects nothing.
   */
  static void passOver(Draft draft) {
    while (draft.phase() instanceof Phase.Choosing phase
        && phase.shake().table().choices().findAny().isEmpty()) {
      draft.tell(new Event.VariationForgone(phase.chooser()));
    }
  }

  /** What follows a charge: a fine, and no further try after the second. */
  static void charged(Draft draft, int player) {
    draft.fine(player, FINE, Fine.VARIATION);
    if (draft.phase() instanceof Phase.Choosing phase && phase.tries() >= TRIES) {
      draft.tell(new Event.VariationForgone(player));
    }
  }
}
