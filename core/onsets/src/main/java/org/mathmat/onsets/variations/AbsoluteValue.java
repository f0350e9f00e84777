package org.mathmat.onsets.variations;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Goal.Digit;
import org.mathmat.onsets.Goal.Turn;
import org.mathmat.onsets.GoalReadings;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.table.book.Entry;

/** Each upside-down cube of the Goal may be read right side up. */
public record AbsoluteValue() implements Variation, GoalReadings {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "absolute-value",
          "Absolute Value",
          "An upside-down digit of the Goal may also count as if it stood " + "upright.",
          "With the cards B R BR RG, B ∪ R comes to 3+1u.",
          new AbsoluteValue());

  @Override
  public String name() {
    return "Absolute Value";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.readingGoal(this);
  }

  @Override
  public List<Goal> of(Goal goal) {
    List<Goal> readings = List.of(goal);
    for (int i = 0; i < goal.digits().size(); i++) {
      if (goal.digits().get(i).turn() == Turn.UPSIDE_DOWN) {
        List<Goal> more = new ArrayList<>(readings);
        for (Goal reading : readings) {
          List<Digit> digits = new ArrayList<>(reading.digits());
          digits.set(i, new Digit(digits.get(i).number(), Turn.UPRIGHT));
          more.add(reading.with(digits));
        }
        readings = more;
      }
    }
    return readings;
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Shake shake) {
    return shake.roll().list().stream().anyMatch(cube -> cube.is(Symbol.Kind.DIGIT));
  }
}
