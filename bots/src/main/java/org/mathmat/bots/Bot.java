package org.mathmat.bots;

import java.util.List;
import org.mathmat.solver.Limits;
import org.mathmat.table.Offer;

/**
 * A player that is a program. It knows the rules, sees what a person on its seat sees, and takes an
 * act that it is offered or waits.
 *
 * @param <S> the game's states
 * @param <A> its actions
 */
public interface Bot<S, A> {
  /**
   * What it does now.
   *
   * @param seen the match as {@code seenBy} shows it to this player
   * @param offers what this player may do
   * @param luck where its variety and its mistakes come from
   * @param limits how long it may search: {@code stop} for all of it, steps and memory for each
   *     question; once they are spent it does something simple
   */
  Decision<A> decide(int player, S seen, List<Offer<A>> offers, Luck luck, Limits limits);
}
