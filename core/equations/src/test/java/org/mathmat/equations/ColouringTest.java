package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Colouring.Settled;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.shake.Occasion;

/** What is said of cubes without a colour, against every way to colour them. */
class ColouringTest {
  private static final List<String> PAPERS =
      List.of(
          "3{2} = 9",
          "3{2}+2{1} = 9+2",
          "3{2}+1 = 9+1",
          "2{3}×1{1} = 2{3}",
          "3+2{1}{2} = 7",
          "3{2}+2 = 3+2",
          "3{2}+2{3} = 23",
          "(2{3})+1 = 9",
          "3×3 = 3{2}",
          "(5+3)+1 = 2{3}",
          "2+1{0} = 3+0",
          "3+2{0<0>} = 2{1}",
          "3+0<0> = 23",
          "3{2}{2} = 9×9");

  private static Settled<Verdict> judged(Law law, Position position, String paper) {
    Judge judge = new Judge(law, Laws.ARITHMETIC);
    return Colouring.of(law, position.cubes())
        .settle(as -> judge.judge(position.with(as), paper), Verdict::inCommon);
  }

  @Test
  void whatIsSaidHoldsForEveryColouring() {
    Random random = new Random(21);
    int turning = 0;
    int standing = 0;
    for (int i = 0; i < 1_500; i++) {
      Law law =
          Laws.agloa("middle", random.nextBoolean() ? "exponent red" : "exponent blue", "0 wild");
      String paper = PAPERS.get(random.nextInt(PAPERS.size()));
      Position position = position(random, paper);
      List<Verdict> every = new ArrayList<>();
      for (Position coloured : colourings(position)) {
        every.add(new Judge(law, Laws.ARITHMETIC).judge(coloured, paper));
      }
      Set<Boolean> correct = every.stream().map(Verdict::correct).collect(Collectors.toSet());
      Set<ReasonCode> common = EnumSet.allOf(ReasonCode.class);
      every.forEach(verdict -> common.retainAll(codes(verdict)));
      String about = paper + " in " + position;
      switch (judged(law, position, paper)) {
        case Settled.Whatever<Verdict>(Verdict verdict) -> {
          standing += every.size() > 1 ? 1 : 0;
          assertThat(correct).as(about).containsExactly(verdict.correct());
          assertThat(codes(verdict)).as(about).isEqualTo(common);
        }
        case Settled.Turns<Verdict>(Symbol cube, List<Colour> colours) -> {
          turning++;
          assertThat(correct.size() > 1 || common.isEmpty()).as(about).isTrue();
          assertThat(position.cubes()).contains(Cube.of(cube));
          assertThat(colours).containsExactly(Colour.RED, Colour.BLUE);
        }
      }
    }
    assertThat(turning).isGreaterThan(200);
    assertThat(standing).isGreaterThan(500);
  }

  private static Set<ReasonCode> codes(Verdict verdict) {
    return verdict.reasons().stream()
        .map(Reason::code)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(ReasonCode.class)));
  }

  /** The cubes of a paper, and two others, wherever they may lie. */
  private static Position position(Random random, String paper) {
    String bare = paper.replaceAll("<0>|[(){}]", "");
    String goal = coloured(random, bare.substring(bare.indexOf('=') + 2), "");
    List<List<Cube>> sections = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    String solution = bare.substring(0, bare.indexOf(' ')) + random.nextInt(4) + random.nextInt(4);
    for (Cube cube : Laws.cubes(coloured(random, solution, " "))) {
      sections.get(random.nextInt(3)).add(cube);
    }
    return new Position(
        Optional.of(Laws.goal(goal)),
        sections.get(0),
        sections.get(1),
        List.of(),
        sections.get(2),
        random.nextBoolean() ? Occasion.NOW : Occasion.IMPOSSIBLE);
  }

  /** The cubes, some of those that can be red or blue with a colour. */
  private static String coloured(Random random, String cubes, String between) {
    return cubes
        .chars()
        .mapToObj(c ->
            (c >= '0' && c <= '3' ? List.of("", "", "r", "b").get(random.nextInt(4)) : "")
                + (char) c)
        .collect(Collectors.joining(between));
  }

  /** The position with its open digits in every combination of red and blue. */
  private static List<Position> colourings(Position position) {
    long open = position.cubes().stream().filter(ColouringTest::isOpen).count();
    List<Position> all = new ArrayList<>();
    for (int bits = 0; bits < 1 << open; bits++) {
      int[] left = {bits};
      all.add(
          position.with(cube -> {
            if (!isOpen(cube)) {
              return cube;
            }
            Colour colour = (left[0] & 1) == 0 ? Colour.RED : Colour.BLUE;
            left[0] >>= 1;
            return Cube.of(colour, cube.symbol());
          }));
    }
    return all;
  }

  private static boolean isOpen(Cube cube) {
    return cube.colour().isEmpty() && cube.symbol().ordinal() <= Symbol.THREE.ordinal();
  }

  @Test
  void theCubeThatMakesTheDifferenceIsNamed() {
    Law law = Laws.agloa("middle", "exponent red");
    Position position =
        new Position(
            Optional.of(Laws.goal("9")),
            Laws.cubes("3 2"),
            Laws.cubes("1 0 1 0"),
            List.of(),
            List.of(),
            Occasion.IMPOSSIBLE);
    assertThat(judged(law, position, "3{2} = 9"))
        .isEqualTo(new Settled.Turns<>(Symbol.TWO, List.of(Colour.RED, Colour.BLUE)));
  }

  @Test
  void aWildCubeThatCanBeRaisedIsOfOneOfItsOwnColours() {
    Law law = Laws.agloa("junior", "exponent green", "x wild");
    Position position =
        new Position(
            Optional.of(Laws.goal("9")),
            Laws.cubes("3"),
            Laws.cubes("× 1 2"),
            List.of(),
            List.of(),
            Occasion.IMPOSSIBLE);
    assertThat(judged(law, position, "3{2<×>} = 9"))
        .isEqualTo(new Settled.Turns<>(Symbol.TIMES, List.of(Colour.BLUE, Colour.GREEN)));
  }

  @Test
  void manyCubesWithoutAColourCostLittle() {
    Law law = Laws.agloa("middle", "exponent red", "0 wild");
    List<Cube> many = new ArrayList<>();
    for (int i = 0; i < 25; i++) {
      many.addAll(Laws.cubes("0 1 2 3"));
    }
    Position position =
        new Position(
            Optional.of(Laws.goal("9")), List.of(), many, List.of(), many, Occasion.IMPOSSIBLE);
    assertThat(Colouring.of(law, position.cubes()).asks()).isEqualTo(5);
    Judge judge = new Judge(law, Laws.ARITHMETIC);
    int[] asked = {0};
    Settled<Verdict> settled =
        Colouring.of(law, position.cubes())
            .settle(
                as -> {
                  asked[0]++;
                  return judge.judge(position.with(as), "3{2} = 9");
                },
                Verdict::inCommon);
    assertThat(settled).isInstanceOf(Settled.Turns.class);
    assertThat(asked[0]).isLessThanOrEqualTo(5);
  }
}
