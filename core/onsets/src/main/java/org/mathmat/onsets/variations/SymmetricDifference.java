package org.mathmat.onsets.variations;

import java.util.List;
import java.util.Set;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.SetOperation;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.book.Entry;

/** The - sign names the cards that are in one of two sets and not in both. */
public record SymmetricDifference() implements Variation, SetOperation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "symmetric-difference",
          "Symmetric Difference",
          "The - names the cards that are in one of two sets and not in both.",
          "With the cards B R BR, B - R comes to 2.",
          new SymmetricDifference());

  @Override
  public String name() {
    return "Symmetric Difference";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.minusMeans(this).offering(_ -> List.of(key()));
  }

  private static Key key() {
    String minus = Symbol.MINUS.text();
    return Key.of(Kind.BETWEEN, minus, "in one of the two, not in both", "B - R")
        .on(minus)
        .only(Part.SOLUTION);
  }

  @Override
  public int of(int left, int right) {
    return left ^ right;
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Shake shake) {
    return shake.couldShow(Symbol.MINUS);
  }

  /** A wild - and this exclude each other (XIII-D-13). */
  @Override
  public boolean excludes(org.mathmat.table.book.Variation other) {
    return Variation.super.excludes(other) || other.equals(new WildCube(Symbol.MINUS));
  }
}
