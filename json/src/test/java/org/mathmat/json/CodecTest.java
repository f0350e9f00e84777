package org.mathmat.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mathmat.json.Codec.field;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CodecTest {
  private sealed interface Animal {
    record Cat(String name, Optional<Integer> lives) implements Animal {}

    record Herd(List<Animal> members, boolean asleep) implements Animal {}

    record Ghost() implements Animal {}
  }

  private static final Codec.Fields<Animal.Cat> CAT =
      Codec.record(
          "Cat",
          field("name", Codec.TEXT, Animal.Cat::name),
          field("lives", Codec.maybe(Codec.WHOLE), Animal.Cat::lives),
          Animal.Cat::new);
  private static final Codec.Fields<Animal.Ghost> GHOST = Codec.record("Ghost", Animal.Ghost::new);
  private static final Codec.Fields<Animal.Herd> HERD =
      Codec.record(
          "Herd",
          field(
              "members",
              Codec.list(Codec.of(CodecTest::write, CodecTest::read, CAT.shape())),
              Animal.Herd::members),
          field("asleep", Codec.TRUTH, Animal.Herd::asleep).orElse(false),
          Animal.Herd::new);
  private static final Codec<Animal> ANIMAL =
      Codec.oneOf(
          "Animal",
          "kind",
          animal ->
              switch (animal) {
                case Animal.Cat _ -> CAT;
                case Animal.Herd _ -> HERD;
                case Animal.Ghost _ -> GHOST;
              },
          List.of(CAT, HERD, GHOST));

  private static Json write(Animal animal) {
    return ANIMAL.write(animal);
  }

  private static Animal read(Json json) {
    return ANIMAL.read(json);
  }

  private static Animal read(String text) {
    return ANIMAL.read(
        JsonReader.read(text, Bounds.USUAL) instanceof JsonReader.Read.Good(Json json)
            ? json
            : JsonAbsent.ABSENT);
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Animal herd =
        new Animal.Herd(List.of(new Animal.Cat("Tom", Optional.of(7)), new Animal.Ghost()), true);
    String text = ANIMAL.write(herd).toString();
    assertThat(text)
        .isEqualTo(
            "{\"kind\":\"Herd\",\"members\":[{\"kind\":\"Cat\",\"name\":\"Tom\",\"lives\":7},"
                + "{\"kind\":\"Ghost\"}],\"asleep\":true}");
    assertThat(read(text)).isEqualTo(herd);
  }

  @Test
  void fieldsThatCameLaterAndFieldsThatAreUnknownDoNoHarm() {
    assertThat(read("{\"kind\":\"Cat\",\"name\":\"Tom\",\"colour\":\"grey\"}"))
        .isEqualTo(new Animal.Cat("Tom", Optional.empty()));
    assertThat(read("{\"kind\":\"Herd\",\"members\":[]}"))
        .isEqualTo(new Animal.Herd(List.of(), false));
  }

  @Test
  void whatCannotBeReadIsToldWithItsPlace() {
    assertThatThrownBy(() -> read("{\"kind\":\"Herd\",\"members\":[{\"kind\":\"Cat\"}]}"))
        .isInstanceOf(Codec.Unreadable.class)
        .hasMessage("members: name: nothing stands where a text should be.");
    assertThatThrownBy(() -> read("{\"kind\":\"Dog\"}"))
        .isInstanceOf(Codec.Unreadable.class)
        .hasMessage("the kind \"Dog\" is none that is known here.");
    assertThatThrownBy(() -> Codec.WHOLE.read(new JsonNumber("1.5")))
        .isInstanceOf(Codec.Unreadable.class);
    assertThatThrownBy(() -> Codec.WHOLE.read(new JsonNumber("9".repeat(30))))
        .isInstanceOf(Codec.Unreadable.class);
  }

  @Test
  void theShapeSaysWhatIsWritten() {
    assertThat(ANIMAL.shape())
        .isInstanceOfSatisfying(
            Shape.OneOf.class,
            shape -> {
              assertThat(shape.tag()).isEqualTo("kind");
              assertThat(shape.cases())
                  .extracting(Shape.ObjectOf::name)
                  .containsExactly("Cat", "Herd", "Ghost");
              assertThat(shape.cases().getFirst().fields())
                  .containsExactly(
                      new Shape.Field("name", Shape.Plain.TEXT),
                      new Shape.Field("lives", new Shape.Maybe(Shape.Plain.WHOLE)));
            });
  }
}
