package org.mathmat.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.table.Offer;

/** Time stands still, and a seat is given to somebody else: at the table and in its record. */
class PauseTest {
  private static final String DIRECTOR = "d";

  /** A match of Ann and Ben that somebody runs who does not play. */
  private static Played directed(LiveMatch opening) {
    Played table = new Played(1);
    Place[] places = new Place[opening.players().size()];
    Arrays.fill(places, new Place.Anybody());
    Settings settings = Openings.settings(opening, Settings.Clock.TIMED, places);
    table.store(
        table.house.create("CODE2345", settings, new Sitter.Person(DIRECTOR, "Dora"), table.now()));
    for (Sitter.Person one :
        List.of(Played.ANN, Played.BEN, Played.CAM).subList(0, places.length)) {
      table.store(table.house.join(table.state(), one, OptionalInt.empty(), table.now()));
    }
    return table;
  }

  private static Played equations() {
    return directed(Openings.equations("mlag-2018", "elementary", 2));
  }

  private static List<Happened> pause(Played table) {
    return table.store(table.house.pause(table.state(), DIRECTOR, table.now()));
  }

  private static List<Happened> resume(Played table) {
    return table.store(table.house.resume(table.state(), DIRECTOR, table.now()));
  }

  private static Instant until(Played table) {
    return TableView.Common.of(table.state(), Set.of()).waiting().stream()
        .flatMap(one -> one.until().stream())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aDeadlineInAPauseComesAfterIt() {
    Played table = equations();
    Next next = Next.of(table.state()).orElseThrow();
    Instant due = Next.dayTime(table.state()).orElseThrow();
    Instant until = until(table);
    table.at(due.minusSeconds(10));
    assertThat(pause(table)).hasSize(1);
    assertThat(pause(table)).as("a second time").isEmpty();
    assertThat(Next.of(table.state())).isEmpty();
    assertThat(TableView.Common.of(table.state(), Set.of()).waiting())
        .allMatch(one -> one.until().isEmpty() && one.limit().isEmpty());
    table.at(due.plusSeconds(1_000));
    assertThat(table.due()).isEmpty();
    assertThat(resume(table)).hasSize(1);
    assertThat(resume(table)).as("a second time").isEmpty();
    assertThat(Next.of(table.state())).contains(next);
    assertThat(Next.dayTime(table.state())).contains(due.plusSeconds(1_010));
    assertThat(until(table)).isEqualTo(until.plusSeconds(1_010));
    table.at(due.plusSeconds(1_009));
    assertThat(table.due()).isEmpty();
    table.at(due.plusSeconds(1_010));
    assertThat(table.due()).isNotEmpty();
  }

  @Test
  void theRoundEndsLaterByAllItsPauses() {
    Played table = equations();
    for (int second : List.of(100, 1_000)) {
      table.at(Duration.ofSeconds(second));
      pause(table);
      table.at(Duration.ofSeconds(second + 300));
      resume(table);
    }
    table.at(Duration.ofSeconds(Played.ROUND + 599));
    table.due();
    assertThat(table.state().pace().calls()).isZero();
    table.at(Duration.ofSeconds(Played.ROUND + 600));
    table.due();
    assertThat(table.state().pace().calls()).isEqualTo(1);
  }

  @Test
  void inAPauseNobodyActsButMayLeaveAndReturn() {
    Played table = directed(Openings.mathdice(3));
    table.at(Duration.ofSeconds(1));
    pause(table);
    assertThat(Played.code(table.wish(0, "calls 28"))).contains(Refusal.Code.PAUSED);
    assertThat(Played.code(table.wish(0, "ready"))).contains(Refusal.Code.PAUSED);
    assertThat(offered(table, 0)).containsExactly("leaves");
    table.act(0, "leaves");
    assertThat(offered(table, 0)).containsExactly("returns");
    table.act(0, "returns");
    table.at(Duration.ofSeconds(500));
    resume(table);
    assertThat(table.wish(0, "calls 1")).isInstanceOf(House.Decision.Happens.class);
  }

  private static List<String> offered(Played table, int seat) {
    return switch (table.match()) {
      case RuledMatch<?, ?, ?> match -> offered(match, seat);
    };
  }

  private static <A> List<String> offered(RuledMatch<?, A, ?> match, int seat) {
    return match.offersInPause(seat).stream()
        .map(offer -> match.words(seat, ((Offer.Ready<A>) offer).action()).orElseThrow())
        .toList();
  }

  @Test
  void whoPlaysAgainstOthersDoesNotRunATimedTable() {
    Played played = Played.begun(Openings.mathdice(2), Settings.Clock.TIMED, 1);
    for (String person : List.of("a", "b", "x")) {
      assertThat(Played.code(played.house.pause(played.state(), person, played.now())))
          .contains(Refusal.Code.NOT_YOUR_TABLE);
    }
    Played fun =
        Played.begun(Openings.equations("agloa-2015", "middle", 2), Settings.Clock.UNTIMED, 1);
    assertThat(fun.store(fun.house.pause(fun.state(), "b", fun.now()))).hasSize(1);
    assertThat(fun.store(fun.house.resume(fun.state(), "a", fun.now()))).hasSize(1);
    assertThat(Played.code(fun.house.pause(fun.state(), "x", fun.now())))
        .contains(Refusal.Code.NOT_YOUR_TABLE);
    assertThat(fun.state().viewer(Optional.of("b")).runs()).isTrue();
    assertThat(played.state().viewer(Optional.of("b")).runs()).isFalse();
  }

  private static void takeOver(Played table, int seat, Sitter.Person by) {
    assertThat(Played.code(table.house.join(table.state(), by, OptionalInt.of(seat), table.now())))
        .contains(Refusal.Code.TABLE_STARTED);
    table.store(table.house.offer(table.state(), DIRECTOR, seat, table.now()));
    table.store(table.house.join(table.state(), by, OptionalInt.of(seat), table.now()));
  }

  @Test
  void aSeatIsHandedOverWhileItsPlayerWrites() {
    Played table = equations();
    int setter = table.match().first();
    table.at(Duration.ofSeconds(4));
    String digit = digit(table);
    table.act(setter, "goal " + digit);
    table.at(Duration.ofSeconds(8));
    table.act(1 - setter, "challenge impossible");
    assertThat(table.match().task(setter)).contains("write");
    Instant until = until(table);
    String before = table.state().name(setter);
    String id = setter == 0 ? "a" : "b";
    takeOver(table, setter, Played.BO);
    assertThat(table.state().name(setter)).isEqualTo("Bo");
    assertThat(table.match().players().get(setter)).isEqualTo("Bo");
    assertThat(table.match().task(setter)).contains("write");
    assertThat(until(table)).isEqualTo(until);
    assertThat(Played.code(table.house.act(table.state(), id, "1", "presents 1", table.now())))
        .contains(Refusal.Code.NOT_YOUR_SEAT);
    table.at(Duration.ofSeconds(30));
    table.store(table.house.act(table.state(), "bo", "1", "presents nothing", table.now()));
    assertThat(table.match().shakes()).isEqualTo(1);
    Replayed replayed = Replayed.of(table);
    assertThat(replayed.refused()).as(replayed.text()).isEmpty();
    assertThat(replayed.text()).contains("seat " + before + ": Bo\n").contains("Bo: presents");
    assertThat(replayed.seats()).contains(before + " / Bo");
    same(table, replayed);
    assertThat(Played.seen(table.read(), OptionalInt.of(0)))
        .isEqualTo(Played.seen(table.ledger(), OptionalInt.of(0)));
  }

  private static String digit(Played table) {
    LiveMatch match = table.match();
    for (long seed = 0; ; seed++) {
      String words = match.simple(match.first(), RandomPlayer.calm(seed)).orElseThrow();
      if (words.startsWith("goal ")) {
        return words.substring("goal ".length());
      }
    }
  }

  /** A record names the players from the first Goal-setter on; seats stay. */
  private static void same(Played table, Replayed replayed) {
    List<Integer> totals = new ArrayList<>(((LiveShakes) table.match()).state().totals());
    Collections.rotate(totals, -table.match().first());
    assertThat(replayed.totals()).as(replayed.text()).isEqualTo(totals);
    assertThat(replayed.shakes()).isEqualTo(table.match().shakes());
  }

  @Test
  void aRobotGivesItsSeatToAPerson() {
    Played table = new Played(1);
    Settings settings =
        Openings.settings(
            Openings.mathdice(2), Settings.Clock.TIMED, new Place.Maker(), new Place.Robot("club"));
    table.store(table.house.create("CODE2345", settings, Played.ANN, table.now()));
    table.store(table.house.offer(table.state(), "a", 1, table.now()));
    table.store(table.house.join(table.state(), Played.BO, OptionalInt.empty(), table.now()));
    assertThat(table.state().names()).containsExactly("Ann", "Bo");
    assertThat(Played.code(table.house.pause(table.state(), "a", table.now())))
        .as("she plays against a person now")
        .contains(Refusal.Code.NOT_YOUR_TABLE);
  }

  /** Random matches with pauses and seats handed over come to the same in their records. */
  @Test
  void theRecordOfAMatchWithPausesReplays() {
    Random random = new Random(3);
    int pauses = 0;
    for (int round = 0; round < 12; round++) {
      Played table = equations();
      long second = 0;
      for (int step = 0; step < 120 && !table.match().finished(); step++) {
        second += random.nextInt(step % 25 == 24 ? 120 : 5);
        table.at(Duration.ofSeconds(second));
        table.due();
        if (!table.match().finished() && random.nextInt(12) == 0) {
          pause(table);
          second += random.nextInt(200);
          table.at(Duration.ofSeconds(second));
          resume(table);
          pauses++;
        }
        if (step == 60) {
          takeOver(table, random.nextInt(2), Played.BO);
        }
        int seat = random.nextInt(2);
        if (table.match().betweenShakes()) {
          table.wish(seat, "ready");
        } else if (table.match().waitsFor(seat)) {
          table
              .match()
              .simple(seat, RandomPlayer.bold(random.nextLong()))
              .map(words -> table.wish(seat, words))
              .filter(House.Decision.Happens.class::isInstance)
              .ifPresent(table::store);
        }
      }
      Replayed replayed = Replayed.of(table);
      assertThat(replayed.refused()).as(replayed.text()).isEmpty();
    }
    assertThat(pauses).isGreaterThan(50);
  }
}
