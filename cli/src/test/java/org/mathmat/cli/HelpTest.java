package org.mathmat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.mathmat.wire.Verb;

/** Holds the help to its word: every example in it is run. */
class HelpTest {
  /** Commands whose example is not answered yet; leaves this list with the command. */
  private static final Set<String> NOT_YET =
      Set.of("value", "judge", "variation", "solve", "score");

  private static final Pattern EXAMPLE =
      Pattern.compile("  \\$ echo '([^']*)' \\| \\./mathmat (\\w+)\n  (.*)\n");

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
      int examples = 0;
      for (Matcher example = EXAMPLE.matcher(text); example.find(); examples++) {
        String answer = Run.of(example.group(1), example.group(2)).out();
        if (NOT_YET.contains(example.group(2))) {
          assertThat(answer).contains("NOT_SUPPORTED");
        } else {
          assertThat(answer).isEqualTo(example.group(3) + "\n");
        }
      }
      assertThat(examples).isPositive();
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
