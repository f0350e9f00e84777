package org.mathmat.table.shake;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Key;
import org.mathmat.table.RefusalCode;

/**
 * A shake under way.
 *
 * @param players who take part, from the Goal-setter to the left
 * @param begun when it began
 * @param table what lies there, as the game understands it
 * @param mat where each cube lies
 * @param turns the moves made, in order
 * @param open illegal procedures that can still be charged
 * @param insulated illegal procedures that can not be charged any more
 * @param debtor who declared a no-Goal that was answered, until it is clear whether he is fined
 */
public record Shake(
    int setter,
    List<Integer> players,
    Instant begun,
    Table table,
    Mat mat,
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
    turns = List.copyOf(turns);
    open = List.copyOf(open);
    insulated = List.copyOf(insulated);
  }

  static Shake begun(int setter, List<Integer> players, Instant at, Table table) {
    return new Shake(
        setter,
        players,
        at,
        table,
        Mat.rolled(table.cubes().size()),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  /** The cubes in canonical notation, in the order of the roll. */
  public List<String> cubes() {
    return table.cubes();
  }

  /** The cards in canonical notation. */
  public List<String> cards() {
    return table.cards();
  }

  /** The variations in force in canonical notation, in the order of selection. */
  public List<String> variations() {
    return table.variations();
  }

  /** The Goal in canonical notation. */
  public Optional<String> goal() {
    return table.goal();
  }

  public Terms terms() {
    return table.terms();
  }

  /** What may be written on a paper now. */
  public List<Key> keys() {
    return table.keys(mat);
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
    return new Shake(setter, players, begun, table, changed, turns, open, insulated, debtor);
  }

  Shake withVariations(List<String> more) {
    Table changed = table.with(more).orElseThrow();
    return new Shake(setter, players, begun, changed, mat, turns, open, insulated, debtor);
  }

  Shake withGoal(String set, Mat laid, Optional<Integer> owing) {
    Table changed = table.withGoal(set).orElseThrow();
    return new Shake(setter, players, begun, changed, laid, turns, open, insulated, owing);
  }

  Shake withTurns(List<Turn> changed) {
    return new Shake(setter, players, begun, table, mat, changed, open, insulated, debtor);
  }

  Shake withTurn(Turn made) {
    List<Turn> all = new ArrayList<>(turns);
    all.add(made);
    return withTurns(all);
  }

  Shake withoutDebtor() {
    return new Shake(setter, players, begun, table, mat, turns, open, insulated, Optional.empty());
  }

  Shake without(int player) {
    return new Shake(setter, opponents(player), begun, table, mat, turns, open, insulated, debtor);
  }

  private Shake withIrregularities(List<Irregularity> pending, List<Irregularity> past) {
    return new Shake(setter, players, begun, table, mat, turns, pending, past, debtor);
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
}
