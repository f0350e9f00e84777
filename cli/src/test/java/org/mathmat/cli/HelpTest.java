package org.mathmat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.wire.Verb;

/** Holds the help to its word: every example in it is run. */
class HelpTest {
  @Test
  void everyCommandHasAHelpWithAnExampleThatIsTrue() {
    List<String> texts = new ArrayList<>(List.of(Run.of("", "--help").out()));
    for (Verb verb : Verb.values()) {
      String help = Run.of("", "help", verb.word()).out();
      assertThat(help).startsWith("./mathmat " + verb.word());
      assertThat(Run.of("", verb.word(), "--help").out()).isEqualTo(help);
      texts.add(help);
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
    for (Verb verb : Verb.values()) {
      assertThat(Run.of("", "help", verb.word()).out().lines())
          .filteredOn(line -> !line.startsWith("  $ ") && !line.startsWith("  {"))
          .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }
  }
}
