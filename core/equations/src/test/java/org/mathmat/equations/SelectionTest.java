package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Checked;

/** Whether a variation makes a difference with the cubes that were rolled. */
class SelectionTest {
  private static final String ZEROS = "r0 r0 r+ r- b0 b0 b× b÷ g× g^ g- k√ k+ k÷";
  private static final String ONE_DIGIT = "r+ r- b× b÷ g5 g^ g- k√ k+ k÷";
  private static final String SIGNS_IN_GREEN = "r0 r1 b2 b3 g^ g^ g× g- k7 k+";
  private static final String ROOTS_IN_BLACK = "r0 r1 b2 b3 g4 g^ g× g- k√ k√ k+";

  private static String roll(String name) {
    return switch (name) {
      case "zeros" -> ZEROS;
      case "one digit" -> ONE_DIGIT;
      case "signs in green" -> SIGNS_IN_GREEN;
      case "roots in black" -> ROOTS_IN_BLACK;
      case "no roots" -> SIGNS_IN_GREEN;
      case "no signs" -> "r0 r1 b2 g4";
      case "roots alone" -> "r1 b2 g4 k√";
      default -> throw new IllegalArgumentException(name);
    };
  }

  @ParameterizedTest
  @CsvSource({
    "elementary, zeros, '', sideways, no",
    "elementary, zeros, '', upside-down, no",
    "elementary, zeros, 0 wild, sideways, yes",
    "elementary, zeros, 0 wild, upside-down, yes",
    "elementary, one digit, '', sideways, yes",
    "elementary, one digit, '', two-digit numerals, no",
    "elementary, zeros, '', two-digit numerals, yes",
    "junior, signs in green, '', exponent green, no",
    "junior, signs in green, base 11, exponent green, yes",
    "junior, signs in green, x wild, exponent green, yes",
    "junior, roots in black, '', exponent black, no",
    "junior, roots in black, base 11, exponent black, no",
    "junior, roots in black, base 12, exponent black, yes",
    "junior, roots in black, '', exponent black ; base 12, yes",
    "junior, roots in black, '', base 12 ; exponent black, yes",
    "senior, no roots, '', √ = i ; x wild, yes",
    "senior, no roots, '', √ = i ; factorial, no",
    "middle, no signs, '', multiple operations, no",
    "middle, no signs, factorial, multiple operations, yes",
    "senior, no signs, '', factorial ; multiple operations, yes",
    "middle, no signs, 0 wild, multiple operations, yes",
    "elementary, no signs, 0 wild, multiple operations, no",
    "middle, roots alone, '', multiple operations, yes",
    "senior, roots alone, √ = i, multiple operations, no",
  })
  void makesADifference(String name, String roll, String chosen, String select, String difference) {
    Division division = Laws.division(name);
    List<Variation> before = new ArrayList<>();
    if (!chosen.isEmpty()) {
      before.add(division.find(chosen).orElseThrow().variation());
    }
    Checked<List<Variation>> result =
        division.select(
            Season.EVERY, new Roll(Laws.cubes(roll(roll))), before, List.of(select.split(";", -1)));
    if (difference.equals("yes")) {
      assertThat(result).isInstanceOf(Checked.Good.class);
    } else {
      assertThat(result)
          .isInstanceOfSatisfying(
              Checked.Bad.class,
              unsuitable ->
                  assertThat(unsuitable.code()).isEqualTo(RefusalCode.VARIATION_NO_EFFECT));
    }
  }
}
