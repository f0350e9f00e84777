package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Section;

/** What turns make of the mat. */
final class Turns {
  private static final List<Section> SECTIONS =
      List.of(Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN);

  private Turns() {}

  /** The mat after a move or a shift; nothing where the action is another or has no such cube. */
  static Optional<Mat> after(Mat mat, Action action) {
    return switch (action) {
      case Action.Move(Optional<String> bonus, String cube, Section to) ->
          bonus(mat, bonus).flatMap(left -> moved(left, Section.RESOURCES, cube, to));
      case Action.Shift(Optional<String> bonus, String cube, Section to) ->
          bonus(mat, bonus).flatMap(left -> moved(left, Section.PERMITTED, cube, to));
      case Action _ -> Optional.empty();
    };
  }

  private static Optional<Mat> bonus(Mat mat, Optional<String> bonus) {
    return bonus.isEmpty()
        ? Optional.of(mat)
        : moved(mat, Section.RESOURCES, bonus.get(), Section.FORBIDDEN);
  }

  private static Optional<Mat> moved(Mat mat, Section from, String cube, Section to) {
    return mat.first(from, cube::equals).map(number -> mat.with(number, to));
  }

  static boolean hasBonus(Action action) {
    return switch (action) {
      case Action.Move move -> move.bonus().isPresent();
      case Action.Shift shift -> shift.bonus().isPresent();
      case Action _ -> false;
    };
  }

  /** Every regular move of a mat, each face once; what the book forbids is not asked. */
  static List<Action.Move> regular(Mat mat) {
    List<Action.Move> moves = new ArrayList<>();
    mat.in(Section.RESOURCES).stream()
        .distinct()
        .flatMap(cube -> SECTIONS.stream().map(to -> move(cube, to)))
        .forEach(moves::add);
    return moves;
  }

  private static Action.Move move(String cube, Section to) {
    return new Action.Move(Optional.empty(), cube, to);
  }

  static Stream<Action> of(List<Action> actions) {
    return actions.stream()
        .filter(action -> action instanceof Action.Move || action instanceof Action.Shift);
  }
}
