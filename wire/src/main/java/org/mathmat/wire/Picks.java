package org.mathmat.wire;

import java.util.Optional;
import org.mathmat.json.JsonObject;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.VariationCount;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Step;

/** How many variations a player selects at once, where a question says how many play. */
final class Picks {
  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 3;

  private Picks() {}

  /** The answer where more are selected than this player may. */
  static Optional<JsonObject> tooMany(Request request, Game game) throws BadInput {
    if (!request.has("players")) {
      return Optional.empty();
    }
    int most = most(request, game.toSelect());
    int selected = request.text("select").split(";", -1).length;
    // Where there is nothing to select, the list of the division says so.
    return selected <= Math.max(1, most)
        ? Optional.empty()
        : Optional.of(
            Answer.object()
                .put("ok", false)
                .put("code", RefusalCode.NOT_NOW.name())
                .put("rule", game.procedure().section(Step.VARIATION_COUNT))
                .put(
                    "message",
                    "This player may select %s, not %d."
                        .formatted(most == 2 ? "two variations" : "one variation", selected)));
  }

  /** Without a seat, as many as anybody may. */
  private static int most(Request request, VariationCount count) throws BadInput {
    int players = request.number("players", FEWEST_PLAYERS, MOST_PLAYERS);
    int setter = count.most(players, true);
    int other = count.most(players, false);
    return switch (request.optionalText("seat").orElse("")) {
      case "goal-setter" -> setter;
      case "left", "right" -> other;
      case "" -> Math.max(setter, other);
      default ->
          throw new BadInput(
              ErrorCode.FIELD_VALUE,
              "The field \"seat\" must be \"goal-setter\", \"left\" or \"right\".");
    };
  }
}
