package org.mathmat.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.json.Form.field;
import static org.mathmat.json.Form.sometimes;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FormTest {
  private enum Colour {
    RED,
    BLUE
  }

  private sealed interface Shown {
    record Cube(Colour colour, Optional<String> face, Optional<Integer> turned) implements Shown {}

    record Pile(long cubes, Map<String, Boolean> ready) implements Shown {}
  }

  private static final Form.Fields<Shown.Cube> CUBE =
      Form.object(
          "Cube",
          field("colour", Form.words("Colour", Colour.values(), Colour::name), Shown.Cube::colour),
          field("face", Form.orNull(Codec.TEXT), Shown.Cube::face),
          sometimes("turned", Codec.WHOLE, Shown.Cube::turned));
  private static final Form.Fields<Shown.Pile> PILE =
      Form.object(
          "Pile",
          field("cubes", Form.NUMBER, Shown.Pile::cubes),
          field("ready", Form.byName(Codec.TRUTH), Shown.Pile::ready));
  private static final Form.Cases<Shown> SHOWN =
      Form.oneOf(
          "Shown",
          "is",
          shown ->
              switch (shown) {
                case Shown.Cube _ -> CUBE;
                case Shown.Pile _ -> PILE;
              },
          List.of(CUBE, PILE));

  @Test
  void aValueIsWrittenFieldByField() {
    assertThat(SHOWN.write(new Shown.Cube(Colour.BLUE, Optional.empty(), Optional.empty())))
        .hasToString("{\"is\":\"Cube\",\"colour\":\"BLUE\",\"face\":null}");
    assertThat(SHOWN.write(new Shown.Cube(Colour.RED, Optional.of("+"), Optional.of(2))))
        .hasToString("{\"is\":\"Cube\",\"colour\":\"RED\",\"face\":\"+\",\"turned\":2}");
    Map<String, Boolean> ready = new LinkedHashMap<>();
    ready.put("Cam", true);
    ready.put("Ann", false);
    assertThat(Form.list(SHOWN).write(List.of(new Shown.Pile(1L << 40, ready))))
        .hasToString(
            "[{\"is\":\"Pile\",\"cubes\":1099511627776,\"ready\":{\"Cam\":true,\"Ann\":false}}]");
  }

  @Test
  void theShapeSaysWhatIsWritten() {
    assertThat(SHOWN.shape().after(new Shape.Field("at", Shape.Plain.TEXT)).cases())
        .containsExactly(
            new Shape.ObjectOf(
                "Cube",
                List.of(
                    new Shape.Field("at", Shape.Plain.TEXT),
                    new Shape.Field("colour", new Shape.Words("Colour", List.of("RED", "BLUE"))),
                    new Shape.Field("face", new Shape.Maybe(Shape.Plain.TEXT)),
                    new Shape.Field("turned", Shape.Plain.WHOLE, Shape.Presence.SOMETIMES))),
            new Shape.ObjectOf(
                "Pile",
                List.of(
                    new Shape.Field("at", Shape.Plain.TEXT),
                    new Shape.Field("cubes", Shape.Plain.WHOLE),
                    new Shape.Field("ready", new Shape.ByName(Shape.Plain.TRUTH)))));
    assertThat(Form.written(Form.list(SHOWN)).shape()).isEqualTo(new Shape.ListOf(SHOWN.shape()));
  }
}
