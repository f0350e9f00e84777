package org.mathmat.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The questions that any exact arithmetic for these games must answer. */
class QuestionsTest {
  private static final Pattern FIELD = Pattern.compile("\"(\\w+)\": \"((?:[^\"\\\\]|\\\\.)*)\"");

  /** One line of the file. */
  record Question(String id, String lhs, String rhs, String expected) {}

  @Test
  void everyQuestionIsAnsweredRight() throws IOException {
    List<Question> questions = questions("/vectors/exact/questions.jsonl");
    assertThat(questions).hasSize(83);
    List<String> wrong = new ArrayList<>();
    for (Question question : questions) {
      String answer = answer(question);
      if (!answer.equals(question.expected)) {
        wrong.add(question + " but was " + answer);
      }
    }
    assertThat(wrong).isEmpty();
  }

  static String answer(Question question) {
    Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
    List<Outcome> left = new Calculator(arithmetic).values(question.lhs);
    List<Outcome> right = new Calculator(arithmetic).values(question.rhs);
    String answer = "different";
    for (Outcome x : left) {
      for (Outcome y : right) {
        if (x instanceof Undefined || y instanceof Undefined) {
          return "undefined";
        }
        if (!(x instanceof Num a) || !(y instanceof Num b)) {
          answer = "undecided " + x + " " + y;
          continue;
        }
        switch (arithmetic.equal(a, b)) {
          case TRUE -> {
            return "equal";
          }
          case UNKNOWN -> answer = "undecided";
          case FALSE -> {}
        }
      }
    }
    return answer;
  }

  static List<Question> questions(String resource) throws IOException {
    List<Question> questions = new ArrayList<>();
    try (InputStream in =
        Objects.requireNonNull(QuestionsTest.class.getResourceAsStream(resource))) {
      String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : all.split("\n", -1)) {
        if (!line.isBlank()) {
          questions.add(question(line));
        }
      }
    }
    return questions;
  }

  private static Question question(String line) {
    String[] fields = {"", "", "", ""};
    List<String> names = List.of("id", "lhs", "rhs", "expected");
    for (Matcher match = FIELD.matcher(line); match.find(); ) {
      int index = names.indexOf(match.group(1));
      if (index >= 0) {
        fields[index] = match.group(2).replace("\\\"", "\"");
      }
    }
    return new Question(fields[0], fields[1], fields[2], fields[3]);
  }
}
