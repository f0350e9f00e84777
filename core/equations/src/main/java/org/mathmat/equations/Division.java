package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.table.book.Kit;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Selection;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Procedure;

/**
 * A division of a rule-book of Equations.
 *
 * @param law the law before any variation
 */
public record Division(
    String id, String title, Procedure procedure, Law law, VariationList<Variation> variations)
    implements org.mathmat.table.book.Division<Variation> {
  private static final Kit CUBES = cubes();

  /** The twenty-four cubes, the same in every division. */
  @Override
  public Kit kit() {
    return CUBES;
  }

  private static Kit cubes() {
    List<List<String>> rolled = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      List<String> faces =
          colour.faces().stream().map(symbol -> Cube.of(colour, symbol).text()).toList();
      for (int i = 0; i < Colour.CUBES; i++) {
        rolled.add(faces);
      }
    }
    return new Kit(rolled, List.of(), Kit.Cards.NONE);
  }

  /** The same division with another procedure. */
  public Division played(Procedure other) {
    return new Division(id, title, other, law, variations);
  }

  /** The same division with another list of variations. */
  public Division listing(VariationList<Variation> others) {
    return new Division(id, title, procedure, law, others);
  }

  @Override
  public Division under(LocalRules local) {
    return new Division(id, title, local.procedure(procedure), law, local.list(variations));
  }

  /** The law with these variations in force beside those that always are. */
  public Law lawWith(Iterable<Variation> chosen) {
    Law amended = law;
    for (VariationList.Found<Variation> found : variations.inForce(chosen)) {
      Variation variation = found.variation();
      amended = variation.amend(amended).citing(variation.clauses(), found.listed().section());
    }
    return amended;
  }

  /**
   * Whether what one player selects at once is suitable with the cubes that were rolled.
   *
   * @param chosen what has been chosen for the shake before
   */
  public Checked<List<Variation>> select(
      Season season, Roll roll, List<Variation> chosen, List<String> names) {
    return Selection.check(
        variations,
        season,
        chosen,
        names,
        (variation, inForce) -> {
          List<Variation> others = new ArrayList<>(inForce);
          others.remove(variation);
          return variation.touches(roll, lawWith(others));
        });
  }

  @Override
  public String toString() {
    return id;
  }
}
