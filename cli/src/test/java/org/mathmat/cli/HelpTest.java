package org.mathmat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Holds the help to its word: every example in it is run. */
class HelpTest {
  @Test
  void everyCommandHasAHelpWithAnExampleThatIsTrue() {
    List<String> texts = new ArrayList<>(List.of(Run.of("", "--help").out()));
    for (String command : Cli.standard().commands()) {
      String help = Run.of("", "help", command).out();
      assertThat(help).startsWith("./mathmat " + command);
      assertThat(Run.of("", command, "--help").out()).isEqualTo(help);
      boolean answersInLines = !Set.of("serve", "arena", "books").contains(command);
      if (answersInLines) {
        texts.add(help);
      }
    }
    for (String text : texts) {
      List<Example> examples = Example.in(text);
      assertThat(examples).isNotEmpty();
      for (Example example : examples) {
        String answer = Run.of(example.question(), example.command()).out();
        assertThat(answer).isEqualTo(example.answer() + "\n");
      }
    }
  }

  @Test
  void theHelpFitsATerminalApartFromItsExamples() {
    for (String command : Cli.standard().commands()) {
      assertThat(Run.of("", "help", command).out().lines())
          .filteredOn(line -> !line.startsWith("  $ ") && !line.startsWith("  {"))
          .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }
  }
}
