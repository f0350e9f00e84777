package org.mathmat.wire;

import java.util.Optional;

/** The games, by the name that a request gives in its field {@code game}. */
enum Game {
  EQUATIONS("equations", "Equations"),
  ONSETS("onsets", "On-Sets"),
  MATHDICE("mathdice", "MathDice");

  private final String word;
  private final String title;

  Game(String word, String title) {
    this.word = word;
    this.title = title;
  }

  static Game of(Request request) throws BadInput {
    String word = request.text("game");
    for (Game game : values()) {
      if (game.word.equals(word)) {
        return game;
      }
    }
    throw new BadInput(
        ErrorCode.GAME_UNKNOWN,
        "There is no game \"" + word + "\". The games are equations, onsets and mathdice.");
  }

  Command command(Verb verb) throws BadInput {
    GameCommands commands =
        switch (this) {
          case EQUATIONS -> new EquationsCommands();
          case ONSETS -> new OnSetsCommands();
          case MATHDICE -> new MathDiceCommands();
        };
    Optional<Command> command = commands.command(verb);
    if (command.isEmpty()) {
      throw new BadInput(
          ErrorCode.NOT_SUPPORTED,
          "Mathmat does not answer \"%s\" for %s yet.".formatted(verb.word(), title));
    }
    return command.get();
  }
}
