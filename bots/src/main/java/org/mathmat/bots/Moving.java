package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Shake;

/** Which move a bot makes when it is its turn. */
final class Moving {
  /** A bonus move has very many forms; so many of them are looked at. */
  private static final int MOST_BONUSES = 60;

  private final Thinking thinking;
  private final Shake shake;
  private final List<Action> doubtful = new ArrayList<>();
  private Optional<Action> leastBad = Optional.empty();
  private int longestNow = -1;

  Moving(Thinking thinking, Shake shake) {
    this.thinking = thinking;
    this.shake = shake;
  }

  Optional<Action> chosen() {
    List<Action> all = thinking.luck().shuffled(Turns.of(thinking.offers()).toList());
    List<Action> regular = all.stream().filter(action -> !Turns.hasBonus(action)).toList();
    List<Action> bonuses = all.stream().filter(Turns::hasBonus).limit(MOST_BONUSES).toList();
    boolean bonusFirst = thinking.luck().percent(thinking.strength().bonus());
    Optional<Action> safe =
        bonusFirst
            ? firstSafe(bonuses).or(() -> firstSafe(regular))
            : firstSafe(regular).or(() -> firstSafe(bonuses));
    return safe.or(this::forceOut)
        .or(() -> doubtful.stream().findFirst())
        .or(() -> leastBad)
        .or(() -> regular.stream().findFirst());
  }

  /** The first move that this player takes for safe. */
  private Optional<Action> firstSafe(List<Action> actions) {
    for (Action action : actions) {
      if (thinking.isOver()) {
        break;
      }
      boolean looks = thinking.luck().percent(thinking.strength().careful());
      if (!looks || looksSafe(action)) {
        return Optional.of(action);
      }
    }
    return Optional.empty();
  }

  private boolean looksSafe(Action action) {
    Optional<Scene> after = Turns.after(Scene.of(shake), action);
    if (after.isEmpty()) {
      return false;
    }
    return switch (thinking.fate(shake, after.get())) {
      case SAFE -> true;
      case NOW -> !isSeen(action, after.get());
      case UNKNOWN -> {
        doubtful.add(action);
        yield false;
      }
      case IMPOSSIBLE -> false;
    };
  }

  /** Whether this player sees the Now; the one that is hardest to see is the least bad move. */
  private boolean isSeen(Action action, Scene after) {
    int cubes =
        thinking.study().shortest(after, Reach.ONE_CUBE, thinking.limits())
                instanceof Outlook.Solvable solvable
            ? solvable.cubes()
            : 0;
    if (cubes > longestNow) {
      longestNow = cubes;
      leastBad = Optional.of(action);
    }
    return cubes <= thinking.strength().longest();
  }

  /** The Guide: no move is safe, and a Solution needs at most one more cube. */
  private Optional<Action> forceOut() {
    Action forceOut = new Action.ForceOut();
    return thinking.offers().contains(forceOut)
            && doubtful.isEmpty()
            && thinking.seen(Scene.of(shake), Reach.ONE_CUBE).isPresent()
        ? Optional.of(forceOut)
        : Optional.empty();
  }
}
