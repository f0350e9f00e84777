package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.mathmat.table.book.Kit;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Selection;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Procedure;

/**
 * A division of a rule-book of On-Sets.
 *
 * @param kit its cubes, and how many cards are dealt
 * @param law the law before any variation
 */
public record Division(
    String id,
    String title,
    Procedure procedure,
    Kit kit,
    Law law,
    VariationList<Variation> variations)
    implements org.mathmat.table.book.Division<Variation> {
  /** What may stand in a Solution. */
  public Set<Symbol> symbols() {
    return law.symbols();
  }

  @Override
  public Division under(LocalRules local) {
    return new Division(id, title, local.procedure(procedure), kit, law, local.list(variations));
  }

  /**
   * The law with these variations in force, in the order of choice, beside those that always are.
   */
  public Law lawWith(Iterable<Variation> chosen) {
    Law amended = law;
    for (VariationList.Found<Variation> found : variations.inForce(chosen)) {
      Variation variation = found.variation();
      amended = variation.amend(amended).citing(variation.clauses(), found.listed().section());
    }
    return amended;
  }

  /**
   * Whether what one player selects at once is suitable with the cubes and cards on the table.
   *
   * @param chosen what has been chosen for the shake before
   */
  public Checked<List<Variation>> select(
      Season season, Cubes roll, Universe universe, List<Variation> chosen, List<String> names) {
    return Selection.check(
        variations,
        season,
        chosen,
        names,
        (variation, inForce) -> {
          int place = inForce.indexOf(variation);
          List<Variation> others = new ArrayList<>(inForce);
          others.remove(place);
          return variation.touches(
              new Shake(roll, universe, lawWith(inForce.subList(0, place)), lawWith(others)));
        });
  }

  @Override
  public String toString() {
    return id;
  }
}
