package org.mathmat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mathmat.wire.Verb;

/** Finds the command that was typed, or says what could have been. */
final class Cli {
  private static final int MISUSE = 2;

  private final Map<String, Action> actions;

  Cli(Map<String, Action> actions) {
    this.actions = Collections.unmodifiableMap(new LinkedHashMap<>(actions));
  }

  /** All commands. A new one is a line here and a text of its name in the folder {@code help}. */
  static Cli standard() {
    Map<String, Action> actions = new LinkedHashMap<>();
    for (Verb verb : Verb.values()) {
      actions.put(verb.word(), new JsonLines(verb));
    }
    actions.put("replay", RecordFiles.replay());
    actions.put("review", RecordFiles.review());
    actions.put("fair", RecordFiles.fair());
    actions.put("books", new BooksList());
    actions.put("arena", new ArenaTable());
    actions.put("serve", new Serve());
    return new Cli(actions);
  }

  /** The names of all commands. */
  Set<String> commands() {
    return actions.keySet();
  }

  /**
   * Runs a command and gives the exit status: 0 well, 1 some input was not understood, 2 misuse.
   */
  int run(List<String> words, Terminal terminal) {
    try {
      return dispatch(words, terminal);
    } catch (Misuse misuse) {
      terminal.err().println("mathmat: " + misuse.getMessage());
      return MISUSE;
    } catch (IOException broken) {
      terminal.err().println("mathmat: cannot go on reading or writing: " + broken.getMessage());
      return 1;
    }
  }

  private int dispatch(List<String> words, Terminal terminal) throws Misuse, IOException {
    String first = words.isEmpty() ? "help" : words.getFirst();
    return switch (first) {
      case "--help", "-h", "help" -> help(words, terminal);
      case "--version", "-V", "version" -> print(Help.version(), terminal);
      default -> {
        Action action = action(first);
        Arguments arguments = Arguments.read(words.subList(1, words.size()), action.settings());
        if (arguments.help()) {
          yield print(Help.of(first), terminal);
        }
        if (arguments.events() && !action.tellsEvents()) {
          throw new Misuse("the option --events is for replay, not for " + first + ".");
        }
        yield action.run(arguments, terminal);
      }
    };
  }

  private int help(List<String> words, Terminal terminal) throws Misuse, IOException {
    if (words.size() < 2) {
      return print(Help.overview(), terminal);
    }
    action(words.get(1));
    return print(Help.of(words.get(1)), terminal);
  }

  private Action action(String word) throws Misuse {
    Action action = actions.get(word);
    if (action == null) {
      String hint =
          Spelling.nearest(word, actions.keySet())
              .map(near -> " Did you mean \"" + near + "\"?")
              .orElse("");
      throw new Misuse(
          "there is no command \"" + word + "\"." + hint + " ./mathmat --help lists them all.");
    }
    return action;
  }

  private static int print(String text, Terminal terminal) throws IOException {
    terminal.out().write(text.getBytes(StandardCharsets.UTF_8));
    terminal.out().flush();
    return 0;
  }
}
