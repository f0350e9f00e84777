package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class RequestTest {
  private final Request request =
      request(
          """
          {"text":"2×3","empty":"","list":["0 wild","base 8"],"mixed":["0 wild",8],
           "number":3,"long":12345678901,"fraction":3.5,"flag":true,"nothing":null,"object":{"Ann":6}}\
          """);

  @Test
  void fieldsAreRead() throws BadInput {
    assertThat(request.text("text")).isEqualTo("2×3");
    assertThat(request.text("empty")).isEmpty();
    assertThat(request.optionalText("text")).contains("2×3");
    assertThat(request.optionalText("nothing")).isEmpty();
    assertThat(request.texts("list")).isEqualTo(List.of("0 wild", "base 8"));
    assertThat(request.texts("absent")).isEmpty();
    assertThat(request.number("number", 2, 3)).isEqualTo(3);
    assertThat(request.flag("flag")).isTrue();
    assertThat(request.flag("absent")).isFalse();
    assertThat(request.object("object").path("Ann").asInt()).isEqualTo(6);
    assertThat(request.has("nothing")).isFalse();
  }

  @Test
  void whatIsMissingIsNamed() {
    refused(
        () -> request.text("absent"), ErrorCode.FIELD_MISSING, "The field \"absent\" is missing.");
    refused(
        () -> request.text("nothing"),
        ErrorCode.FIELD_MISSING,
        "The field \"nothing\" is missing.");
    refused(() -> request.number("absent", 0, 1), ErrorCode.FIELD_MISSING, "\"absent\"");
  }

  @Test
  void aWrongKindIsSaidInWords() {
    refused(
        () -> request.text("number"),
        ErrorCode.FIELD_TYPE,
        "a text in double quotes, not a number");
    refused(() -> request.texts("text"), ErrorCode.FIELD_TYPE, "not a text");
    refused(() -> request.texts("mixed"), ErrorCode.FIELD_TYPE, "not a number");
    refused(() -> request.number("fraction", 0, 9), ErrorCode.FIELD_TYPE, "a whole number");
    refused(() -> request.flag("text"), ErrorCode.FIELD_TYPE, "true or false");
    refused(() -> request.object("list"), ErrorCode.FIELD_TYPE, "not a list");
  }

  @Test
  void aNumberOutsideItsBoundsIsRefused() {
    refused(() -> request.number("number", 4, 5), ErrorCode.FIELD_VALUE, "from 4 to 5");
    refused(() -> request.number("long", 0, 5), ErrorCode.FIELD_VALUE, "from 0 to 5");
  }

  @Test
  void whatIsLongerThanAnythingRealIsRefused() {
    Request large =
        request(
            "{\"text\":\"" + "(".repeat(10_001) + "\",\"list\":[" + "\"\",".repeat(200) + "\"\"]}");
    refused(() -> large.text("text"), ErrorCode.TOO_LONG, "10001");
    refused(() -> large.texts("list"), ErrorCode.TOO_LONG, "201");
  }

  private static void refused(ThrowingCallable read, ErrorCode code, String message) {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(read)
        .withMessageContaining(message)
        .satisfies(why -> assertThat(why.code()).isEqualTo(code));
  }

  private static Request request(String json) {
    try {
      return new Request(JsonLine.read(json.replace('\n', ' ')), Duration.ofSeconds(1));
    } catch (BadInput why) {
      throw new IllegalArgumentException(why);
    }
  }
}
