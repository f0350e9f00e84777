package org.mathmat.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.server.people.Person;
import org.mathmat.server.problem.Problem;
import org.mathmat.table.shake.Procedure;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Fairness;
import org.mathmat.wire.Replays;

/** What may happen at a table, without actors and databases. */
class HouseTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00.400Z");
  private static final Person ANN = new Person("a", "Ann", Person.Kind.GUEST);
  private static final Person BEN = new Person("b", "ann", Person.Kind.GUEST);

  private Ledger ledger = Ledger.EMPTY;

  private TableState state() {
    return ledger.state().orElseThrow();
  }

  private List<TableEvent> store(House.Decision decision) {
    ledger = keep(ledger, decision);
    return ((House.Decision.Happens) decision).events();
  }

  private static Settings settings(String game, boolean timed) {
    return settings(game, timed, "me", "open");
  }

  private static Settings settings(String game, boolean timed, String... seats) {
    JsonObject asked = Answer.object().put("game", game).put("timed", timed);
    if (game.equals("equations")) {
      asked.put("rules", "agloa-2015").put("division", "middle");
    }
    List.of(seats).forEach(asked.putArray("seats")::add);
    try {
      return Settings.read(asked, Set.of("random"), LocalDate.EPOCH);
    } catch (Problem.Thrown why) {
      throw new AssertionError(why.problem().message(), why);
    }
  }

  private void sitDown(String game, boolean timed) {
    store(House.create("CODE2345", settings(game, timed), ANN, NOON));
    assertThat(state().status()).isEqualTo(TableState.Status.OPEN);
    store(House.join(state(), BEN, OptionalInt.empty(), NOON));
    assertThat(state().status()).isEqualTo(TableState.Status.PLAYING);
  }

  private static TableState.Viewer viewer(OptionalInt seat) {
    return new TableState.Viewer(seat, false);
  }

  private Json view(int seat) {
    return new TableView(ledger, viewer(OptionalInt.of(seat))).view(Set.of(), NOON);
  }

  private String exported() {
    return RecordText.of(ledger, new TableView(ledger, TableState.Viewer.ANYBODY));
  }

  @Test
  void twoPlayersOfOneNameAreToldApart() {
    sitDown("equations", true);
    assertThat(state().names()).containsExactly("Ann", "ann 2");
  }

  /** The table keeps its league's round, tells what differs, and its record stands alone. */
  @Test
  void aTableIsPlayedByItsLeague() throws Problem.Thrown {
    JsonObject asked = Answer.object().put("game", "equations").put("rules", "agloa-2015");
    asked.put("division", "middle");
    asked.put(
        "league",
        """
        mathmat league 1
        game equations
        rules agloa-2015
        name Lake
        round 6 minutes
        overtime 1 minute
        points 9 3 3
        division middle
        off Average in January to June
        """);
    List.of("me", "open").forEach(asked.putArray("seats")::add);
    Settings settings = Settings.read(asked, Set.of(), LocalDate.EPOCH);
    assertThat(settings.json().path("league").asText())
        .isEqualTo("name Lake\nround 6 minutes\novertime 1 minute\npoints 9 3 3\noff average");
    assertThat(settings.json().path("differs").path("off").toString()).isEqualTo("[\"average\"]");
    store(House.create("CODE2345", settings, ANN, NOON));
    store(House.join(state(), BEN, OptionalInt.empty(), NOON));
    for (int second = 1; !state().match().orElseThrow().finished(); second++) {
      assertThat(second).isLessThanOrEqualTo(7 * 60);
      store(House.due(state(), NOON.plusSeconds(second)));
    }
    assertThat(exported()).contains("league: points 9 3 3\n").contains("round: time");
    assertThat(Replays.summary(exported()).json().path("points"))
        .isEqualTo(view(0).path("match").path("points"));
    asked.put("league", "mathmat league 1\ngame equations\nrules agloa-2015\nround soon\n");
    assertThatThrownBy(() -> Settings.read(asked, Set.of(), LocalDate.EPOCH))
        .isInstanceOfSatisfying(
            Problem.Thrown.class,
            why ->
                assertThat(why.problem().json().toString())
                    .contains("LEAGUE_NUMBER")
                    .contains("\"line\":4")
                    .contains("\"column\":7"));
  }

  @Test
  void aDeadlineFiresOnceWhenItsSecondIsOver() {
    sitDown("equations", true);
    House.Next next = House.next(state()).orElseThrow();
    assertThat(next.what()).isEqualTo(House.Next.What.TIME_UP);
    Instant due = NOON.plusSeconds(next.at());
    assertThat(store(House.due(state(), due.minusSeconds(1)))).isEmpty();
    assertThat(store(House.due(state(), due))).isNotEmpty();
    assertThat(store(House.due(state(), due))).isEmpty();
    assertThat(House.next(state()).orElseThrow().at()).isGreaterThan(next.at());
  }

  /** What is foreseen when an act is stored is what a restart reads from the journal. */
  @Test
  void aRestartFindsTheTableAsItWas() {
    for (String game : List.of("equations", "mathdice")) {
      House.Decision made = House.create("CODE2345", settings(game, true), ANN, NOON);
      Ledger played = keep(Ledger.EMPTY, made);
      played =
          keep(played, House.join(played.state().orElseThrow(), BEN, OptionalInt.empty(), NOON));
      for (int second = 1; second <= 2 * Procedure.Round.USUAL.stop().toSeconds(); second += 7) {
        played = keep(played, House.due(played.state().orElseThrow(), NOON.plusSeconds(second)));
      }
      Ledger read = Ledger.EMPTY;
      for (TableEvent event : played.after(0)) {
        read = read.with(new Happening.Read(event));
      }
      for (OptionalInt seat : List.of(OptionalInt.of(0), OptionalInt.of(1), OptionalInt.empty())) {
        assertThat(new TableView(read, viewer(seat)).view(Set.of(), NOON).toString())
            .isEqualTo(new TableView(played, viewer(seat)).view(Set.of(), NOON).toString());
      }
      assertThat(House.next(read.state().orElseThrow()))
          .isEqualTo(House.next(played.state().orElseThrow()));
      assertThat(played.version()).isGreaterThan(20);
    }
  }

  private static Ledger keep(Ledger before, House.Decision decision) {
    Ledger after = before;
    for (Draft.Step step : ((House.Decision.Happens) decision).steps()) {
      after = after.with(step);
    }
    return after;
  }

  private House.Decision robot(Person by, int seat, String... kind) {
    return House.robot(state(), by.id(), seat, List.of(kind).stream().findFirst(), NOON);
  }

  private static String code(House.Decision decision) {
    return ((House.Decision.Refused) decision).problem().code();
  }

  @Test
  void whoeverMadeTheTableSeatsRobotsUntilPlayBegins() {
    store(House.create("CODE2345", settings("equations", true, "open", "open", "open"), ANN, NOON));
    assertThat(state().viewer(Optional.of("a")).host()).isTrue();
    assertThat(code(robot(BEN, 0, "club"))).isEqualTo("NOT_YOUR_TABLE");
    assertThat(code(robot(ANN, 3, "club"))).isEqualTo("FIELD_VALUE");
    assertThat(code(robot(ANN, -1))).isEqualTo("FIELD_VALUE");
    store(robot(ANN, 0, "club"));
    store(robot(ANN, 2, "beginner"));
    assertThat(state().names()).containsExactly("Robo", "Robo 2");
    assertThat(code(robot(ANN, 1, "club"))).isEqualTo("TABLE_FULL");
    store(robot(ANN, 0, "perfect"));
    assertThat(TableView.seats(state(), Set.of()).path(0).path("bot").asText())
        .isEqualTo("perfect");
    store(robot(ANN, 0));
    assertThat(store(robot(ANN, 0))).isEmpty();
    assertThat(TableView.seats(state(), Set.of()).path(0).path("kind").asText()).isEqualTo("open");
    store(House.join(state(), BEN, OptionalInt.of(1), NOON));
    assertThat(code(robot(ANN, 1))).isEqualTo("TABLE_FULL");
    store(robot(ANN, 0, "club"));
    assertThat(state().status()).isEqualTo(TableState.Status.PLAYING);
    assertThat(code(robot(ANN, 0))).isEqualTo("TABLE_STARTED");
  }

  /** However late a restart comes, the clock has done what it had to, at the right seconds. */
  @Test
  void aMatchThatNobodyPlaysRunsOutAndItsRecordReplays() {
    sitDown("equations", true);
    store(House.due(state(), NOON.plusSeconds(2 * Procedure.Round.USUAL.stop().toSeconds())));
    assertThat(state().status()).isEqualTo(TableState.Status.FINISHED);
    Json replayed = Replays.summary(exported()).json();
    assertThat(replayed.path("refused")).as(exported()).hasToString("[]");
    // A replay ends with the last line; what the clock does after it needs no line.
    assertThat(replayed.path("shakes").size())
        .isBetween(
            view(0).path("match").path("shakes").size() - 1,
            view(0).path("match").path("shakes").size());
    Json fair = Fairness.check(exported()).json();
    assertThat(fair.path("fair").isTrue()).isTrue();
    assertThat(fair.path("lot").path("fair").isTrue()).as(exported()).isTrue();
    String cheated = exported().replaceFirst("roll: r.", "roll: r?");
    assertThat(Fairness.check(cheated).json().path("fair")).hasToString("false");
  }

  /** Seats stay, and a record names the players from the one on whom the lot fell. */
  @Test
  void theFirstGoalIsDrawnByLot() {
    Set<String> firsts = new HashSet<>();
    for (int i = 0; i < 60 && firsts.size() < 2; i++) {
      Ledger drawn =
          keep(Ledger.EMPTY, House.create("CODE2345", settings("equations", true), ANN, NOON));
      drawn = keep(drawn, House.join(drawn.state().orElseThrow(), BEN, OptionalInt.empty(), NOON));
      TableView view = new TableView(drawn, TableState.Viewer.ANYBODY);
      String setter = view.view(Set.of(), NOON).path("match").path("shake").path("setter").asText();
      String other = setter.equals("Ann") ? "ann 2" : "Ann";
      assertThat(RecordText.of(drawn, view))
          .contains("players: " + setter + ", " + other + "\n")
          .contains("# fair: lot Ann r");
      assertThat(view.entries(0).toString()).contains("\"event\":\"LotDrawn\"");
      assertThat(view.view(Set.of(), NOON).path("seats").path(0).path("name").asText())
          .isEqualTo("Ann");
      firsts.add(setter);
    }
    assertThat(firsts).hasSize(2);
  }

  /** MathDice has no end but a winner; without players it would roll for ever. */
  @Test
  void aDesertedMatchWaitsUntilSomebodyIsReady() {
    sitDown("mathdice", true);
    Instant later = NOON.plusSeconds(1_000_000);
    store(House.due(state(), later));
    assertThat(view(0).path("match").path("shakes").size()).isEqualTo(TableState.SILENT_SHAKES + 1);
    assertThat(House.next(state())).isEmpty();
    store(House.act(state(), "a", "1", "ready", later));
    assertThat(House.next(state())).isPresent();
    store(House.act(state(), "b", "2", "ready", later));
    assertThat(view(0).path("match").path("shake").isNull()).isFalse();
  }

  @Test
  void withoutAClockNothingRunsOut() {
    sitDown("equations", false);
    Instant later = NOON.plusSeconds(1_000_000);
    assertThat(store(House.due(state(), later))).isEmpty();
    int setter = state().match().orElseThrow().first();
    String act = view(setter).path("offers").path("acts").path(0).asText();
    store(House.act(state(), setter, "1", act, later));
    assertThat(view(0).path("waiting").path(0).path("until").isNull()).isTrue();
  }

  @Test
  void aPointOfMathDiceIsPlayedAgainstTheClock() {
    sitDown("mathdice", true);
    store(House.due(state(), NOON.plusSeconds(100)));
    assertThat(view(0).path("match").path("shakes").size()).isPositive();
    assertThat(state().revealed()).isPositive();
  }

  @Test
  void whatWasStoredInTheFirstShapeIsStillRead() throws IOException {
    JsonMapper mapper =
        JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(
                com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    try (InputStream in = HouseTest.class.getResourceAsStream("stored-v1.jsonl")) {
      assertThat(in).isNotNull();
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      assertThat(lines).hasSizeGreaterThanOrEqualTo(8);
      for (String line : lines) {
        TableEvent event = mapper.readValue(line, TableEvent.class);
        ledger = ledger.with(new Happening.Read(event));
        assertThat(mapper.valueToTree(event).toString())
            .isEqualTo(mapper.readTree(line).toString().replace(".000Z", "Z"));
      }
    }
    assertThat(view(0).path("match").path("shake").path("variations").path(0).asText())
        .isEqualTo("average");
    assertThat(ledger.answered(0, "a1")).isPresent();
  }
}
