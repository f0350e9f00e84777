package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Section;

/** What turns make of a scene. */
final class Turns {
  private Turns() {}

  /** The scene after a move or a shift; nothing where the action is another or has no such cube. */
  static Optional<Scene> after(Scene scene, Action action) {
    return switch (action) {
      case Action.Move(Optional<String> bonus, String cube, Section to) ->
          bonus(scene, bonus).flatMap(left -> moved(left, Section.RESOURCES, cube, to));
      case Action.Shift(Optional<String> bonus, String cube, Section to) ->
          bonus(scene, bonus).flatMap(left -> moved(left, Section.PERMITTED, cube, to));
      case Action _ -> Optional.empty();
    };
  }

  private static Optional<Scene> bonus(Scene scene, Optional<String> bonus) {
    return bonus.isEmpty()
        ? Optional.of(scene)
        : moved(scene, Section.RESOURCES, bonus.get(), Section.FORBIDDEN);
  }

  /** The scene after a cube of a section went to another. */
  static Optional<Scene> moved(Scene scene, Section from, String cube, Section to) {
    return scene
        .table()
        .named(cube, scene.mat(), from)
        .map(number -> scene.with(scene.mat().with(number, to)));
  }

  static boolean hasBonus(Action action) {
    return switch (action) {
      case Action.Move move -> move.bonus().isPresent();
      case Action.Shift shift -> shift.bonus().isPresent();
      case Action _ -> false;
    };
  }

  /** Every regular move of a scene, each face once; what the book forbids is not asked. */
  static List<Action.Move> regular(Scene scene) {
    List<Action.Move> moves = new ArrayList<>();
    for (int cube : scene.table().kinds(scene.mat(), Section.RESOURCES)) {
      String face = scene.table().cubes().get(cube);
      Section.OF_MOVES.forEach(to -> moves.add(new Action.Move(Optional.empty(), face, to)));
    }
    return moves;
  }

  static Stream<Action> of(List<Action> actions) {
    return actions.stream()
        .filter(action -> action instanceof Action.Move || action instanceof Action.Shift);
  }
}
