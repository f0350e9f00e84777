package org.mathmat.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mathmat.wire.LiveMatch;
import org.mathmat.wire.Seed;

/** A table's match record, with its lot and the hashes and seeds of its shakes as comments. */
final class RecordText {
  private RecordText() {}

  static String of(Ledger ledger, TableView view) {
    TableState state = ledger.state().orElseThrow();
    StringBuilder text = new StringBuilder("mathmat 1\n");
    text.append(state.created().settings().recordHeaders());
    text.append("players: ").append(String.join(", ", names(state))).append("\n");
    long before = 0;
    long number = 0;
    for (TableEvent entry : ledger.after(0)) {
      number++;
      boolean written =
          entry instanceof TableEvent.Acted acted
              && acted.words().isPresent()
              && !view.hides(number, acted);
      switch (entry) {
        case TableEvent.Started _ ->
            state
                .match()
                .ifPresent(match ->
                    match
                        .lot()
                        .forEach(round -> text.append("# fair: lot ").append(round).append('\n')));
        case TableEvent.HashPublished e ->
            text.append("\n# fair: shake %d hash %s\n".formatted(e.shake(), hash(e)));
        case TableEvent.SeedRevealed e ->
            text.append(
                "# fair: shake %d seed %s\n"
                    .formatted(e.shake(), state.seeds().get(e.shake() - 1).text()));
        case TableEvent.Acted e -> {
          if (!written) {
            continue;
          }
          text.append(gap(e.since() - before));
          e.seat()
              .ifPresent(
                  seat -> text.append(state.sitters().get(seat).orElseThrow().name()).append(": "));
          text.append(
                  state.match().orElseThrow().recorded(e.words().orElseThrow(), e.events().json()))
              .append('\n');
          before = e.since();
        }
        case TableEvent _ -> {}
      }
    }
    return text.toString();
  }

  /** A record names the players from the first Goal-setter on; seats stay. */
  private static List<String> names(TableState state) {
    List<String> names = new ArrayList<>(state.names());
    Collections.rotate(names, -state.match().map(LiveMatch::first).orElse(0));
    return names;
  }

  private static String hash(TableEvent.HashPublished e) {
    return new Seed(e.seed()).hash();
  }

  private static String gap(long seconds) {
    return seconds <= 0 ? "" : "+%d:%02d ".formatted(seconds / 60, seconds % 60);
  }
}
