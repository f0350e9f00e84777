package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.solver.Limits;
import org.mathmat.table.Rules;

/**
 * Bots that play each other many shakes. They change seats from match to match; everything follows
 * from the seed.
 *
 * @param <S> the game's states
 * @param <A> its actions
 * @param <E> its events
 */
public final class Arena<S, A, E> {
  /** So many shakes make a match, so that a lead, which forbids bonus moves, comes and goes. */
  private static final int MATCH = 12;

  /** More acts than any shake has. */
  private static final int LONGEST_SHAKE = 1_000;

  private final Hall<S, A, E> hall;
  private final List<Strength> strengths;
  private final Limits limits;
  private final List<List<Integer>> scores = new ArrayList<>();
  private long refused;

  /** What the arena has to know of a game. */
  public interface Hall<S, A, E> extends BotTable.House<A> {
    Rules<S, A, E> rules();

    /** The bots of one match, one for each strength. */
    List<Bot<S, A>> bots(List<Strength> strengths);

    /** The points of each player so far, penalties included. */
    List<Integer> totals(S state);

    /** How many shakes are over. */
    int shakes(S state);
  }

  public Arena(Hall<S, A, E> hall, List<Strength> strengths, Limits limits) {
    this.hall = hall;
    this.strengths = List.copyOf(strengths);
    this.limits = limits;
    strengths.forEach(_ -> scores.add(new ArrayList<>()));
  }

  /** Plays so many shakes, and stops before where the limits say so. */
  public ArenaResult play(int shakes, Luck luck) {
    for (int match = 0; scores.getFirst().size() < shakes && !isOver(); match++) {
      match(match % strengths.size(), shakes - scores.getFirst().size(), new Luck(luck.next()));
    }
    return ArenaResult.of(strengths, scores, refused);
  }

  private boolean isOver() {
    return limits.stop().getAsBoolean();
  }

  /** One match in which the bot on the first seat is the one with this number. */
  private void match(int first, int most, Luck luck) {
    int players = strengths.size();
    List<Strength> seated = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      seated.add(strengths.get((first + seat) % players));
    }
    BotTable<S, A, E> table = new BotTable<>(hall.rules(), hall.bots(seated), hall, luck, limits);
    for (int shake = 0; shake < Math.min(most, MATCH) && !table.finished(); shake++) {
      List<Integer> before = hall.totals(table.state());
      if (!shake(table) || isOver()) {
        break;
      }
      List<Integer> after = hall.totals(table.state());
      for (int seat = 0; seat < players; seat++) {
        scores.get((first + seat) % players).add(after.get(seat) - before.get(seat));
      }
    }
    refused += table.refused().size();
  }

  /** Plays until one more shake is over; false where it takes longer than any shake should. */
  private boolean shake(BotTable<S, A, E> table) {
    int before = hall.shakes(table.state());
    for (int acts = 0; acts < LONGEST_SHAKE; acts++) {
      if (hall.shakes(table.state()) > before) {
        return true;
      }
      if (table.waitsForHouse()) {
        table.begin();
      } else {
        table.step();
      }
    }
    throw new IllegalStateException("A shake has no end: " + table.state());
  }
}
