package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Shake;

/**
 * What lies on the table, as it is or as it could be.
 *
 * @param cards the universe of On-Sets
 */
public record Scene(List<String> variations, List<String> cards, Optional<String> goal, Mat mat) {
  public static Scene of(Shake shake) {
    return new Scene(shake.variations(), shake.cards(), shake.goal(), shake.mat());
  }

  public Scene with(Mat changed) {
    return new Scene(variations, cards, goal, changed);
  }

  public Scene withGoal(String set, Mat changed) {
    return new Scene(variations, cards, Optional.of(set), changed);
  }

  Scene withVariation(String more) {
    List<String> all = new ArrayList<>(variations);
    all.add(more);
    return new Scene(List.copyOf(all), cards, goal, mat);
  }

  /** Whether the same law and the same Goal hold in both. */
  boolean sharesGoal(Scene other) {
    return variations.equals(other.variations)
        && cards.equals(other.cards)
        && goal.equals(other.goal)
        && mat.cubes().equals(other.mat.cubes());
  }
}
