package org.mathmat.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mathmat.host.Happened;
import org.mathmat.host.House;
import org.mathmat.host.Ledger;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.LiveShakes;
import org.mathmat.host.RandomPlayer;
import org.mathmat.host.RecordText;
import org.mathmat.host.Seed;
import org.mathmat.host.Settings;
import org.mathmat.host.Sitter;
import org.mathmat.host.Step;
import org.mathmat.host.TableState;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.table.shake.Phase;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Fairness;
import org.mathmat.wire.Replays;

/** What happened at a table, stored and read again as the database has it. */
class JournalTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00.400Z");
  private static final Sitter.Person ANN = new Sitter.Person("a", "Ann");
  private static final Sitter.Person BEN = new Sitter.Person("b", "Ben");

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .addModule(new JavaTimeModule())
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private int seeds;
  private final House house = new House(this::seed, name -> name);
  private Ledger ledger = Ledger.EMPTY;

  private Seed seed() {
    seeds++;
    return new Seed("%064x".formatted(seeds));
  }

  private TableState state() {
    return ledger.state().orElseThrow();
  }

  private void store(House.Decision decision) {
    assertThat(decision).isInstanceOf(House.Decision.Happens.class);
    for (Step step : ((House.Decision.Happens) decision).steps()) {
      ledger = ledger.with(step);
    }
  }

  private static Settings settings(String game) throws Problem.Thrown {
    JsonObject asked = Answer.object().put("game", game).put("timed", true);
    switch (game) {
      case "equations" -> asked.put("rules", "agloa-2015").put("division", "middle");
      case "onsets" -> asked.put("rules", "agloa-2023").put("division", "middle");
      default -> {}
    }
    List.of("open", "open").forEach(asked.putArray("seats")::add);
    return StoredSettings.read(asked, Set.of("random"), LocalDate.EPOCH).opened();
  }

  private static Instant second(long number) {
    return NOON.plusSeconds(number);
  }

  /** A match that somebody runs who does not play, with pauses, and a seat that is handed over. */
  private void play(String game) throws Problem.Thrown {
    ledger = Ledger.EMPTY;
    String director = "d";
    store(house.create("CODE2345", settings(game), new Sitter.Person(director, "Dora"), NOON));
    store(house.join(state(), ANN, OptionalInt.empty(), NOON));
    store(house.join(state(), BEN, OptionalInt.empty(), NOON));
    for (int second = 1; second <= 2_400; second += 7) {
      Instant now = second(second);
      store(house.due(state(), now));
      if (second % 210 == 1 && state().status() == TableState.Status.PLAYING) {
        store(house.pause(state(), director, now));
      } else if (state().paused()) {
        store(house.resume(state(), director, now));
      }
      if (second == 43) {
        store(house.offer(state(), director, 1, now));
        store(house.join(state(), new Sitter.Person("bo", "Bo"), OptionalInt.empty(), now));
      }
      for (int seat = 0; seat < 2 && state().status() == TableState.Status.PLAYING; seat++) {
        act(seat, second, now);
      }
    }
  }

  private void act(int seat, int second, Instant now) {
    LiveMatch match = state().match().orElseThrow();
    Optional<String> words =
        match.waitsFor(seat)
            ? match.simple(seat, RandomPlayer.bold(second))
            : Optional.of("ready").filter(_ -> match.betweenShakes());
    words
        .map(said -> house.act(state(), seat, "id " + second, said, now))
        .filter(House.Decision.Happens.class::isInstance)
        .ifPresent(this::store);
  }

  @Test
  void whatIsStoredBringsTheTableBack() throws Exception {
    Set<String> kinds = new TreeSet<>();
    for (String game : List.of("equations", "onsets", "mathdice")) {
      play(game);
      Ledger read = Ledger.EMPTY;
      for (Happened event : ledger.after(0)) {
        String json = MAPPER.writeValueAsString(Journal.stored(event));
        TableEvent stored = MAPPER.readValue(json, TableEvent.class);
        assertThat(MAPPER.writeValueAsString(stored)).isEqualTo(json);
        kinds.add(stored.getClass().getSimpleName() + " " + stored.version());
        read = new Happening.Read(stored).in(read);
      }
      for (OptionalInt seat : List.of(OptionalInt.of(0), OptionalInt.of(1), OptionalInt.empty())) {
        TableState.Viewer viewer = new TableState.Viewer(seat, false, false);
        Messages before = new Messages(ledger, Set.of(), second(3_000));
        Messages after = new Messages(read, Set.of(), second(3_000));
        assertThat(after.to(viewer, 0)).isEqualTo(before.to(viewer, 0));
        assertThat(RecordText.of(read, seat)).isEqualTo(RecordText.of(ledger, seat));
      }
      String text = RecordText.of(ledger, OptionalInt.empty());
      assertThat(Replays.summary(text).json().path("refused")).as(text).hasToString("[]");
      Json fair = Fairness.check(text).json();
      assertThat(fair.path("fair").isTrue()).as(text).isTrue();
      String cheated = text.replaceFirst("(roll: |target: )[^ ]*", "$1?");
      assertThat(Fairness.check(cheated).json().path("fair")).hasToString("false");
    }
    assertThat(kinds)
        .contains("Acted 1", "Ready 1", "Paused 2", "Resumed 2", "SeatOffered 2", "SeatPassed 2");
  }

  @Test
  void whatWasStoredInTheFirstShapeIsStillRead() throws IOException {
    try (InputStream in = JournalTest.class.getResourceAsStream("stored-v1.jsonl")) {
      assertThat(in).isNotNull();
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      assertThat(lines).hasSizeGreaterThanOrEqualTo(8);
      for (String line : lines) {
        TableEvent event = MAPPER.readValue(line, TableEvent.class);
        Happened happened = Journal.read(ledger, event);
        ledger = ledger.with(happened);
        assertThat(MAPPER.valueToTree(Journal.stored(happened)).toString())
            .isEqualTo(MAPPER.readTree(line).toString().replace(".000Z", "Z"));
      }
    }
    LiveShakes match = (LiveShakes) state().match().orElseThrow();
    assertThat(((Phase.InShake) match.state().phase()).shake().variations())
        .containsExactly("average");
    assertThat(ledger.answered(0, "a1")).isPresent();
  }
}
