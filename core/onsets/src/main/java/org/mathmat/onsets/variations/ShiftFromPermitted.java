package org.mathmat.onsets.variations;

import java.util.Set;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.table.book.Entry;

/** A cube may be transferred out of Permitted in place of the regular move. */
public record ShiftFromPermitted() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "shift-from-permitted",
          "Shift from Permitted",
          "In your turn you may shift a cube out of Permitted in place of a " + "move.",
          "A ∪ in Permitted goes to Required, and the turn is over.",
          new ShiftFromPermitted());

  @Override
  public String name() {
    return "Shift from Permitted";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.alsoAllowing(Manner.SHIFT);
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Shake shake) {
    return true;
  }
}
