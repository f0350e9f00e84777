package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.LiveMatch.Step;
import org.mathmat.host.Seed;
import org.mathmat.host.Turn;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Seat;

/** Random live matches: what is kept, and the record, bring back exactly what was played. */
class LiveMatchTest {
  private static final List<Map<String, String>> GAMES =
      List.of(
          Map.of("game", "equations", "rules", "agloa-2015", "division", "middle"),
          Map.of(
              "game",
              "equations",
              "rules",
              "agloa-2015",
              "division",
              "senior",
              "checking",
              "players"),
          Map.of("game", "onsets", "rules", "agloa-2023", "division", "elementary"),
          Map.of(
              "game",
              "onsets",
              "rules",
              "agloa-2023",
              "division",
              "junior",
              "procedure",
              "tournament"),
          Map.of("game", "mathdice", "rules", "mathdice", "play", "short"));

  private final Random random = new Random(7);
  private final StringBuilder lines = new StringBuilder();
  private final List<String> told = new ArrayList<>();
  private LiveMatch live = opening(GAMES.getFirst(), List.of("Ann", "Ben"));
  private LiveMatch kept = live;
  private long clock;
  private long written;

  private static LiveMatch opening(Map<String, String> headers, List<String> players) {
    try {
      return Matches.opening(headers, players);
    } catch (BadInput why) {
      throw new AssertionError(why.message(), why);
    }
  }

  @Test
  void whatIsKeptAndTheRecordBringBackWhatWasPlayed() {
    int acts = 0;
    for (Map<String, String> headers : GAMES) {
      for (int round = 0; round < 2; round++) {
        acts += play(headers);
      }
    }
    assertThat(acts).isGreaterThan(300);
  }

  private int play(Map<String, String> headers) {
    List<String> players = List.of("Ann", "Ben", "Cam O'Neil");
    live = opening(headers, players);
    kept = live;
    lines.setLength(0);
    lines.append("mathmat 1\n");
    headers.forEach((key, value) -> lines.append(key).append(": ").append(value).append('\n'));
    lines.append("players: Ann, Ben, Cam O'Neil\n");
    told.clear();
    clock = 0;
    written = 0;
    int acts = 0;
    for (int step = 0; step < 120 && !live.finished(); step++) {
      clock += random.nextInt(step % 40 == 39 ? 200 : 8);
      for (var tick = live.tick(Duration.ofSeconds(clock));
          tick.isPresent();
          tick = live.tick(Duration.ofSeconds(clock))) {
        happened(tick.get());
      }
      if (live.betweenShakes()) {
        Seed seed = Seed.of("%064x".formatted(random.nextLong(Long.MAX_VALUE))).orElseThrow();
        for (Step.Taken taken : live.begin(seed, Duration.ofSeconds(clock))) {
          happened(taken);
          write(taken.words().orElseThrow());
        }
      } else {
        acts += act(players) ? 1 : 0;
      }
      for (int seat = 0; seat < players.size(); seat++) {
        assertThat(view(kept, OptionalInt.of(seat))).isEqualTo(view(live, OptionalInt.of(seat)));
      }
    }
    List<String> replayed =
        Replays.events(lines.toString()).stream().map(event -> event.json().toString()).toList();
    // The clock goes on after the last line of a record only when there is a next one.
    assertThat(told).as(lines.toString()).startsWith(replayed.toArray(String[]::new));
    assertThat(replayed.size()).isGreaterThanOrEqualTo(told.size() - 30);
    return acts;
  }

  private void house(String line) {
    assertThat(live.table(line, Duration.ofSeconds(clock)))
        .as(line)
        .isInstanceOfSatisfying(Step.Taken.class, this::happened);
    write(line);
  }

  private void write(String line) {
    long gap = clock - written;
    lines.append(gap == 0 ? "" : "+%d:%02d ".formatted(gap / 60, gap % 60));
    lines.append(line).append('\n');
    written = clock;
  }

  private boolean act(List<String> players) {
    int seat = random.nextInt(players.size());
    List<String> words = new ArrayList<>();
    for (String offer : Offered.acts(live, seat)) {
      if (!offer.equals("leaves") || random.nextInt(20) == 0) {
        words.add(offer);
      }
    }
    for (String open : Offered.open(live, seat)) {
      words.add(
          switch (open) {
            case "goal" -> "goal " + (1 + random.nextInt(5));
            case "presents" -> "presents 1+2";
            case "calls" -> "calls " + random.nextInt(100);
            case "states" -> "states 1+2+3";
            default -> "rejects " + players.getFirst() + " because NOT_EQUAL";
          });
    }
    if (words.isEmpty()) {
      return false;
    }
    String chosen = words.get(random.nextInt(words.size()));
    if (live.act(seat, chosen, Duration.ofSeconds(clock)) instanceof Step.Taken taken) {
      happened(taken);
      write(players.get(seat) + ": " + chosen);
      return true;
    }
    return false;
  }

  private void happened(Step.Taken taken) {
    live = taken.match();
    Turn<?, ?> turn =
        TurnJson.read(
            kept,
            seat(taken.turn()),
            taken.words(),
            Duration.ofSeconds(clock),
            TurnJson.write(taken.turn()));
    assertThat(turn).isEqualTo(taken.turn());
    kept = kept.after(turn);
    new TurnJson(live.players()).told(turn).forEach(event -> told.add(event.toString()));
  }

  private static OptionalInt seat(Turn<?, ?> turn) {
    return turn.act().stream()
        .flatMapToInt(act ->
            act.seat() instanceof Seat.Player(int number) ? IntStream.of(number) : IntStream.of())
        .findFirst();
  }

  private static JsonObject view(LiveMatch match, OptionalInt seat) {
    return TableJson.match(match.seenBy(seat));
  }

  @Test
  void aWrittenPaperIsHiddenFromTheOthersUntilAllAreIn() {
    live =
        opening(
            Map.of("game", "equations", "rules", "agloa-2015", "division", "middle"),
            List.of("Ann", "Ben", "Cam"));
    house("shake");
    house("roll: r0 r1 r2 r2 r+ r- b0 b1 b2 b3 b× b÷ g4 g5 g6 g^ g× g- k7 k8 k9 k√ k+ k÷");
    act(0, "variation sideways");
    act(1, "variation average");
    act(2, "variation 0 wild");
    act(0, "goal 8");
    act(1, "move k7 R");
    assertThat(keysOf(live, OptionalInt.of(0))).isEmpty();
    act(2, "challenge now");
    assertThat(keysOf(live, OptionalInt.of(0)))
        .contains("7", "+", "_s", "_<0>", "=")
        .doesNotContain("_u", "%", "!");
    act(2, "presents 7+1");
    assertThat(view(live, OptionalInt.of(2)).toString()).contains("7+1");
    assertThat(view(live, OptionalInt.of(0)).toString()).doesNotContain("7+1");
    assertThat(view(live, OptionalInt.empty()).toString()).doesNotContain("7+1");
  }

  private void act(int seat, String words) {
    assertThat(live.act(seat, words, Duration.ZERO))
        .as(words)
        .isInstanceOfSatisfying(Step.Taken.class, taken -> live = taken.match());
  }

  @Test
  void aLineThatCannotStandInARecordIsRefused() {
    live =
        opening(
            Map.of("game", "onsets", "rules", "agloa-2023", "division", "middle"),
            List.of("Ann", "Ben"));
    for (String words :
        List.of("", "goal 3 # 4", "goal 3\nBen: leaves", "goal " + "1".repeat(5000))) {
      assertThat(live.act(0, words, Duration.ZERO)).isInstanceOf(Step.Refused.class);
    }
  }

  @Test
  void aStarThatWasStoredAsAPowerStaysOne() {
    LiveMatch point = point();
    String stored =
        """
        [{"at":"2000-01-01T00:00:02Z","event":{"event":"Stated","player":0,"expression":"5*2+3",\
        "correct":true,"reasons":[]}},\
        {"at":"2000-01-01T00:00:02Z","event":{"event":"PointWon","player":0}}]\
        """;
    Turn<?, ?> turn =
        TurnJson.read(
            point, OptionalInt.of(0), Optional.of("states 5*2+3"), Duration.ofSeconds(2), stored);
    assertThat(statement(point.after(turn)))
        .isEqualTo("{\"player\":\"Ann\",\"text\":\"5^2+3\",\"correct\":true,\"reasons\":[]}");
    assertThat(point.recorded("states 5*2+3", turn)).isEqualTo("states 5^2+3");
  }

  @Test
  void aStarThatIsStatedTodayMultiplies() {
    assertThat(keysOf(point(), OptionalInt.empty()))
        .contains("2", "3", "5", "×", "(")
        .doesNotContain("4");
    for (var said : Map.of("5**2+3", "5^2+3", "5*2+3", "5×2+3").entrySet()) {
      LiveMatch point = point();
      Step.Taken taken = (Step.Taken) point.act(0, "states " + said.getKey(), Duration.ZERO);
      assertThat(statement(taken.match()))
          .contains("\"text\":\"" + said.getValue() + "\"")
          .contains("\"correct\":" + said.getKey().startsWith("5**"));
      assertThat(point.recorded("states " + said.getKey(), taken.turn()))
          .isEqualTo("states " + said.getValue());
    }
  }

  /** A point of MathDice in which Ann has called the target. */
  private static LiveMatch point() {
    LiveMatch point =
        opening(Map.of("game", "mathdice", "rules", "mathdice"), List.of("Ann", "Ben"));
    for (String line : List.of("shake", "target: 7 4", "dice: 2 3 5")) {
      point = ((Step.Taken) point.table(line, Duration.ZERO)).match();
    }
    return ((Step.Taken) point.act(0, "calls 28", Duration.ZERO)).match();
  }

  private static List<String> keysOf(LiveMatch match, OptionalInt seat) {
    return KeysCommandTest.texts(view(match, seat).path("shake").path("keys"));
  }

  private static String statement(LiveMatch match) {
    return view(match, OptionalInt.empty())
        .path("shakes")
        .path(0)
        .path("equations")
        .path(0)
        .toString();
  }
}
