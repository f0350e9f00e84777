package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;

/** Drawing by lot who sets the first Goal. A match without it begins with the first seat. */
final class LotRules {
  private LotRules() {}

  /** Whether the lot can be drawn: before the first shake, once. */
  static boolean open(Match match) {
    return match.lot().isEmpty()
        && match.played().isEmpty()
        && match.phase() instanceof Phase.Idle
        && match.round() == Match.Round.RUNNING;
  }

  static Optional<Violation> draw(Draft draft, Action.DrawLot action) {
    if (!open(draft.match())) {
      return no(draft, RefusalCode.NOT_NOW, "The lot is drawn once, before the first shake.");
    }
    List<Lot.Face> cube = draft.game().kit().lotCube();
    List<Lot.Round> rounds = new ArrayList<>();
    List<Integer> rolling = draft.match().presentFrom(0);
    for (List<String> texts : action.rounds()) {
      List<Lot.Face> faces =
          texts.stream()
              .flatMap(text -> cube.stream().filter(face -> face.text().equals(text)).limit(1))
              .toList();
      if (rolling.size() < 2 || texts.size() != rolling.size() || faces.size() != texts.size()) {
        return no(draft, RefusalCode.FORMAT, "This is no roll of those who are still in the lot.");
      }
      List<Lot.Roll> rolls = new ArrayList<>();
      for (int i = 0; i < rolling.size(); i++) {
        rolls.add(new Lot.Roll(rolling.get(i), texts.get(i)));
      }
      rounds.add(new Lot.Round(rolls));
      rolling = Lot.left(rolling, faces);
    }
    if (rolling.size() != 1) {
      return no(draft, RefusalCode.FORMAT, "The lot goes on until one player is highest.");
    }
    draft.tell(new Event.LotDrawn(rounds, rolling.getFirst()));
    return Optional.empty();
  }

  private static Optional<Violation> no(Draft draft, RefusalCode code, String why) {
    return Optional.of(draft.procedure().violation(code, Step.LOT, why));
  }
}
