package org.mathmat.onsets;

import java.util.List;
import org.mathmat.onsets.Written.Mark;

/** Two or more sets with = or ⊆ between them; three or more make a chain. */
public record Restriction(List<SetName> sets, List<Mark> relations) {
  public Restriction {
    sets = List.copyOf(sets);
    relations = List.copyOf(relations);
    if (relations.isEmpty() || sets.size() != relations.size() + 1) {
      throw new IllegalArgumentException("A Restriction has a = or ⊆ between every two sets.");
    }
  }

  public String text() {
    StringBuilder text = new StringBuilder(sets.getFirst().text());
    for (int i = 0; i < relations.size(); i++) {
      text.append(' ').append(SetName.sign(relations.get(i))).append(' ');
      text.append(sets.get(i + 1).text());
    }
    return text.toString();
  }
}
