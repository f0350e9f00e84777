package org.mathmat.table.shake;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A ruling in the making: the events so far, and the match as it would be after them. */
final class Draft {
  private final Evolution evolution;
  private final Setup setup;
  private final Instant at;
  private final List<Entry> entries = new ArrayList<>();
  private Match match;

  Draft(Evolution evolution, Setup setup, Match match, Instant at) {
    this.evolution = evolution;
    this.setup = setup;
    this.match = match;
    this.at = at;
  }

  Setup setup() {
    return setup;
  }

  Match match() {
    return match;
  }

  Phase phase() {
    return match.phase();
  }

  Instant at() {
    return at;
  }

  Game game() {
    return evolution.game();
  }

  Procedure procedure() {
    return game().procedure();
  }

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  void tell(Event event) {
    Entry entry = new Entry(at, event);
    match = evolution.after(match, entry);
    entries.add(entry);
  }

  /** Takes points away; none is no event. */
  void fine(int player, int points, Fine why) {
    if (points > 0) {
      tell(new Event.Penalised(player, points, why));
    }
  }
}
