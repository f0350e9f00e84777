package org.mathmat.bots;

import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Table;

/** Variations and Goals: a game that this player likes, with a Solution that he sees. */
final class GoalSetting {
  /** Goals that are looked at before the best of them is taken. */
  private static final int TRIES = 10;

  /** More are tried before anybody says that there is no Goal. */
  private static final int PATIENCE = 40;

  private static final int VARIATIONS = 3;

  private final Thinking thinking;

  GoalSetting(Thinking thinking) {
    this.thinking = thinking;
  }

  /** A Goal and what can be written for it. */
  record Settable(Scene laid, String goal, String paper, int cubes) {}

  /** What is known after looking for a Goal. */
  record Search(Optional<Settable> best, Optional<String> doubtful) {}

  /** A Goal whose Solution is as long as this player likes, or nearly so. */
  Search search(Scene scene, int tries) {
    Foresight foresight = Foresight.of(scene.table());
    Optional<Settable> best = Optional.empty();
    Optional<String> doubtful = Optional.empty();
    for (int i = 0; i < tries && !thinking.isOver(); i++) {
      Optional<String> goal = foresight.someGoal(scene.mat(), thinking.luck());
      if (goal.isEmpty()) {
        break;
      }
      Optional<Scene> laid = laid(scene, goal.get());
      if (laid.isEmpty()) {
        continue;
      }
      switch (thinking.study().shortest(laid.get(), Reach.ANY, thinking.limits())) {
        case Outlook.Solvable found -> {
          Settable one = new Settable(laid.get(), goal.get(), found.first(), found.cubes());
          if (best.isEmpty() || distance(one) < distance(best.get())) {
            best = Optional.of(one);
          }
          if (distance(one) == 0) {
            return new Search(best, doubtful);
          }
        }
        case Outlook.Unknown _ -> doubtful = goal;
        case Outlook.Hopeless _ -> {}
      }
    }
    return new Search(best, doubtful);
  }

  private int distance(Settable one) {
    return Math.max(
        0,
        Math.max(
            thinking.strength().easiest() - one.cubes(),
            one.cubes() - thinking.strength().hardest()));
  }

  private static Optional<Scene> laid(Scene scene, String goal) {
    return scene.table().goal(goal, scene.mat()) instanceof Checked.Good<Table.Row>(var row)
        ? Optional.of(scene.with(row))
        : Optional.empty();
  }

  /** The Goal-setter's act. */
  Optional<Action> set(Shake shake) {
    Scene scene = Scene.of(shake);
    Optional<Action> bonus = bonus(scene);
    if (bonus.isPresent()) {
      return bonus;
    }
    Search search = search(scene, TRIES);
    if (search.best().isEmpty() && search.doubtful().isEmpty()) {
      search = search(scene, PATIENCE);
    }
    if (search.best().isPresent()) {
      return Optional.of(new Action.SetGoal(search.best().get().goal()));
    }
    Action noGoal = new Action.DeclareNoGoal();
    boolean none = search.doubtful().isEmpty() && !thinking.isOver();
    if (none && thinking.offers().contains(noGoal)) {
      return Optional.of(noGoal);
    }
    return search
        .doubtful()
        .or(() -> Foresight.of(scene.table()).simpleGoal(scene.mat()))
        .<Action>map(Action.SetGoal::new)
        .or(() -> Optional.of(noGoal).filter(thinking.offers()::contains));
  }

  /** Now and then a cube goes to Forbidden first, if a Goal can be set without it. */
  private Optional<Action> bonus(Scene scene) {
    List<Action> bonuses =
        thinking.offers().stream().filter(Action.SetterBonus.class::isInstance).toList();
    if (bonuses.isEmpty() || !thinking.luck().percent(thinking.strength().bonus())) {
      return Optional.empty();
    }
    Action bonus = thinking.luck().pick(bonuses);
    String cube = ((Action.SetterBonus) bonus).cube();
    return Turns.moved(scene, Section.RESOURCES, cube, Section.FORBIDDEN)
        .filter(left -> search(left, 2).best().isPresent())
        .map(_ -> bonus);
  }

  /** Whether somebody who said that there is no Goal is wrong, and what shows it. */
  Optional<Settable> counter(Shake shake) {
    return search(Scene.of(shake), PATIENCE).best();
  }

  /** A variation under which this player sees a Goal that he likes. */
  Optional<Action> variation(Shake shake) {
    List<Action> choices =
        thinking.offers().stream().filter(Action.Select.class::isInstance).toList();
    if (choices.isEmpty()) {
      return Optional.empty();
    }
    for (int i = 0; i < VARIATIONS && !thinking.isOver(); i++) {
      Action choice = thinking.luck().pick(choices);
      Table table = shake.table().with(((Action.Select) choice).variations()).orElseThrow();
      Scene scene = new Scene(table, shake.mat());
      if (search(scene, 1).best().stream().anyMatch(one -> distance(one) <= 1)) {
        return Optional.of(choice);
      }
    }
    return Optional.of(thinking.luck().pick(choices));
  }
}
