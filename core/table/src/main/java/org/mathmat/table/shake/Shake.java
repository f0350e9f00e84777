package org.mathmat.table.shake;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.mathmat.table.RefusalCode;

/**
 * A shake under way.
 *
 * @param players who take part, from the Goal-setter to the left
 * @param begun when it began
 * @param variations those in force, in the order of selection
 * @param turns the moves made, in order
 * @param open illegal procedures that can still be charged
 * @param insulated illegal procedures that can not be charged any more
 * @param debtor who declared a no-Goal that was answered, until it is clear whether he is fined
 */
public record Shake(
    int setter,
    List<Integer> players,
    Instant begun,
    Mat mat,
    List<String> cards,
    List<String> variations,
    Terms terms,
    Optional<String> goal,
    List<Turn> turns,
    List<Irregularity> open,
    List<Irregularity> insulated,
    Optional<Integer> debtor) {
  /**
   * A move that was made.
   *
   * @param before the mat before it
   */
  public record Turn(int player, Mat before) {}

  /** An illegal procedure that happened. */
  public sealed interface Irregularity {
    int player();

    List<RefusalCode> codes();

    /** A move; what lay where, and who was to move how long, before it. */
    record OfMove(
        int player, List<RefusalCode> codes, List<Back> back, int turn, int lastMover, Glass glass)
        implements Irregularity {}

    /** A Goal-setter's bonus move. */
    record OfSetterBonus(int player, int cube) implements Irregularity {
      @Override
      public List<RefusalCode> codes() {
        return List.of(RefusalCode.LEADING);
      }
    }

    /** An unsuitable variation. */
    record OfVariation(int player, RefusalCode code, int tries) implements Irregularity {
      @Override
      public List<RefusalCode> codes() {
        return List.of(code);
      }
    }

    /** A cube and where it came from. */
    record Back(int cube, Section from) {}
  }

  public Shake {
    players = List.copyOf(players);
    cards = List.copyOf(cards);
    variations = List.copyOf(variations);
    turns = List.copyOf(turns);
    open = List.copyOf(open);
    insulated = List.copyOf(insulated);
  }

  static Shake rolled(
      int setter, List<Integer> players, Instant begun, List<String> cubes, List<String> cards) {
    return new Shake(
        setter,
        players,
        begun,
        Mat.rolled(cubes),
        cards,
        List.of(),
        Terms.USUAL,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  /** The next player to the left who takes part. */
  public int leftOf(int player) {
    List<Integer> others = new ArrayList<>(players);
    others.removeIf(other -> other <= player);
    return others.stream()
        .min(Integer::compare)
        .orElseGet(() -> players.stream().min(Integer::compare).orElse(player));
  }

  /** Everybody who takes part but this player. */
  public List<Integer> opponents(int player) {
    return players.stream().filter(other -> other != player).toList();
  }

  Shake withMat(Mat changed) {
    return amended(draft -> draft.mat = changed);
  }

  Shake withVariations(List<String> more, Terms changed) {
    List<String> all = new ArrayList<>(variations);
    all.addAll(more);
    return amended(draft -> {
      draft.variations = all;
      draft.terms = changed;
    });
  }

  Shake withGoal(String set, Mat changed, Optional<Integer> owing) {
    return amended(draft -> {
      draft.mat = changed;
      draft.goal = Optional.of(set);
      draft.debtor = owing;
    });
  }

  Shake withTurns(List<Turn> changed) {
    return amended(draft -> draft.turns = changed);
  }

  Shake withTurn(Turn made) {
    List<Turn> all = new ArrayList<>(turns);
    all.add(made);
    return withTurns(all);
  }

  Shake withoutDebtor() {
    return amended(draft -> draft.debtor = Optional.empty());
  }

  Shake without(int player) {
    return amended(draft -> draft.players = opponents(player));
  }

  private Shake withIrregularities(List<Irregularity> pending, List<Irregularity> past) {
    return amended(draft -> {
      draft.open = pending;
      draft.insulated = past;
    });
  }

  Shake withIrregularity(Irregularity happened) {
    List<Irregularity> all = new ArrayList<>(open);
    all.add(happened);
    return withIrregularities(all, insulated);
  }

  Shake corrected(Irregularity charged) {
    List<Irregularity> rest = new ArrayList<>(open);
    rest.remove(charged);
    return withIrregularities(rest, insulated);
  }

  /** A legal action by this player insulates what the others did before. */
  Shake insulatedBy(int player) {
    if (open.isEmpty()) {
      return this;
    }
    List<Irregularity> rest = new ArrayList<>();
    List<Irregularity> past = new ArrayList<>(insulated);
    for (Irregularity one : open) {
      boolean own = one.player() == player;
      (own ? rest : past).add(one);
    }
    return withIrregularities(rest, past);
  }

  /** The Goal being set insulates every choice of variations, also one's own. */
  Shake variationsInsulated() {
    List<Irregularity> rest = new ArrayList<>(open);
    rest.removeIf(Irregularity.OfVariation.class::isInstance);
    List<Irregularity> past = new ArrayList<>(insulated);
    open.stream().filter(Irregularity.OfVariation.class::isInstance).forEach(past::add);
    return withIrregularities(rest, past);
  }

  private Shake amended(Consumer<Draft> amendment) {
    Draft draft = new Draft(this);
    amendment.accept(draft);
    return draft.shake();
  }

  /** A shake on its way to the next: the old one, part by part, until it is made anew. */
  private static final class Draft {
    private final int setter;
    private final Instant begun;
    private final List<String> cards;
    private List<Integer> players;
    private Mat mat;
    private List<String> variations;
    private Terms terms;
    private Optional<String> goal;
    private List<Turn> turns;
    private List<Irregularity> open;
    private List<Irregularity> insulated;
    private Optional<Integer> debtor;

    Draft(Shake shake) {
      setter = shake.setter;
      begun = shake.begun;
      cards = shake.cards;
      players = shake.players;
      mat = shake.mat;
      variations = shake.variations;
      terms = shake.terms;
      goal = shake.goal;
      turns = shake.turns;
      open = shake.open;
      insulated = shake.insulated;
      debtor = shake.debtor;
    }

    Shake shake() {
      return new Shake(
          setter,
          players,
          begun,
          mat,
          cards,
          variations,
          terms,
          goal,
          turns,
          open,
          insulated,
          debtor);
    }
  }
}
