/**
 * A table that is played at, whatever the game: seats, robots, clocks, shakes, and who sees what.
 *
 * <p>{@link org.mathmat.host.House} is the door. A wish goes in, with the table as it stands and
 * the time; out come {@link org.mathmat.host.Happened what happens} to be stored, or a {@link
 * org.mathmat.host.Refusal}. A {@link org.mathmat.host.Ledger} is what was stored and where the
 * table stands; a {@link org.mathmat.host.TableView} is what somebody may see of it. The match
 * itself is a {@link org.mathmat.host.LiveMatch}, which asks the rules of its game. Time, chance
 * and robots' thinking come in as arguments; nothing here knows JSON, storage, or the network, so
 * that a server and a browser host a table with the same code.
 */
@org.jspecify.annotations.NullMarked
package org.mathmat.host;
