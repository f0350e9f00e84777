package org.mathmat.bots;

import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Table;

/** What lies on the table, as it is or as it could be, and where. */
public record Scene(Table table, Mat mat) {
  public static Scene of(Shake shake) {
    return new Scene(shake.table(), shake.mat());
  }

  public Scene with(Mat changed) {
    return new Scene(table, changed);
  }

  /** The scene with a Goal set. */
  public Scene with(Table.Row goal) {
    return new Scene(table.withGoal(goal.goal()).orElseThrow(), goal.laid(mat));
  }
}
