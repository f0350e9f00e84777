package org.mathmat.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.mathmat.host.Bots;
import org.mathmat.host.House;
import org.mathmat.host.Ledger;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.Seed;
import org.mathmat.host.Settings;
import org.mathmat.host.Sitter;
import org.mathmat.host.Step;
import org.mathmat.host.TableState;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.TableCommand.BotDecided;
import org.mathmat.table.shake.Procedure;
import org.mathmat.wire.Answer;

/**
 * When a bot is ready with what it thinks about, by a clock that stands until the test moves it.
 * Ann sets a Goal, Ben challenges, and the bot on the third seat takes 90 seconds for everything.
 */
class BotMindsTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final Sitter.Person ANN = new Sitter.Person("a", "Ann");
  private static final Sitter.Person BEN = new Sitter.Person("b", "Ben");
  private static final int BOT = 2;
  private static final Duration THINKING = Duration.ofSeconds(90);

  /** One in which the lot for the first Goal falls on Ann. */
  private Ledger ledger = Ledger.EMPTY;

  private final House house = new House(this::seed, name -> name);
  private int drawn;
  private final List<Long> seeds = new ArrayList<>();
  private final List<BooleanSupplier> stops = new ArrayList<>();
  private final List<String> tasks = new ArrayList<>();
  private final BotMinds minds =
      new BotMinds(
          new StandingClock(),
          new Bots(Map.of("slow", this::slow)),
          Runnable::run,
          () -> 1_000 + tasks.size());

  private Duration time = Duration.ZERO;
  private int acts;

  private final class StandingClock extends Clock {
    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Instant instant() {
      return NOON.plus(time);
    }
  }

  private LiveMatch.Thought slow(LiveMatch match, int seat, long seed, BooleanSupplier stop) {
    tasks.add(match.task(seat).orElse("-"));
    seeds.add(seed);
    stops.add(stop);
    return new LiveMatch.Thought(Optional.of("presents nothing"), THINKING);
  }

  private Seed seed() {
    drawn++;
    return new Seed("%064x".formatted(drawn));
  }

  private TableState state() {
    return ledger.state().orElseThrow();
  }

  private void store(House.Decision decision) {
    assertThat(decision).isInstanceOf(House.Decision.Happens.class);
    House.Decision.Happens happens = (House.Decision.Happens) decision;
    for (Step step : happens.steps()) {
      ledger = ledger.with(step);
    }
  }

  /** After how many seconds of the match the bot would act; nothing where it is not asked. */
  private Optional<Long> ready() {
    List<CompletionStage<TableCommand>> heard = new ArrayList<>();
    minds.ask(ledger, heard::add);
    return heard.stream()
        .map(stage -> (BotDecided) stage.toCompletableFuture().join())
        .peek(decided -> assertThat(decided.version()).isEqualTo(ledger.version()))
        .map(decided -> time.plus(decided.pause()).toSeconds())
        .findFirst();
  }

  private Optional<Long> act(long second, int seat, String words) {
    time = Duration.ofSeconds(second);
    store(house.act(state(), seat, "act " + acts++, words, NOON.plus(time)));
    return ready();
  }

  private Json view() {
    return new Messages(ledger, Set.of(), NOON.plus(time)).view(TableState.Viewer.ANYBODY);
  }

  /** Until Ben has challenged Ann's Goal; the bot is to take a side. */
  private void challenged() throws Problem.Thrown {
    JsonObject asked =
        Answer.object()
            .put("game", "equations")
            .put("rules", "mlag-2018")
            .put("division", "elementary")
            .put("timed", true);
    asked.putArray("seats").add("me").add("open").add("bot:slow");
    Settings settings = StoredSettings.read(asked, Set.of("slow"), LocalDate.EPOCH).opened();
    do {
      ledger = Ledger.EMPTY;
      store(house.create("CODE2345", settings, ANN, NOON));
      store(house.join(state(), BEN, OptionalInt.empty(), NOON));
    } while (state().match().orElseThrow().first() != 0);
    String digit =
        view().path("match").path("shake").path("cubes").entries().stream()
            .map(cube -> cube.path("cube").asText())
            .filter(face -> Character.isDigit(face.charAt(face.length() - 1)))
            .findFirst()
            .orElseThrow();
    act(5, 0, "goal " + digit);
    assertThat(act(10, 1, "challenge impossible")).contains(100L);
    assertThat(tasks.getLast()).isEqualTo("take a side");
  }

  @Test
  void aBotThatWritesGoesOnWhenAnotherHandsInAPaper() throws Problem.Thrown {
    challenged();
    minds.done(BOT);
    assertThat(act(15, BOT, "joins mover")).as("a new task").contains(105L);
    assertThat(tasks.getLast()).isEqualTo("write");
    assertThat(state().match().orElseThrow().deadline().orElseThrow())
        .as("beginning anew at 75 would be too late")
        .isLessThan(Duration.ofSeconds(75).plus(THINKING));
    assertThat(act(75, 0, "presents nothing")).as("the same task").contains(105L);
    assertThat(tasks.getLast()).isEqualTo("write");
    assertThat(seeds.getLast()).isEqualTo(seeds.get(seeds.size() - 2));
    act(105, BOT, "presents nothing");
    assertThat(view().path("match").path("shakes").path(0).path("penalties"))
        .as(view().toString())
        .hasToString("{}");
  }

  @Test
  void aBotWhoseTaskHasChangedBeginsAnew() throws Problem.Thrown {
    challenged();
    assertThat(act(40, BOT, "joins mover")).contains(130L);
    assertThat(seeds.getLast()).isNotEqualTo(seeds.get(seeds.size() - 2));
    assertThat(tasks.getLast()).isEqualTo("write");
  }

  @Test
  void whatIsLongThoughtAboutIsDoneAtOnce() throws Problem.Thrown {
    challenged();
    time = Duration.ofSeconds(101);
    assertThat(ready()).contains(101L);
  }

  @Test
  void aClockThatIsPutBackMakesNobodyWaitLonger() throws Problem.Thrown {
    challenged();
    time = Duration.ofHours(-1);
    assertThat(ready()).contains(time.plus(THINKING).toSeconds());
  }

  @Test
  void aBotThatHasActedBeginsAnewEvenWithTheSame() throws Problem.Thrown {
    challenged();
    time = Duration.ofSeconds(40);
    assertThat(ready()).contains(100L);
    minds.done(BOT);
    assertThat(ready()).contains(130L);
  }

  @Test
  void aBotStopsThinkingAboutWhatIsPastAndWhenTheMatchIsOver() throws Problem.Thrown {
    challenged();
    BooleanSupplier old = stops.getLast();
    assertThat(old.getAsBoolean()).isFalse();
    act(15, BOT, "joins mover");
    assertThat(old.getAsBoolean()).isTrue();
    BooleanSupplier last = stops.getLast();
    assertThat(last.getAsBoolean()).isFalse();
    store(house.due(state(), NOON.plusSeconds(2 * Procedure.Round.USUAL.stop().toSeconds())));
    assertThat(state().status()).isEqualTo(TableState.Status.FINISHED);
    assertThat(ready()).isEmpty();
    assertThat(last.getAsBoolean()).isTrue();
  }
}
