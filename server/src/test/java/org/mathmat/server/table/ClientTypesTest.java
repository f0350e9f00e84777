package org.mathmat.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.mathmat.host.House;
import org.mathmat.host.Ledger;
import org.mathmat.host.Refusal;
import org.mathmat.host.Seed;
import org.mathmat.host.Settings;
import org.mathmat.host.Sitter;
import org.mathmat.host.Step;
import org.mathmat.host.TableState;
import org.mathmat.json.Bounds;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonReader;
import org.mathmat.json.Shape;
import org.mathmat.server.problem.Problem;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Division;
import org.mathmat.table.shake.Procedure;
import org.mathmat.wire.Answer;
import org.mathmat.wire.ShelfJson;
import org.mathmat.wire.TableJson;

/**
 * The client's types are made from the forms with which the server writes, and what is sent of
 * random matches of every book is held against the same: no field is missing, and none is unknown.
 */
class ClientTypesTest {
  private static final Path TYPES = Path.of("..", "web/src/main/web/base/wire.ts");
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00.400Z");
  private static final LocalDate TODAY = LocalDate.of(2026, 11, 15);
  private static final List<Sitter.Person> PEOPLE =
      List.of(
          new Sitter.Person("a", "Ann"),
          new Sitter.Person("b", "Ben"),
          new Sitter.Person("c", "Cam O'Neil"));
  private static final Sitter.Person DIRECTOR = new Sitter.Person("d", "Dora");
  private static final int STEPS = 120;

  private final Random random = new Random(11);
  private final Looks looks = new Looks();
  private Ledger ledger = Ledger.EMPTY;
  private Instant now = NOON;
  private int messages;
  private int seeds;
  private final House house = new House(this::seed, name -> name);

  private Seed seed() {
    seeds++;
    return new Seed("%064x".formatted(seeds));
  }

  /** With {@code -Dmathmat.types=write}, which is {@code ./mathmat types}, they are written. */
  @Test
  void theClientsTypesAreWhatTheServerSends() throws IOException {
    String types =
        TypeScript.of(
            List.of(
                MessageForms.FORM.shape(),
                TableJson.LISTED.shape(),
                ShelfJson.form(TODAY).shape()));
    if ("write".equals(System.getProperty("mathmat.types"))) {
      Files.writeString(TYPES, types);
    }
    assertThat(Files.readString(TYPES)).as("made anew by ./mathmat types").isEqualTo(types);
  }

  @Test
  void theShelfLooksAsItIsDescribed() {
    assertThat(looks.wrong(ShelfJson.form(TODAY).shape(), ShelfJson.games(TODAY))).isEmpty();
    assertThat(cases("Years")).containsExactlyInAnyOrder("every", "even", "odd");
    assertThat(cases("GameName")).hasSize(Shelf.games().size());
  }

  @Test
  void whatIsSentOfMatchesOfEveryBookLooksAsItIsDescribed() throws Problem.Thrown {
    int tables = 0;
    for (JsonObject settings : everything()) {
      play(settings);
      tables++;
    }
    assertThat(tables).isGreaterThanOrEqualTo(19);
    assertThat(messages).isGreaterThan(4_000);
    // A table rolls at once, so that nobody is shown the moment before.
    assertThat(cases("ShakePhase")).hasSize(8).doesNotContain("rolling");
    assertThat(cases("PointView")).containsExactlyInAnyOrder("calling", "stating");
    assertThat(cases("AroundEvent")).hasSizeGreaterThanOrEqualTo(11);
    assertThat(cases("ShakeEvent")).as("kinds of events").hasSizeGreaterThan(30);
    assertThat(cases("DiceEvent")).hasSizeGreaterThanOrEqualTo(9);
    assertThat(cases("Message")).containsExactlyInAnyOrder("view", "ack", "refused");
  }

  private Set<String> cases(String name) {
    return looks.cases().stream()
        .filter(one -> one.startsWith(name + " "))
        .map(one -> one.substring(name.length() + 1))
        .collect(Collectors.toSet());
  }

  /** The settings of a table of every book and division, and of every way to play it. */
  private static List<JsonObject> everything() {
    List<JsonObject> all = new ArrayList<>();
    for (ShelvedGame game : Shelf.games()) {
      switch (game) {
        case ShelvedGame.InShakes<?> shakes ->
            shakes
                .books()
                .forEach(book -> {
                  for (Division<?> division : book.divisions()) {
                    JsonObject one = settings(game, book.id()).put("division", division.id());
                    all.add(one.put("checking", all.size() % 2 == 0 ? "judge" : "players"));
                    one.put("procedure", all.size() % 3 == 0 ? "tournament" : "strict");
                  }
                });
        case ShelvedGame.MathDice dice ->
            dice.imprints()
                .forEach(book ->
                    List.of("short", "long")
                        .forEach(play -> all.add(settings(game, book.id()).put("play", play))));
      }
    }
    return all;
  }

  private static JsonObject settings(ShelvedGame game, String rules) {
    return Answer.object().put("game", game.id()).put("rules", rules);
  }

  private TableState state() {
    return ledger.state().orElseThrow();
  }

  private void play(JsonObject asked) throws Problem.Thrown {
    List.of("open", "open", "open").forEach(asked.putArray("seats")::add);
    ledger = Ledger.EMPTY;
    now = NOON;
    Settings settings = StoredSettings.read(asked, Set.of(), TODAY).opened();
    keep(house.create("CODE2345", settings, DIRECTOR, now));
    keep(house.robot(state(), DIRECTOR.id(), 1, Optional.of("club"), now));
    keep(house.robot(state(), DIRECTOR.id(), 1, Optional.empty(), now));
    for (Sitter.Person person : PEOPLE) {
      keep(house.join(state(), person, OptionalInt.empty(), now));
    }
    for (int step = 0; step < STEPS && state().status() == TableState.Status.PLAYING; step++) {
      now = now.plusSeconds(random.nextInt(step % 50 == 49 ? 90 : 6));
      keep(house.due(state(), now));
      if (step % 40 == 20) {
        interrupt(step);
      }
      act(step);
    }
    keep(house.due(state(), now.plusSeconds(2 * Procedure.Round.USUAL.stop().toSeconds())));
    told(0);
  }

  /** Whoever runs the match stops it for a while, and lets somebody else take a seat. */
  private void interrupt(int step) {
    keep(house.pause(state(), DIRECTOR.id(), now));
    keep(house.offer(state(), DIRECTOR.id(), 2, now));
    keep(house.join(state(), new Sitter.Person("e" + step, "Eve"), OptionalInt.empty(), now));
    now = now.plusSeconds(40);
    keep(house.resume(state(), DIRECTOR.id(), now));
  }

  private void act(int step) {
    int seat = random.nextInt(PEOPLE.size());
    Json view = new Messages(ledger, Set.of("a"), now).view(viewer(seat));
    List<String> acts = new ArrayList<>();
    for (Json offer : view.path("offers").path("acts").entries()) {
      if (!List.of("leaves", "finish").contains(offer.asText()) || random.nextInt(20) == 0) {
        acts.add(offer.asText());
      }
    }
    for (Json open : view.path("offers").path("open").entries()) {
      acts.add(filled(open.asText()));
    }
    if (!acts.isEmpty()) {
      String words = acts.get(random.nextInt(acts.size()));
      keep(house.act(state(), seat, "act " + step, words, now));
      ledger
          .answered(seat, "act " + step)
          .ifPresent(stored -> looks("ack", acknowledged("act " + step, stored)));
    }
  }

  private static JsonObject acknowledged(String id, Ledger.Stored stored) {
    return MessageForms.ACK.write(
        new MessageForms.Message.Ack(id, stored.version(), stored.setAside()));
  }

  private String filled(String open) {
    return switch (open) {
      case "goal" -> "goal " + (1 + random.nextInt(5));
      case "presents" -> "presents " + List.of("1+2", "B∪R", "nothing").get(random.nextInt(3));
      case "calls" -> "calls " + random.nextInt(100);
      case "states" -> "states 1+2+3";
      default -> open + " Ann because NOT_EQUAL";
    };
  }

  private static TableState.Viewer viewer(int seat) {
    return new TableState.Viewer(
        seat < 0 ? OptionalInt.empty() : OptionalInt.of(seat), seat == 0, seat < 0);
  }

  private void keep(House.Decision decision) {
    switch (decision) {
      case House.Decision.Happens happens -> {
        long before = ledger.version();
        for (Step step : happens.steps()) {
          ledger = ledger.with(step);
        }
        told(before);
      }
      case House.Decision.Refused(Refusal refusal) -> message(refused(Refusals.reply(refusal)));
    }
  }

  private static String refused(TableCommand.Reply reply) {
    return Session.refused("", ((TableCommand.Reply.Refused) reply).problem());
  }

  /** What everybody gets after a number. */
  private void told(long after) {
    Messages all = new Messages(ledger, Set.of("b"), now);
    for (int seat = -1; seat < state().sitters().size(); seat++) {
      if (seat < 0 || state().sitters().get(seat).isPresent()) {
        message(all.to(viewer(seat), after));
      }
    }
    assertThat(looks.wrong(TableJson.LISTED.shape(), TableJson.LISTED.write(state()))).isEmpty();
  }

  private void message(String text) {
    assertThat(JsonReader.read(text, Bounds.USUAL))
        .isInstanceOfSatisfying(
            JsonReader.Read.Good.class,
            good -> assertThat(looks.wrong(MessageForms.FORM.shape(), good.json())).isEmpty());
    messages++;
  }

  /** An answer has all of a message but its type. */
  private void looks(String type, JsonObject answer) {
    JsonObject message = new JsonObject().put("type", type).setAll(answer);
    assertThat(looks.wrong(MessageForms.FORM.shape(), message)).isEmpty();
  }

  @Test
  void aShapeThatDoesNotFitIsFound() {
    Shape shape =
        new Shape.ObjectOf(
            "Cube",
            List.of(
                new Shape.Field("cube", Shape.Plain.TEXT),
                new Shape.Field("place", new Shape.Words("Place", List.of("R", "")))));
    assertThat(looks.wrong(shape, cube("r2", "R"))).isEmpty();
    assertThat(looks.wrong(shape, cube("r2", "S")))
        .containsExactly("/place: \"S\" instead of one of [R, ]");
    assertThat(looks.wrong(shape, new JsonObject().put("cube", 2).put("of", "red")))
        .containsExactly("/cube: 2 instead of a text", ": place is missing", ": of is unknown");
    assertThat(looks.wrong(new Shape.ListOf(shape), cube("r2", "R"))).hasSize(1);
  }

  private static JsonObject cube(String cube, String place) {
    return new JsonObject().put("cube", cube).put("place", place);
  }
}
