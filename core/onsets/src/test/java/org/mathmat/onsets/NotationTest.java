package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.table.Parsed;

/** Texts in and out: cubes, cards and Solutions. */
class NotationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "B ∪ G'",
        "B ⊆ R ; G = Y - B ; B ∪ G'",
        "(R ∪<B> Y)'",
        "G'<R>",
        "[(V - G)'] ∪ R",
        "{B} ∩ Λ",
        "B ∪ G where B=∩",
        "B - Y where -=∪, blank=BG",
        "B'' ∪ V where blank=blank",
        "R =<B> G ; R"
      })
  void canonicalTextComesBackAsItIs(String text) {
    assertThat(Table.good(Notation.parse(text)).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      textBlock =
          """
          BuG          | B ∪ G
          B U G        | B ∪ G
          BnG          | B ∩ G
          B N G        | B ∩ G
          B−G          | B - G
          B–G          | B - G
          G′           | G'
          G-YcA;GuY    | G - Y ⊆ Λ ; G ∪ Y
          B C R;G      | B ⊆ R ; G
          RBY WHERE B=u| R B Y where B=∪
          B where blank = GB | B where blank=BG
          """)
  void aliasesAreRead(String text, String canonical) {
    assertThat(Table.good(Notation.parse(text)).text()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource({
    "B ∪ Q, 5",
    "B ∪< G, 4",
    "B ∪<B G, 4",
    "B where, 8",
    "B where B, 10",
    "B where blank=, 15",
    "B where B=∪ x, 13"
  })
  void whatIsNoNotationIsPointedAt(String text, int column) {
    assertThat(Notation.parse(text))
        .isInstanceOfSatisfying(
            Parsed.Bad.class, bad -> assertThat(bad.column()).isEqualTo(column));
  }

  @Test
  void writingAndReadingAreInverse() {
    Random random = new Random(7);
    String[] words = {
      "B", "R", "G", "Y", "V", "Λ", "∪", "∩", "-", "'", "=", "⊆", "(", ")", "[", "]", "{", "}", ";",
      "∪<B>", "'<R>", "Y<V>", "=<∩>"
    };
    for (int i = 0; i < 5000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(15); n >= 0; n--) {
        text.append(words[random.nextInt(words.length)]).append(random.nextBoolean() ? " " : "");
      }
      if (random.nextInt(3) == 0) {
        text.append(" where B=∪, blank=RY");
      }
      String canonical = Table.good(Notation.parse(text.toString())).text();
      assertThat(Table.good(Notation.parse(canonical)).text())
          .as(text.toString())
          .isEqualTo(canonical);
    }
  }

  @Test
  void cardsAreReadInAnyOrderAndWrittenInOne() {
    CardSet cards = Table.good(CardSet.parse("blank YR bg BRGY B"));
    assertThat(cards.text()).isEqualTo("B BG RY BRGY blank");
    assertThat(cards.size()).isEqualTo(5);
    assertThat(CardSet.parse("B R B")).isInstanceOf(Parsed.Bad.class);
    assertThat(CardSet.parse("B X")).isEqualTo(Parsed.bad(3, message(CardSet.parse("B X"))));
    assertThat(CardSet.parse("BB")).isInstanceOf(Parsed.Bad.class);
    assertThat(Table.good(CardSet.parse(""))).isEqualTo(CardSet.NONE);
  }

  @Test
  void cubesAreAHeap() {
    Cubes cubes = Table.good(Cubes.parse("u B c B 3 A"));
    assertThat(cubes.text()).isEqualTo("B B Λ ∪ ⊆ 3");
    assertThat(cubes.minus(Symbol.RED)).isEmpty();
    assertThat(cubes.minus(Symbol.BLUE).orElseThrow().count(Symbol.BLUE)).isEqualTo(1);
    assertThat(Cubes.parse("B 9")).isInstanceOf(Parsed.Bad.class);
    assertThat(Cubes.parse("BR")).isInstanceOf(Parsed.Bad.class);
    assertThat(Cubes.parse("B ".repeat(Cubes.MOST + 1))).isInstanceOf(Parsed.Bad.class);
  }

  private static String message(Parsed<CardSet> parsed) {
    return ((Parsed.Bad<CardSet>) parsed).message();
  }
}
