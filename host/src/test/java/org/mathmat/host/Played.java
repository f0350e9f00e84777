package org.mathmat.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.mathmat.table.shake.Procedure;

/** A table in a test: its seeds are counted, and its time goes on when the test says so. */
final class Played {
  static final Instant NOON = Instant.parse("2026-11-15T12:00:00.400Z");
  static final long ROUND = Procedure.Round.USUAL.length().toSeconds();
  static final long STOP = Procedure.Round.USUAL.stop().toSeconds();
  static final Sitter.Person ANN = new Sitter.Person("a", "Ann");
  static final Sitter.Person BEN = new Sitter.Person("b", "Ben");
  static final Sitter.Person CAM = new Sitter.Person("c", "Cam");
  static final Sitter.Person BO = new Sitter.Person("bo", "Bo");

  private int seeds;
  private int acts;
  private Instant now = NOON;
  private Ledger ledger = Ledger.EMPTY;
  final House house;

  /**
   * @param first the number of the first seed
   */
  Played(int first) {
    seeds = first;
    house = new House(this::seed, name -> name.toLowerCase(Locale.ROOT));
  }

  static Seed seed(int number) {
    byte[] bytes = new byte[Seed.BYTES];
    Arrays.fill(bytes, (byte) (number * 37));
    bytes[0] = (byte) (number >> 8);
    bytes[1] = (byte) number;
    return Seed.of(bytes);
  }

  private Seed seed() {
    return seed(++seeds);
  }

  /** A match of Ann, Ben, and Cam if there is a third place, who have all sat down. */
  static Played begun(LiveMatch opening, Settings.Clock clock, int seed) {
    Played played = new Played(seed);
    Place[] places = new Place[opening.players().size()];
    Arrays.fill(places, new Place.Anybody());
    places[0] = new Place.Maker();
    played.store(
        played.house.create(
            "CODE2345", Openings.settings(opening, clock, places), ANN, played.now()));
    for (Sitter.Person other : List.of(BEN, CAM).subList(0, places.length - 1)) {
      played.store(played.house.join(played.state(), other, OptionalInt.empty(), played.now()));
    }
    assertThat(played.state().status()).isEqualTo(TableState.Status.PLAYING);
    return played;
  }

  Instant now() {
    return now;
  }

  void at(Duration sinceNoon) {
    now = NOON.plus(sinceNoon);
  }

  void at(Instant when) {
    now = when;
  }

  Ledger ledger() {
    return ledger;
  }

  void with(Ledger other) {
    ledger = other;
  }

  TableState state() {
    return ledger.state().orElseThrow();
  }

  LiveMatch match() {
    return state().match().orElseThrow();
  }

  List<Happened> store(House.Decision decision) {
    assertThat(decision).isInstanceOf(House.Decision.Happens.class);
    List<Step> steps = ((House.Decision.Happens) decision).steps();
    for (Step step : steps) {
      ledger = ledger.with(step);
    }
    return steps.stream().map(Step::event).toList();
  }

  List<Happened> due() {
    return store(house.due(state(), now));
  }

  House.Decision wish(int seat, String words) {
    return house.act(state(), seat, "act " + acts++, words, now);
  }

  List<Happened> act(int seat, String words) {
    return store(wish(seat, words));
  }

  static Optional<Refusal.Code> code(House.Decision decision) {
    return decision instanceof House.Decision.Refused(Refusal.ByTable(Refusal.Code code, _))
        ? Optional.of(code)
        : Optional.empty();
  }

  /** The table as it is after a restart: what was stored, and nothing else. */
  Ledger read() {
    Ledger read = Ledger.EMPTY;
    for (Happened event : ledger.after(0)) {
      read = read.with(event);
    }
    return read;
  }

  /** All that somebody sees and may do, as a text. */
  static String seen(Ledger ledger, OptionalInt seat) {
    TableState state = ledger.state().orElseThrow();
    TableState.Viewer viewer = new TableState.Viewer(seat, false, false);
    TableView view = TableView.of(ledger, viewer, TableView.Common.of(state, Set.of()));
    StringBuilder seen = new StringBuilder();
    seen.append(view.version()).append(view.you()).append(view.acts());
    seen.append(view.common().status()).append(view.common().seats());
    seen.append(view.common().waiting()).append(view.common().fair());
    if (view.match().isPresent() && view.match().get() instanceof RuledMatch<?, ?, ?> match) {
      seen.append(match.state()).append(match.players());
      if (seat.isPresent()) {
        seen.append(match.offers(seat.getAsInt()));
      }
    }
    return seen.toString();
  }
}
