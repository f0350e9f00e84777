package org.mathmat.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A worked example in a help text, and the answer below it: {@code $ echo 'QUESTION' | ./mathmat
 * COMMAND}, or {@code printf} where the question has several lines.
 *
 * @param question what is asked
 * @param command the command that is asked
 * @param answer the line that comes back
 */
record Example(String question, String command, String answer) {
  private static final Pattern FORM =
      Pattern.compile("  \\$ (echo|printf) '([^']*)' \\| \\./mathmat (\\w+)\n  (.*)\n");

  static List<Example> in(String help) {
    List<Example> examples = new ArrayList<>();
    for (Matcher found = FORM.matcher(help); found.find(); ) {
      String text = found.group(2);
      String question = found.group(1).equals("printf") ? text.replace("\\n", "\n") : text;
      examples.add(new Example(question, found.group(3), found.group(4)));
    }
    return List.copyOf(examples);
  }
}
