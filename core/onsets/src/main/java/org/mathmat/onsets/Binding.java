package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.Written.Bracket;
import org.mathmat.onsets.Written.Mark;
import org.mathmat.onsets.Written.Note;
import org.mathmat.onsets.Written.Token;

/**
 * Settles what every symbol on the paper means. A cube that is noted once as another symbol, in
 * {@code < >} or behind {@code where}, means that throughout the Solution; in the result such a
 * symbol always carries its cube, and a symbol without one is played with any cube that may freely
 * stand for it.
 */
final class Binding {
  private final Meanings meanings;
  private final Map<Symbol, EnumSet<Symbol>> noted = new EnumMap<>(Symbol.class);
  private final Map<Symbol, Symbol> behind = new EnumMap<>(Symbol.class);
  private final Set<Symbol> diverted = EnumSet.noneOf(Symbol.class);
  private final List<Finding> faults = new ArrayList<>();

  private Binding(Meanings meanings) {
    this.meanings = meanings;
  }

  /**
   * The parts with every meaning settled.
   *
   * @param diverted the cubes that stand for something that they may not be freely
   */
  record Bound(List<List<Token>> parts, Set<Symbol> diverted, List<Finding> faults) {}

  static Bound bind(Written written, Law law) {
    if (written.notes().isEmpty() && !anyNoted(written.parts())) {
      return new Bound(written.parts(), Set.of(), List.of());
    }
    Binding binding = new Binding(law.meanings());
    binding.collect(written);
    for (Symbol cube : binding.noted.keySet()) {
      binding.check(cube);
    }
    List<List<Token>> parts = new ArrayList<>(written.parts().size());
    for (List<Token> part : written.parts()) {
      List<Token> bound = new ArrayList<>(part.size());
      for (Token token : part) {
        bound.add(
            switch (token) {
              case Bracket bracket -> bracket;
              case Mark mark -> binding.meaning(mark);
            });
      }
      parts.add(bound);
    }
    return new Bound(parts, binding.diverted, binding.faults);
  }

  private static boolean anyNoted(List<List<Token>> parts) {
    for (List<Token> part : parts) {
      for (Token token : part) {
        if (token instanceof Mark mark && mark.cube().isPresent()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Every note about a cube that is used; one about another cube says nothing. */
  private void collect(Written written) {
    Set<Symbol> used = EnumSet.noneOf(Symbol.class);
    for (List<Token> part : written.parts()) {
      for (Token token : part) {
        if (token instanceof Mark mark) {
          used.add(mark.cube().isPresent() ? mark.cube().get() : mark.symbol());
          mark.cube().ifPresent(cube -> note(cube, mark.symbol()));
        }
      }
    }
    for (Note note : written.notes()) {
      if (used.contains(note.cube())) {
        note(note.cube(), note.meaning());
        behind.put(note.cube(), note.meaning());
      }
    }
  }

  private void note(Symbol cube, Symbol meaning) {
    noted.computeIfAbsent(cube, _ -> EnumSet.noneOf(Symbol.class)).add(meaning);
  }

  /** Whether a cube may mean what was noted, and one thing throughout. */
  private void check(Symbol cube) {
    Set<Symbol> meant = noted(cube);
    if (meanings.freely(cube).containsAll(meant)) {
      return;
    }
    diverted.add(cube);
    Set<Symbol> wild = meanings.withNote(cube);
    for (Symbol meaning : meant) {
      if (meaning == cube || meanings.freely(cube).contains(meaning)) {
        continue;
      }
      if (meaning.is(Symbol.Kind.DIGIT) || cube.is(Symbol.Kind.DIGIT)) {
        faults.add(
            new Finding(
                OnSetsClause.WILD_CUBE,
                "No cube may stand for a digit, and no digit cube for anything else.",
                sign(meaning) + "<" + sign(cube) + ">"));
      } else if (wild.isEmpty()) {
        faults.add(
            new Finding(
                OnSetsClause.CUBE_MEANING,
                "The "
                    + sign(cube)
                    + " cube is not wild in this shake, so it cannot stand for "
                    + sign(meaning)
                    + ".",
                sign(meaning) + "<" + sign(cube) + ">"));
      } else if (!wild.contains(meaning)) {
        faults.add(
            new Finding(
                OnSetsClause.NO_RESTRICTIONS_HERE,
                "A wild cube cannot stand for " + sign(meaning) + " in this division.",
                sign(meaning) + "<" + sign(cube) + ">"));
      }
    }
    if (!wild.isEmpty() && !oneMeaning(cube, meant, wild)) {
      faults.add(
          new Finding(
              OnSetsClause.WILD_CUBE,
              "The wild "
                  + sign(cube)
                  + " cube stands for two different symbols. Let it stand for the same one"
                  + " everywhere in the Solution.",
              signs(meant)));
    }
  }

  /** Whether all of these are one symbol, or one symbol and what it may freely stand for. */
  private boolean oneMeaning(Symbol cube, Set<Symbol> meant, Set<Symbol> wild) {
    for (Symbol meaning : meant) {
      if ((meaning == cube || wild.contains(meaning))
          && meanings.freely(meaning).containsAll(meant)) {
        return true;
      }
    }
    return meant.size() == 1;
  }

  private Mark meaning(Mark mark) {
    if (mark.cube().isPresent()) {
      return mark;
    }
    Symbol cube = mark.symbol();
    Symbol said = behind.get(cube);
    if (said != null) {
      return new Mark(said, Optional.of(cube), mark.column());
    }
    if (!diverted.contains(cube)) {
      return mark;
    }
    Set<Symbol> meant = noted(cube);
    if (meant.size() > 1 && oneMeaning(cube, meant, meanings.withNote(cube))) {
      faults.add(
          new Finding(
              OnSetsClause.WILD_CUBE,
              "This "
                  + sign(cube)
                  + " is wild and could be "
                  + signs(meant)
                  + ": write which one it is.",
              "column " + mark.column()));
    }
    return new Mark(meant.iterator().next(), Optional.of(cube), mark.column());
  }

  private Set<Symbol> noted(Symbol cube) {
    EnumSet<Symbol> meant = noted.get(cube);
    return meant == null ? Set.of() : meant;
  }

  private static String sign(Symbol symbol) {
    return String.valueOf(symbol.sign());
  }

  private static String signs(Set<Symbol> symbols) {
    StringBuilder text = new StringBuilder();
    for (Symbol symbol : symbols) {
      text.append(text.isEmpty() ? "" : " or ").append(symbol.sign());
    }
    return text.toString();
  }
}
