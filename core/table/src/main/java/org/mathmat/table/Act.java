package org.mathmat.table;

import java.time.Instant;

/**
 * Somebody wants to do something at a certain time. Time enters a game here and nowhere else.
 *
 * @param <A> the game's actions
 */
public record Act<A>(Seat seat, A action, Instant at) {}
