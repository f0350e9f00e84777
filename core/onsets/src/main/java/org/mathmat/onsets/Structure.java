package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Written.Bracket;
import org.mathmat.onsets.Written.Mark;
import org.mathmat.onsets.Written.Token;

/** Finds the structure of one part of a Solution, or says what is wrong with it. */
final class Structure {
  private final List<Token> tokens;
  private final int end;
  private int at;
  private int depth;
  private Optional<Finding> fault = Optional.empty();

  private Structure(List<Token> tokens, int at, int end) {
    this.tokens = tokens;
    this.at = at;
    this.end = end;
  }

  /** Deeper than any Solution that the cubes of a kit allow. */
  private static final int DEEPEST = 50;

  /** What a set is taken for after something that makes no sense; nobody sees it. */
  private static final SetName NONSENSE =
      new SetName.Leaf(new Mark(Symbol.NULL_SET, Optional.empty(), 1));

  /** The Set-Name that the part spells; {@code alone} if no part stands before it. */
  static Optional<SetName> name(List<Token> part, boolean alone, List<Finding> faults) {
    if (part.isEmpty()) {
      faults.add(
          new Finding(
              OnSetsClause.ONE_SET_NAME,
              "There is no Set-Name. Write the name of a set of cards as the last part."));
      return Optional.empty();
    }
    if (relations(part) > 0) {
      faults.add(
          new Finding(
              OnSetsClause.NO_RELATION_IN_SET_NAME,
              alone
                  ? "A Set-Name has no = or ⊆, and the Goal is not written behind it. If this is a"
                      + " Restriction, write ; and the Set-Name behind it."
                  : "The last part is the Set-Name, and a Set-Name has no = or ⊆."));
      return Optional.empty();
    }
    Structure structure = new Structure(part, 0, part.size());
    SetName name = structure.whole();
    if (structure.fault.isPresent()) {
      faults.add(structure.fault.get());
      return Optional.empty();
    }
    return Optional.of(name);
  }

  /** The Restriction that the part spells. */
  static Optional<Restriction> restriction(List<Token> part, List<Finding> faults) {
    if (part.isEmpty()) {
      faults.add(
          new Finding(OnSetsClause.RESTRICTION_FORM, "There is no Restriction in front of a ;."));
      return Optional.empty();
    }
    if (relations(part) == 0) {
      faults.add(
          new Finding(
              OnSetsClause.ONE_SET_NAME,
              "A Solution has only one Set-Name, and it is the last part."));
      faults.add(
          new Finding(
              OnSetsClause.RESTRICTION_FORM, "A Restriction needs a = or a ⊆ between two sets."));
      return Optional.empty();
    }
    int from = 0;
    int to = part.size();
    while (enclosed(part, from, to)) {
      from++;
      to--;
    }
    Optional<Mark> grouped = grouped(part, from, to);
    if (grouped.isPresent()) {
      faults.add(
          new Finding(
              OnSetsClause.DEFINED,
              "Grouping symbols around a " + grouped.get().symbol().sign() + " name no set.",
              "column " + grouped.get().column()));
      faults.add(
          new Finding(
              OnSetsClause.RESTRICTION_GROUPING,
              "In a Restriction no grouping symbols may enclose a = or ⊆, unless they enclose the"
                  + " whole Restriction."));
      return Optional.empty();
    }
    Structure structure = new Structure(part, from, to);
    Optional<Restriction> restriction = structure.chain();
    if (restriction.isEmpty()) {
      structure.fault.ifPresent(faults::add);
      faults.add(
          new Finding(
              OnSetsClause.RESTRICTION_FORM,
              "A Restriction has a Set-Name on each side of every = and ⊆."));
    }
    return restriction;
  }

  private static int relations(List<Token> part) {
    int relations = 0;
    for (Token token : part) {
      relations += token instanceof Mark mark && mark.symbol().is(Symbol.Kind.RELATION) ? 1 : 0;
    }
    return relations;
  }

  /** Whether one pair of grouping symbols encloses everything from the first to the last. */
  private static boolean enclosed(List<Token> part, int from, int to) {
    if (to - from < 2 || !(part.get(from) instanceof Bracket first) || !first.opens()) {
      return false;
    }
    int depth = 0;
    for (int i = from; i < to; i++) {
      if (part.get(i) instanceof Bracket bracket) {
        depth += bracket.opens() ? 1 : -1;
        if (depth == 0) {
          return i == to - 1 && bracket.closes(first);
        }
      }
    }
    return false;
  }

  /** A = or ⊆ that stands within grouping symbols. */
  private static Optional<Mark> grouped(List<Token> part, int from, int to) {
    int depth = 0;
    for (Token token : part.subList(from, to)) {
      switch (token) {
        case Bracket bracket -> depth += bracket.opens() ? 1 : -1;
        case Mark mark -> {
          if (depth > 0 && mark.symbol().is(Symbol.Kind.RELATION)) {
            return Optional.of(mark);
          }
        }
      }
    }
    return Optional.empty();
  }

  private SetName whole() {
    SetName name = row();
    if (at < end) {
      senseless(tokens.get(at).column(), unexpected(tokens.get(at)));
    }
    return name;
  }

  private Optional<Restriction> chain() {
    List<SetName> sets = new ArrayList<>();
    List<Mark> relations = new ArrayList<>();
    sets.add(row());
    while (at < end
        && tokens.get(at) instanceof Mark mark
        && mark.symbol().is(Symbol.Kind.RELATION)) {
      relations.add(mark);
      at++;
      sets.add(row());
    }
    if (at < end) {
      senseless(tokens.get(at).column(), unexpected(tokens.get(at)));
    }
    return fault.isPresent() ? Optional.empty() : Optional.of(new Restriction(sets, relations));
  }

  private SetName row() {
    SetName first = set();
    if (at == end || !(tokens.get(at) instanceof Mark mark) || !mark.symbol().joins()) {
      return first;
    }
    List<SetName> sets = new ArrayList<>(4);
    List<Mark> signs = new ArrayList<>(3);
    sets.add(first);
    while (at < end && tokens.get(at) instanceof Mark sign && sign.symbol().joins()) {
      signs.add(sign);
      at++;
      sets.add(set());
    }
    return new SetName.Row(sets, signs);
  }

  private SetName set() {
    if (at == end) {
      int column = tokens.isEmpty() ? 1 : tokens.get(end - 1).column() + 1;
      return senseless(column, "A set is missing at the end.");
    }
    Token token = tokens.get(at);
    SetName set =
        switch (token) {
          case Mark mark -> {
            if (!mark.symbol().namesSet()) {
              yield senseless(
                  mark.column(), "Expected a set, not " + SetName.sign(mark) + ", at this place.");
            }
            at++;
            yield new SetName.Leaf(mark);
          }
          case Bracket bracket -> group(bracket);
        };
    List<Mark> primes = new ArrayList<>(1);
    while (at < end && tokens.get(at) instanceof Mark mark && mark.symbol() == Symbol.COMPLEMENT) {
      primes.add(mark);
      at++;
    }
    return primes.isEmpty() ? set : new SetName.Prime(set, primes);
  }

  private SetName group(Bracket opening) {
    if (!opening.opens()) {
      return senseless(
          opening.column(), "Expected a set, not " + opening.sign() + ", at this place.");
    }
    if (++depth > DEEPEST) {
      return senseless(
          opening.column(), "There are more than " + DEEPEST + " groups within each other.");
    }
    at++;
    SetName inner = row();
    depth--;
    if (at == end) {
      return senseless(opening.column(), "This " + opening.sign() + " is never closed.");
    }
    if (!(tokens.get(at) instanceof Bracket closing) || !closing.closes(opening)) {
      return senseless(tokens.get(at).column(), unexpected(tokens.get(at)));
    }
    at++;
    return inner;
  }

  private SetName senseless(int column, String message) {
    if (fault.isEmpty()) {
      fault = Optional.of(new Finding(OnSetsClause.DEFINED, message, "column " + column));
    }
    at = end;
    return NONSENSE;
  }

  private static String unexpected(Token token) {
    return switch (token) {
      case Bracket bracket ->
          bracket.opens()
              ? "There is no operation between two sets."
              : "This " + bracket.sign() + " closes nothing.";
      case Mark mark ->
          mark.symbol().namesSet()
              ? "There is no operation between two sets."
              : "The " + SetName.sign(mark) + " has no meaning at this place.";
    };
  }
}
