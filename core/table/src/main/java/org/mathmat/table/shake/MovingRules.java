package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;

/** Moves, bonus moves, shifts, and the force out. */
final class MovingRules {
  private MovingRules() {}

  static Optional<Violation> move(Draft draft, int player, Action.Move action) {
    return turn(
        draft, player, new Wanted(Section.RESOURCES, action.bonus(), action.cube(), action.to()));
  }

  static Optional<Violation> shift(Draft draft, int player, Action.Shift action) {
    return turn(
        draft, player, new Wanted(Section.PERMITTED, action.bonus(), action.cube(), action.to()));
  }

  /** A turn as somebody wants it: a cube from Resources, or shifted from Permitted. */
  private record Wanted(Section from, Optional<String> bonus, String cube, Section to) {
    boolean shifts() {
      return from == Section.PERMITTED;
    }
  }

  private static Optional<Violation> turn(Draft draft, int player, Wanted wanted) {
    Procedure procedure = draft.procedure();
    if (!(draft.phase() instanceof Phase.Moving phase)) {
      return Optional.of(
          procedure.violation(RefusalCode.NOT_NOW, Step.MOVE, "No cubes are moved now."));
    }
    Shake shake = phase.shake();
    if (wanted.shifts() && !shake.terms().turns().contains(Terms.Turns.SHIFT)) {
      return Optional.of(
          procedure.violation(
              RefusalCode.NOT_NOW, Step.SHIFT, "Shift from Permitted was not selected."));
    }
    if (wanted.bonus().isPresent() && procedure.withoutBonus().isPresent()) {
      return procedure.withoutBonus();
    }
    List<Violation> illegal = new ArrayList<>();
    if (phase.turn() != player) {
      illegal.add(
          procedure.violation(
              RefusalCode.NOT_YOUR_TURN, Step.MOVE, "It is another player's turn to move."));
    }
    if (wanted.bonus().isPresent() && !procedure.allowsBonus(draft.match(), player)) {
      illegal.add(
          procedure.violation(
              RefusalCode.LEADING,
              Step.LEADING,
              "You lead in the match, so you may not make a bonus move."));
    }
    boolean strict = draft.setup().conduct() == Setup.Conduct.STRICT;
    if (strict && !illegal.isEmpty()) {
      return Optional.of(illegal.getFirst());
    }
    return switch (cubes(draft, shake, wanted, illegal)) {
      case Checked.Bad<Cubes>(RefusalCode code, String message) ->
          Optional.of(procedure.violation(code, Step.CUBE, message));
      case Checked.Good<Cubes> _ when strict && !illegal.isEmpty() ->
          Optional.of(illegal.getFirst());
      case Checked.Good<Cubes>(Cubes cubes) -> {
        made(draft, player, wanted, cubes, illegal.stream().map(Violation::code).toList());
        yield Optional.empty();
      }
    };
  }

  private record Cubes(Optional<Integer> bonus, int cube) {}

  /** Finds the cubes that are meant; what is illegal about moving them joins the list. */
  private static Checked<Cubes> cubes(
      Draft draft, Shake shake, Wanted wanted, List<Violation> illegal) {
    Table table = shake.table();
    Mat mat = shake.mat();
    Optional<Integer> bonus = Optional.empty();
    if (wanted.bonus().isPresent()) {
      String name = wanted.bonus().get();
      bonus = table.named(name, mat, Section.RESOURCES);
      if (bonus.isEmpty()) {
        return Checked.bad(RefusalCode.NO_SUCH_CUBE, "There is no " + name + " in Resources.");
      }
      legal(draft, table, mat, new Placing(bonus.get(), Section.FORBIDDEN), illegal);
      mat = mat.with(bonus.get(), Section.FORBIDDEN);
    }
    Optional<Integer> cube = table.named(wanted.cube(), mat, wanted.from());
    if (cube.isEmpty()) {
      return Checked.bad(
          RefusalCode.NO_SUCH_CUBE,
          "There is no " + wanted.cube() + (wanted.shifts() ? " in Permitted." : " in Resources."));
    }
    if (wanted.shifts()) {
      table
          .keptFromShift(cube.get(), wanted.to())
          .ifPresent(why ->
              illegal.add(draft.procedure().violation(RefusalCode.SECTION, Step.KEPT_CUBE, why)));
    } else {
      legal(draft, table, mat, new Placing(cube.get(), wanted.to()), illegal);
    }
    return Checked.good(new Cubes(bonus, cube.get()));
  }

  private record Placing(int cube, Section to) {}

  private static void legal(
      Draft draft, Table table, Mat mat, Placing placing, List<Violation> illegal) {
    int resources = mat.count(Section.RESOURCES);
    table
        .keptFrom(placing.cube(), placing.to(), resources)
        .ifPresent(why ->
            illegal.add(draft.procedure().violation(RefusalCode.SECTION, Step.KEPT_CUBE, why)));
    if (!draft.procedure().mayGo(placing.to(), resources)) {
      illegal.add(
          draft
              .procedure()
              .violation(
                  RefusalCode.LAST_CUBE,
                  Step.LAST_CUBE,
                  "The last cube of Resources may not go to Forbidden."));
    }
  }

  private static void made(
      Draft draft, int player, Wanted wanted, Cubes cubes, List<RefusalCode> illegal) {
    draft.tell(
        wanted.shifts()
            ? new Event.Shifted(player, cubes.bonus(), cubes.cube(), wanted.to(), illegal)
            : new Event.Moved(player, cubes.bonus(), cubes.cube(), wanted.to(), illegal));
    Shake shake = Evolution.shake(draft.match());
    if (illegal.isEmpty() && shake.debtor().isPresent()) {
      draft.fine(shake.debtor().get(), GoalRules.ANSWERED, Fine.NO_GOAL_ANSWERED);
    }
    if (shake.mat().count(Section.RESOURCES) == 0) {
      draft.tell(new Event.EverybodyWrites(Ending.LAST_CUBE));
    }
  }

  static Optional<Violation> forceOut(Draft draft, int player) {
    Procedure procedure = draft.procedure();
    if (procedure.challenges().forceOuts().isEmpty()) {
      return Optional.of(
          procedure.violation(
              RefusalCode.NOT_NOW, Step.FORCE_OUT, "This rule-book knows no force out."));
    }
    if (!(draft.phase() instanceof Phase.Moving phase)) {
      return Optional.of(
          procedure.violation(
              RefusalCode.NOT_NOW, Step.FORCE_OUT, "A force out takes the place of a move."));
    }
    if (phase.turn() != player) {
      return Optional.of(
          procedure.violation(
              RefusalCode.NOT_YOUR_TURN, Step.FORCE_OUT, "It is another player's turn."));
    }
    draft.tell(new Event.ForcedOut(player));
    draft.tell(new Event.EverybodyWrites(Ending.FORCE_OUT));
    return Optional.empty();
  }
}
