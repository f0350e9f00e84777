package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A second judge for tests: slow, obvious and written without the first one's code. It lists every
 * reading as a set of card names. It takes Solutions of sound form in which every note is legal.
 * {@link SlowCubes} asks about the cubes.
 */
final class SlowJudge {
  /** The variations in force, as a plain list of switches. */
  record Rules(
      boolean unionTwins,
      boolean universeTwins,
      boolean manyTimes,
      boolean symmetric,
      boolean absolute,
      Optional<Character> requiredCube,
      boolean twoOperations,
      boolean noNull,
      Optional<String> requiredCard,
      Optional<String> forbiddenCard,
      Optional<String> doubleSet,
      boolean doubleSymmetric) {
    /** The other symbol that a plain one may be played as, or the same. */
    char twin(char symbol) {
      return switch (symbol) {
        case '∪' -> unionTwins ? '∩' : symbol;
        case '∩' -> unionTwins ? '∪' : symbol;
        case 'V' -> universeTwins ? 'Λ' : symbol;
        case 'Λ' -> universeTwins ? 'V' : symbol;
        default -> symbol;
      };
    }
  }

  /** A symbol and the cube it must be played with, if the writer said so. */
  record Piece(char symbol, Optional<Character> cube) {
    boolean is(String symbols) {
      return symbols.indexOf(symbol) >= 0;
    }
  }

  private final Rules rules;
  private final List<String> universe;
  private final String blankDots;

  SlowJudge(Rules rules, List<String> universe, String blankDots) {
    this.rules = rules;
    this.universe = universe;
    this.blankDots = blankDots;
  }

  // ---------------------------------------------------------------------------------------- values

  private boolean has(String card, char colour) {
    String dots = card.equals("blank") ? blankDots : card;
    return !dots.equals("blank") && dots.indexOf(colour) >= 0;
  }

  /** Every set that some grouping of the pieces names, within the cards given. */
  Collection<Set<String>> readings(List<Piece> pieces, boolean symmetric, List<String> within) {
    Set<Set<String>> found = new HashSet<>();
    for (Object tree : trees(pieces, 0, pieces.size())) {
      found.add(worth(tree, symmetric, within));
    }
    return found;
  }

  /** A tree is a Character, a List of one tree and ', or a List of tree, sign, tree. */
  private List<Object> trees(List<Piece> pieces, int from, int to) {
    List<Object> trees = new ArrayList<>();
    if (to - from == 1) {
      trees.add(pieces.get(from).symbol());
      return trees;
    }
    boolean top = false;
    int depth = 0;
    for (int i = from; i < to; i++) {
      char symbol = pieces.get(i).symbol();
      depth += symbol == '(' ? 1 : symbol == ')' ? -1 : 0;
      if (depth == 0 && "∪∩-".indexOf(symbol) >= 0) {
        top = true;
        for (Object left : trees(pieces, from, i)) {
          for (Object right : trees(pieces, i + 1, to)) {
            trees.add(List.of(left, symbol, right));
          }
        }
      }
    }
    if (top) {
      return trees;
    }
    if (pieces.get(to - 1).symbol() == '\'') {
      for (Object inner : trees(pieces, from, to - 1)) {
        trees.add(List.of(inner, '\''));
      }
      return trees;
    }
    return trees(pieces, from + 1, to - 1);
  }

  private Set<String> worth(Object tree, boolean symmetric, List<String> within) {
    Set<String> cards = new TreeSet<>();
    for (String card : within) {
      if (holds(tree, symmetric, card)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private boolean holds(Object tree, boolean symmetric, String card) {
    if (tree instanceof Character symbol) {
      return symbol == 'V' || (symbol != 'Λ' && has(card, symbol));
    }
    List<?> parts = (List<?>) tree;
    boolean left = holds(parts.get(0), symmetric, card);
    if (parts.size() == 2) {
      return !left;
    }
    boolean right = holds(parts.get(2), symmetric, card);
    return switch ((Character) parts.get(1)) {
      case '∪' -> left || right;
      case '∩' -> left && right;
      default -> symmetric ? left != right : left && !right;
    };
  }

  /** Every list of cards that some reading of a Restriction keeps. */
  Set<List<String>> kept(List<Piece> restriction) {
    List<List<Piece>> sides = new ArrayList<>();
    List<Character> relations = new ArrayList<>();
    sides.add(new ArrayList<>());
    for (Piece piece : restriction) {
      if (piece.symbol() == '=' || piece.symbol() == '⊆') {
        relations.add(piece.symbol());
        sides.add(new ArrayList<>());
      } else {
        sides.getLast().add(piece);
      }
    }
    Set<List<String>> all = new HashSet<>();
    keep(sides, relations, new ArrayList<>(), all);
    return all;
  }

  private void keep(
      List<List<Piece>> sides,
      List<Character> relations,
      List<Set<String>> chosen,
      Set<List<String>> all) {
    if (chosen.size() == sides.size()) {
      List<String> kept = new ArrayList<>();
      for (String card : universe) {
        boolean good = true;
        for (int i = 0; i < relations.size(); i++) {
          boolean before = chosen.get(i).contains(card);
          boolean behind = chosen.get(i + 1).contains(card);
          good &= relations.get(i) == '=' ? before == behind : !before || behind;
        }
        if (good) {
          kept.add(card);
        }
      }
      all.add(kept);
      return;
    }
    for (Set<String> set : readings(sides.get(chosen.size()), rules.symmetric(), universe)) {
      List<Set<String>> more = new ArrayList<>(chosen);
      more.add(set);
      keep(sides, relations, more, all);
    }
  }

  /** Every set that some reading of the whole Solution names. */
  Set<Set<String>> named(List<List<Piece>> restrictions, List<Piece> name) {
    Set<List<String>> remaining = new HashSet<>();
    remaining.add(universe);
    for (List<Piece> restriction : restrictions) {
      Set<List<String>> fewer = new HashSet<>();
      for (List<String> before : remaining) {
        for (List<String> kept : kept(restriction)) {
          fewer.add(before.stream().filter(kept::contains).toList());
        }
      }
      remaining = fewer;
    }
    Set<Set<String>> sets = new HashSet<>();
    for (List<String> within : remaining) {
      sets.addAll(readings(name, rules.symmetric(), within));
    }
    return sets;
  }

  int count(Set<String> cards) {
    Set<String> twice = new HashSet<>();
    if (rules.doubleSet().isPresent()) {
      List<Piece> pieces = new ArrayList<>();
      for (char symbol : rules.doubleSet().get().toCharArray()) {
        pieces.add(new Piece(symbol, Optional.empty()));
      }
      twice.addAll(readings(pieces, rules.doubleSymmetric(), universe).iterator().next());
    }
    twice.retainAll(cards);
    return cards.size() + twice.size();
  }
}
