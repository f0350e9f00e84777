package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/**
 * Plays whole matches of every game and book on a real server, on each database, and keeps what was
 * stored: {@code ./mathmat journals RELEASE MINUTES}. Each release adds its own journals, and
 * nobody ever changes those of another; {@link GoldenJournalTest} opens them all.
 */
class RecordJournals {
  /** In minutes: long enough for the clock to stop a round. */
  private static final int LONGEST = Integer.getInteger("journals.minutes", 38);

  /** Whether only what has an event is kept of which there is no journal yet. */
  private static final boolean ONLY_NEW = Boolean.getBoolean("journals.new");

  /** Which tables are played, by their settings. */
  private static final Pattern ONLY = Pattern.compile(System.getProperty("journals.only", ""));

  /** The phases in which a table each is left alone, with its shake in play. */
  private static final List<String> LEFT_IN =
      List.of("choosing", "setting", "answering", "moving", "holding", "writing", "checking");

  @TempDir Path folder;

  private final Map<String, Integer> done = Explorer.nothingDone();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /** A table at which somebody plays. */
  private record Playing(String title, String code, List<Client> people, Future<?> end) {}

  @Test
  void record() throws Exception {
    String release = System.getProperty("journals.release", "");
    assertThat(release).as("-Djournals.release=RELEASE").matches("[0-9A-Za-z.-]+");
    try (EmbeddedPostgres postgres = Postgres.start()) {
      String address = postgres.getJdbcUrl("postgres", "postgres");
      Options own = GoldenJournals.options(folder.resolve("own"));
      Options shared = GoldenJournals.options(folder.resolve("shared"));
      try (Server embedded = new Server(own);
          Server other = new Server(shared.with(address, "postgres", "postgres"))) {
        Waiting.until(() -> embedded.ready() && other.ready());
        List<Playing> sqlite = begin(embedded.port(), 0);
        List<Playing> postgresql = begin(other.port(), 1);
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(LONGEST);
        GoldenJournals.Written here = new GoldenJournals.Written(release, "sqlite");
        GoldenJournals.Written there = new GoldenJournals.Written(release, "postgresql");
        keep(sqlite, here, end);
        keep(postgresql, there, end);
        try (Connection tables =
                DriverManager.getConnection(
                    "jdbc:sqlite:" + folder.resolve("own").resolve("tables.sqlite"));
            Connection database = postgres.getPostgresDatabase().getConnection()) {
          Set<String> known = ONLY_NEW ? GoldenJournals.kinds() : Set.of();
          here.write(tables, known);
          there.write(database, known);
        }
      }
    }
  }

  /** Waits until a match is over and keeps what it came to; one that is not over is left out. */
  private static void keep(List<Playing> all, GoldenJournals.Written written, long end)
      throws Exception {
    for (Playing one : all) {
      try {
        one.end().get(Math.max(1, end - System.nanoTime()), TimeUnit.NANOSECONDS);
        written.add(one.title(), one.code(), one.people());
      } catch (TimeoutException unfinished) {
        one.end().cancel(true);
        System.out.println(
            "left out, since it is not over: "
                + one.title()
                + " "
                + one.people().getFirst().get("/api/tables/" + one.code()).text());
      }
    }
  }

  private List<Playing> begin(int port, int database) throws Exception {
    List<Playing> playing = new ArrayList<>();
    int number = database;
    for (JsonNode game : new Client(port).get("/api/games").json().get("games")) {
      for (JsonNode rules : game.get("rules")) {
        ObjectNode book = json();
        book.set("game", game.get("game"));
        book.set("rules", rules.get("rules"));
        if (game.get("game").asText().equals("mathdice")) {
          ObjectNode dice = book.deepCopy();
          begin(playing, port, dice.put("play", "short"), number++, Pace.DAWDLING, "");
          begin(playing, port, dice.deepCopy().put("play", "long"), number++, Pace.QUICK, "");
          continue;
        }
        for (JsonNode division : rules.get("divisions")) {
          ObjectNode settings = settings(book, division.asText(), number);
          begin(playing, port, settings, number++, Pace.UNTIMED, "");
        }
        String middle = rules.get("divisions").get(2).asText();
        begin(playing, port, settings(book, middle, number), number, Pace.DAWDLING, "");
        for (String phase : LEFT_IN) {
          if ((number++ + database) % 2 == 0) {
            begin(playing, port, settings(book, middle, number), number, Pace.UNTIMED, phase);
          }
        }
      }
    }
    return playing;
  }

  private static ObjectNode settings(ObjectNode book, String division, int number) {
    return book.deepCopy()
        .put("division", division)
        .put("checking", number % 2 == 0 ? "players" : "judge")
        .put("procedure", number % 3 == 0 ? "tournament" : "strict");
  }

  /** Whether time counts, and whether it is let run out now and then. */
  private enum Pace {
    UNTIMED,
    QUICK,
    DAWDLING
  }

  /**
   * People sit down and play, if this is a table that is wanted.
   *
   * @param until the phase in which the match is left, or nothing
   */
  private void begin(
      List<Playing> playing, int port, ObjectNode settings, int number, Pace pace, String until)
      throws Exception {
    boolean alone = until.isEmpty() && pace == Pace.UNTIMED && number % 3 == 1;
    settings.put("timed", pace != Pace.UNTIMED);
    var seats = settings.putArray("seats").add("me").add("open");
    if (number % 4 != 0 && !alone) {
      seats.add("open");
    }
    if (alone) {
      seats.add("bot:" + List.of("beginner", "club", "tournament", "perfect").get(number % 4));
    }
    if (until.equals("checking")) {
      settings.put("checking", "players");
    }
    if (!ONLY.matcher(settings.toString()).find()) {
      return;
    }
    List<Client> people = new ArrayList<>(List.of(Client.named(port, "Ann")));
    String code = people.getFirst().post("/api/tables", settings).json().get("table").asText();
    String table = "/api/tables/" + code;
    if (seats.size() == 3 && !alone) {
      comeAndGo(port, table, people.getFirst());
    }
    for (String name : List.of("Ben", "Cam")) {
      if (people.size() < seats.size() - (alone ? 1 : 0)) {
        people.add(Client.named(port, name));
        assertThat(people.getLast().post(table + "/join", json()).status()).isEqualTo(200);
      }
    }
    Explorer explorer = new Explorer(code, people, pace == Pace.DAWDLING, done, number);
    Future<?> end =
        threads.submit(() -> {
          explorer.play(until);
          return "over";
        });
    playing.add(new Playing(settings.toString(), code, people, end));
  }

  /** Somebody sits down and gets up again, a robot is put on a seat and taken away. */
  private static void comeAndGo(int port, String table, Client host) throws Exception {
    Client dot = Client.named(port, "Dot");
    dot.post(table + "/join", json().put("seat", 1));
    dot.post(table + "/leave", json());
    host.post(table + "/robots", json().put("seat", 1).put("bot", "club"));
    host.post(table + "/robots", json().put("seat", 1).putNull("bot"));
  }
}
