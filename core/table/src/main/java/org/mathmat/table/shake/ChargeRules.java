package org.mathmat.table.shake;

import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;

/** Charging an illegal procedure, which is possible until a legal action insulates it. */
final class ChargeRules {
  /** What a leader's bonus move costs. */
  private static final int LEADING = 1;

  private ChargeRules() {}

  static Optional<Violation> charge(Draft draft, int player, Action.Charge action) {
    Procedure procedure = draft.procedure();
    if (draft.setup().conduct() == Setup.Conduct.STRICT
        || !(draft.phase() instanceof Phase.InShake phase)) {
      return Optional.of(
          procedure.violation(
              RefusalCode.NOT_NOW, Step.CHARGE, "There is no illegal procedure to charge."));
    }
    Shake shake = phase.shake();
    Optional<Shake.Irregularity> meant =
        player == action.accused()
            ? Optional.empty()
            : Charges.meant(shake.open(), action.accused(), action.code());
    if (meant.isEmpty()) {
      boolean late = Charges.meant(shake.insulated(), action.accused(), action.code()).isPresent();
      return Optional.of(
          late
              ? procedure.violation(
                  RefusalCode.TOO_LATE,
                  Step.INSULATION,
                  "A legal action has insulated it: it stands as it was done.")
              : procedure.violation(
                  RefusalCode.NO_REASON,
                  Step.CHARGE,
                  "That player has done nothing of this kind."));
    }
    RefusalCode code = action.code().orElse(meant.get().codes().getFirst());
    draft.tell(new Event.Charged(player, action.accused(), code));
    switch (meant.get()) {
      case Shake.Irregularity.OfVariation _ -> SelectingRules.charged(draft, action.accused());
      case Shake.Irregularity.OfSetterBonus _ ->
          draft.fine(action.accused(), LEADING, Fine.LEADING);
      case Shake.Irregularity.OfMove _ ->
          draft.fine(action.accused(), code == RefusalCode.LEADING ? LEADING : 0, Fine.LEADING);
    }
    return Optional.empty();
  }
}
