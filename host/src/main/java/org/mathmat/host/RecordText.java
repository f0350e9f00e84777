package org.mathmat.host;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import org.mathmat.table.record.MatchRecord;

/** A table's match record, with its lot and the hashes and seeds of its shakes as comments. */
public final class RecordText {
  private final Ledger ledger;
  private final TableState state;
  private final OptionalInt seat;
  private final StringBuilder text = new StringBuilder("mathmat 1\n");
  private final List<String> names = new ArrayList<>();

  /** Seconds of the match, and of its pauses, up to the last line. */
  private long before;

  private long stood;

  private RecordText(Ledger ledger, OptionalInt seat) {
    this.ledger = ledger;
    this.state = ledger.state().orElseThrow();
    this.seat = seat;
  }

  /** The record as a seat, or without one everybody, may read it by now. */
  public static String of(Ledger ledger, OptionalInt seat) {
    return new RecordText(ledger, seat).written();
  }

  private String written() {
    SequencedMap<String, String> headers = new LinkedHashMap<>();
    for (String header : Settings.HEADERS) {
      Optional.ofNullable(state.settings().headers().get(header))
          .ifPresent(value -> headers.put(header, value));
    }
    text.append(MatchRecord.written(headers));
    names.addAll(seated());
    text.append("players: ").append(String.join(", ", inOrder())).append('\n');
    long number = 0;
    for (Happened entry : ledger.after(0)) {
      write(++number, entry);
    }
    return text.toString();
  }

  /** Who sat on the seats when the match began; who sits there now where it has not. */
  private List<String> seated() {
    List<String> seated = new ArrayList<>(Collections.nCopies(state.sitters().size(), ""));
    for (Happened event : ledger.after(0)) {
      switch (event) {
        case Happened.SeatTaken e -> seated.set(e.seat(), e.sitter().name());
        case Happened.SeatFreed e -> seated.set(e.seat(), "");
        case Happened.Started _ -> {
          return seated;
        }
        case Happened.Created _,
            Happened.HashPublished _,
            Happened.SeedRevealed _,
            Happened.Ready _,
            Happened.WantsToFinish _,
            Happened.Acted _,
            Happened.Paused _,
            Happened.Resumed _,
            Happened.SeatOffered _,
            Happened.SeatPassed _ -> {}
      }
    }
    return state.names();
  }

  /** A record names the players from the first Goal-setter on; seats stay. */
  private List<String> inOrder() {
    List<String> order = new ArrayList<>(names);
    Collections.rotate(order, -state.match().map(LiveMatch::first).orElse(0));
    return order;
  }

  private void write(long number, Happened event) {
    switch (event) {
      case Happened.Started _ ->
          state.match().stream()
              .flatMap(match -> match.with(names).lot().stream())
              .forEach(round -> text.append("# fair: lot ").append(round).append('\n'));
      case Happened.HashPublished e -> fair(e.shake(), "hash " + e.seed().hash(), "\n");
      case Happened.SeedRevealed e ->
          fair(e.shake(), "seed " + state.seeds().all().get(e.shake() - 1).text(), "");
      case Happened.Acted e -> {
        if (e.words().isPresent() && !TableView.hides(ledger, number, seat, e)) {
          String who = e.seat().isPresent() ? names.get(e.seat().getAsInt()) + ": " : "";
          LiveMatch match = state.match().orElseThrow();
          line(e.since(), who + match.recorded(e.words().get(), e.turn()));
        }
      }
      case Happened.Paused e -> line(e.since(), "table: pause");
      case Happened.Resumed e -> {
        stood += e.stood();
        line(before, "table: resume");
      }
      case Happened.SeatPassed e -> {
        line(e.since(), "seat " + names.get(e.seat()) + ": " + e.sitter().name());
        names.set(e.seat(), e.sitter().name());
      }
      case Happened.Created _,
          Happened.SeatTaken _,
          Happened.SeatFreed _,
          Happened.Ready _,
          Happened.WantsToFinish _,
          Happened.SeatOffered _ -> {}
    }
  }

  private void fair(int shake, String what, String gap) {
    text.append(gap).append("# fair: shake ").append(shake).append(' ').append(what).append('\n');
  }

  private void line(long since, String line) {
    text.append(gap(since - before + stood)).append(line).append('\n');
    before = since;
    stood = 0;
  }

  private static String gap(long seconds) {
    long rest = seconds % 60;
    return seconds <= 0 ? "" : "+" + seconds / 60 + ":" + (rest < 10 ? "0" : "") + rest + " ";
  }
}
