package org.mathmat.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {
  private static Json read(String text) {
    return switch (JsonReader.read(text, Bounds.USUAL)) {
      case JsonReader.Read.Good(Json json) -> json;
      case JsonReader.Read.Bad bad -> throw new AssertionError(text + ": " + bad);
    };
  }

  private static JsonReader.Read.Bad bad(String text) {
    return switch (JsonReader.read(text, Bounds.USUAL)) {
      case JsonReader.Read.Good(Json json) -> throw new AssertionError(text + " was read: " + json);
      case JsonReader.Read.Bad bad -> bad;
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "null",
        "true",
        "-0.50e+10",
        "{\"goal\":\"2×3\",\"list\":[1,[],{\"a\":null}],\"truth\":false}",
        "\"\\u0000\\u001F\\b\\f\\n\\r\\t\\\"\\\\\"",
        "\"\\uD800 alone\"",
        "\"😀\"",
        "123456789012345678901234567890"
      })
  void whatIsReadIsWrittenTheSame(String text) {
    assertThat(read(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      delimiter = '|',
      value = {
        "{\"a\":1          | 7  | the line ends before the object does",
        "{\"a\":1} x       | 9  | there is something behind the object",
        "{\"a\":1,\"a\":2} | 11 | the field \"a\" is there twice",
        "{\"a\":tru}       | 6  | \"tru\" is no value; a text stands in double quotes",
        "{\"a\" 1}         | 6  | \"1\" stands where a colon behind the name of a field should be",
        "{a:1}             | 2  | \"a\" stands where the name of a field in double quotes should"
            + " be",
        "{\"a\":01}        | 7  | a number does not begin with 0",
        "{\"a\":-}         | 7  | \"}\" stands where a digit should be",
        "[1,]              | 4  | \"]\" stands where a value should be",
        "[1 2]             | 4  | \"2\" stands where a comma or ] should be",
        "[\"\\q\"]         | 4  | \\q means nothing in a text",
        "[\"\\u00g0\"]     | 7  | \"g\" stands where four hexadecimal digits behind \\u should be"
      })
  void aFaultIsToldWithItsColumn(String text, int column, String message) {
    assertThat(bad(text))
        .isEqualTo(new JsonReader.Read.Bad(JsonReader.Read.Kind.FORM, column, message));
  }

  @ParameterizedTest
  @CsvSource({
    "'\uFEFF{}', 1, '\"\\ufeff\" stands where a value should be'",
    "'{\u00A0}', 2, '\"\\u00a0\" stands where the name of a field in double quotes should be'",
    "'[1\u000B]', 3, '\"\\u000b\" stands where a comma or ] should be'",
    "'[\"\\\u2028\"]', 4, '\\\\u2028 means nothing in a text'",
    "'[\uD800]', 2, '\"\\ud800\" stands where a value should be'",
    "'[\"\u0000\"]', 3, 'a text holds a control character, which must be written \\u0000'"
  })
  void whatNobodyWouldSeeIsGivenByItsNumber(String text, int column, String message) {
    assertThat(bad(text))
        .isEqualTo(new JsonReader.Read.Bad(JsonReader.Read.Kind.FORM, column, message));
  }

  @Test
  void aColumnCountsFromTheBeginningOfItsLine() {
    assertThat(bad("{\"a\":1,\r\n  \"b\":x}").column()).isEqualTo(7);
  }

  @Test
  void numbersAreKeptAsTheyStandHoweverLargeTheyAre() {
    for (String number : new String[] {"1e99999999999", "-1E-99999999999", "9".repeat(1_000)}) {
      assertThat(read(number)).hasToString(number);
      assertThat(read(number).asInt()).isZero();
    }
    assertThat(bad("[" + "9".repeat(1_001) + "]"))
        .isEqualTo(
            new JsonReader.Read.Bad(
                JsonReader.Read.Kind.TOO_MUCH, 2, "it holds too long a number"));
  }

  @Test
  void aLongTextOrManyFieldsCostTimeInProportion() {
    StringBuilder fields = new StringBuilder("{");
    for (int i = 0; i < 100_000; i++) {
      // all of these names have the same hash
      fields.append('"');
      for (int bit = 0; bit < 17; bit++) {
        fields.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      fields.append("\":1,");
    }
    fields.append("\"text\":\"").append("√".repeat(1_000_000)).append("\"}");
    assertThat(read(fields.toString()).path("text").asText()).hasSize(1_000_000);
  }

  @Test
  void whatIsTooMuchIsRefusedBeforeItCostsAnything() {
    Bounds small = new Bounds(100, 3, 5);
    assertThat(JsonReader.read("[[[1]]]", small)).isInstanceOf(JsonReader.Read.Good.class);
    for (String text : new String[] {"[[[[1]]]]", "[123456]", "\"" + "a".repeat(100) + "\""}) {
      assertThat(JsonReader.read(text, small))
          .isInstanceOfSatisfying(
              JsonReader.Read.Bad.class,
              fault -> assertThat(fault.kind()).isEqualTo(JsonReader.Read.Kind.TOO_MUCH));
    }
    assertThat(bad("[".repeat(100_000)).message()).isEqualTo("it is nested too deeply");
  }

  @Test
  void aFieldIsFoundThoughTheRestIsBroken() {
    assertThat(JsonReader.field("{\"n\":[1,2],\"id\":\"e1\",oops", "id", Bounds.USUAL))
        .contains(new JsonText("e1"));
    assertThat(JsonReader.field("{\"id\":7.50", "id", Bounds.USUAL))
        .contains(new JsonNumber("7.50"));
    assertThat(JsonReader.field("{\"id\":{}}", "id", Bounds.USUAL)).isEmpty();
    assertThat(JsonReader.field("[1]", "id", Bounds.USUAL)).isEmpty();
    assertThat(JsonReader.field("{\"a\":1}", "id", Bounds.USUAL)).isEmpty();
  }

  @Test
  void anyPlaceMayBeAskedFor() {
    Json json = read("{\"a\":[{\"b\":3}],\"n\":null}");
    assertThat(json.path("a").path(0).path("b").asInt()).isEqualTo(3);
    assertThat(json.path("a").path(7).path("b").path("c").isAbsent()).isTrue();
    assertThat(json.has("n")).isTrue();
    assertThat(json.hasNonNull("n")).isFalse();
    assertThat(new JsonNumber("2147483648").isInt()).isFalse();
    assertThat(new JsonNumber("-2147483648").asInt()).isEqualTo(Integer.MIN_VALUE);
    assertThat(new JsonNumber("1.0").isInt()).isFalse();
    assertThatThrownBy(() -> new JsonObject().set("a", JsonAbsent.ABSENT))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
