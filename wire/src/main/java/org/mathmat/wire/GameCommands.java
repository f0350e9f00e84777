package org.mathmat.wire;

import java.util.Optional;
import org.mathmat.shelf.ShelvedGame;

/** The commands that one game answers. */
@FunctionalInterface
interface GameCommands {
  /** The command, or nothing where the game does not answer it. */
  Optional<Command> command(Verb verb);

  static GameCommands of(ShelvedGame game) {
    return switch (game) {
      case ShelvedGame.Equations equations -> new EquationsCommands(equations);
      case ShelvedGame.OnSets onSets -> new OnSetsCommands(onSets);
      case ShelvedGame.MathDice dice -> new MathDiceCommands(dice);
    };
  }

  /** The command with which a request is answered. */
  static Command command(Request request, Verb verb) throws BadInput {
    ShelvedGame game = Named.game(request.text("game"));
    Optional<Command> command = of(game).command(verb);
    if (command.isEmpty()) {
      throw new BadInput(
          ErrorCode.NOT_SUPPORTED,
          "Mathmat does not answer \"%s\" for %s yet.".formatted(verb.word(), game.title()));
    }
    return command.get();
  }
}
