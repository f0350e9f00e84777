/**
 * A league's own list: a small file that says what a league plays differently from a book, and in
 * which months. {@link org.mathmat.table.league.LeagueReader} reads it, {@link
 * org.mathmat.table.league.League#on} gives what holds on a day, and that stands in the record of
 * the match as {@link org.mathmat.table.league.LeagueText} writes it. The form is written down in
 * {@code docs/protocol/league.md}.
 */
@NullMarked
package org.mathmat.table.league;

import org.jspecify.annotations.NullMarked;
