package org.mathmat.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A worked example in a help text: {@code $ echo 'QUESTION' | ./mathmat COMMAND} and the answer
 * below it.
 *
 * @param question the JSON that is asked
 * @param command the command that is asked
 * @param answer the line that comes back
 */
record Example(String question, String command, String answer) {
  private static final Pattern FORM =
      Pattern.compile("  \\$ echo '([^']*)' \\| \\./mathmat (\\w+)\n  (.*)\n");

  static List<Example> in(String help) {
    List<Example> examples = new ArrayList<>();
    for (Matcher found = FORM.matcher(help); found.find(); ) {
      examples.add(new Example(found.group(1), found.group(2), found.group(3)));
    }
    return List.copyOf(examples);
  }
}
