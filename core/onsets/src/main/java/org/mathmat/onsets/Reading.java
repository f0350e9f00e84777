package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.mathmat.onsets.Written.Bracket;
import org.mathmat.onsets.Written.Mark;
import org.mathmat.onsets.Written.Token;

/**
 * What a written Solution is under a law.
 *
 * @param inRestrictions the symbols of the Restrictions, each with the cube it is bound to
 * @param inName the symbols of the Set-Name
 * @param parts how many parts stand before the Set-Name
 * @param diverted the wild cubes that stand for another symbol
 * @param solution its structure; none where it has no sound one
 * @param faults what is wrong with its form
 */
record Reading(
    List<Mark> inRestrictions,
    List<Mark> inName,
    int parts,
    Set<Symbol> diverted,
    Optional<Solution> solution,
    List<Finding> faults) {

  static Reading of(Written written, Law law) {
    Binding.Bound bound = Binding.bind(written, law);
    List<Finding> faults = new ArrayList<>(bound.faults());
    List<List<Token>> parts = bound.parts();
    List<Token> last = parts.getLast();
    List<Mark> inName = marks(last);
    List<Mark> inRestrictions = new ArrayList<>();
    for (List<Token> part : parts.subList(0, parts.size() - 1)) {
      inRestrictions.addAll(marks(part));
    }
    checkSymbols(inRestrictions, inName, law, faults);
    checkBlank(written, law, faults);
    List<Restriction> restrictions = new ArrayList<>();
    List<Finding> senseless = new ArrayList<>();
    Optional<SetName> name = structure(parts, restrictions, senseless);
    faults.addAll(senseless);
    if (!senseless.isEmpty() && !bound.diverted().isEmpty()) {
      checkOtherMeaning(written, bound, faults);
    }
    Optional<Solution> solution =
        name.isPresent() && faults.isEmpty()
            ? Optional.of(new Solution(restrictions, name.get(), written.blank()))
            : Optional.empty();
    return new Reading(
        inRestrictions, inName, parts.size() - 1, bound.diverted(), solution, faults);
  }

  private static Optional<SetName> structure(
      List<List<Token>> parts, List<Restriction> restrictions, List<Finding> faults) {
    for (List<Token> part : parts.subList(0, parts.size() - 1)) {
      Structure.restriction(part, faults).ifPresent(restrictions::add);
    }
    return Structure.name(parts.getLast(), parts.size() == 1, faults);
  }

  /** Whether it only makes sense if a wild cube is another symbol here and itself there. */
  private static void checkOtherMeaning(
      Written written, Binding.Bound bound, List<Finding> faults) {
    List<Finding> asShown = new ArrayList<>();
    structure(written.parts(), new ArrayList<>(), asShown);
    if (asShown.isEmpty()) {
      faults.add(
          new Finding(
              OnSetsClause.WILD_CUBE,
              "A wild cube that stands for another symbol once stands for it everywhere in the"
                  + " Solution.",
              bound.diverted().stream()
                  .map(cube -> String.valueOf(cube.sign()))
                  .collect(Collectors.joining(" "))));
    }
  }

  private static List<Mark> marks(List<Token> part) {
    List<Mark> marks = new ArrayList<>(part.size());
    for (Token token : part) {
      switch (token) {
        case Mark mark -> marks.add(mark);
        case Bracket _ -> {}
      }
    }
    return marks;
  }

  private static void checkSymbols(
      List<Mark> inRestrictions, List<Mark> inName, Law law, List<Finding> faults) {
    Optional<Mark> digit = Optional.empty();
    Optional<Mark> relation = Optional.empty();
    for (List<Mark> marks : List.of(inRestrictions, inName)) {
      for (Mark mark : marks) {
        if (mark.symbol().is(Symbol.Kind.DIGIT)) {
          digit = Optional.of(mark);
        } else if (!law.symbols().contains(mark.symbol()) && mark.cube().isEmpty()) {
          relation = Optional.of(mark);
        }
      }
    }
    digit.ifPresent(mark ->
        faults.add(
            new Finding(
                OnSetsClause.DEFINED,
                "A digit has no meaning in a Solution: digit cubes are for the Goal only.",
                "column " + mark.column())));
    relation.ifPresent(mark ->
        faults.add(
            new Finding(
                OnSetsClause.NO_RESTRICTIONS_HERE,
                "There are no Restrictions in this division: = and ⊆ are not used.",
                "column " + mark.column())));
  }

  private static void checkBlank(Written written, Law law, List<Finding> faults) {
    if (written.blank().isPresent() && !law.blankMayBe().contains(written.blank().get())) {
      faults.add(
          new Finding(
              OnSetsClause.BLANK_MEANING,
              "The blank card is not wild in this shake: it has no dots.",
              "blank=" + written.blank().get().text()));
    }
  }
}
