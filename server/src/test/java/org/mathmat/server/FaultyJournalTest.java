package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/**
 * A journal that refuses to store, once or at random, and then does again: nobody is told of
 * anything that is not in its rows. The database itself refuses, so that nothing here knows how the
 * server writes.
 */
class FaultyJournalTest {
  private static final int STEPS = Integer.getInteger("mathmat.faulty.steps", 12);

  @TempDir Path folder;

  /** How a database is made to refuse what tables store, always or now and then, and no more. */
  private record Fault(List<String> always, List<String> sometimes, List<String> none) {
    static final Fault SQLITE =
        new Fault(
            List.of(sqlite("")),
            List.of(sqlite(" AND abs(random()) % 3 = 0")),
            List.of("DROP TRIGGER faulty"));

    static final Fault POSTGRESQL =
        new Fault(
            postgresql("true"),
            postgresql("random() < 0.33"),
            List.of("DROP TRIGGER faulty ON event_journal"));

    private static String sqlite(String when) {
      return "CREATE TRIGGER faulty BEFORE INSERT ON event_journal"
          + " WHEN NEW.persistence_id LIKE 'table|%'"
          + when
          + " BEGIN SELECT RAISE(ABORT, 'the journal is faulty'); END";
    }

    private static List<String> postgresql(String when) {
      return List.of(
          "CREATE OR REPLACE FUNCTION faulty() RETURNS trigger AS $$ BEGIN"
              + " IF NEW.persistence_id LIKE 'table|%' AND "
              + when
              + " THEN RAISE EXCEPTION 'the journal is faulty'; END IF; RETURN NEW; END $$"
              + " LANGUAGE plpgsql",
          "CREATE TRIGGER faulty BEFORE INSERT ON event_journal"
              + " FOR EACH ROW EXECUTE FUNCTION faulty()");
    }
  }

  @Test
  void whatTheEmbeddedDatabaseRefusesIsNotAcknowledged() throws Exception {
    String address = "jdbc:sqlite:" + folder.resolve("tables.sqlite") + "?busy_timeout=5000";
    play(Options.embedded(folder).generous(1_000), address, Fault.SQLITE);
  }

  @Test
  void whatPostgreSqlRefusesIsNotAcknowledged() throws Exception {
    try (EmbeddedPostgres postgres = Postgres.start()) {
      String address = postgres.getJdbcUrl("postgres", "postgres");
      Options options = Options.embedded(folder).generous(1_000);
      play(options.with(address, "postgres", "postgres"), address, Fault.POSTGRESQL);
    }
  }

  /** A robot and the clock try again by themselves what could not be stored. */
  @Test
  void robotsAndClocksGoOnWhenTheJournalDoes() throws Exception {
    String address = "jdbc:sqlite:" + folder.resolve("tables.sqlite") + "?busy_timeout=5000";
    try (Server server = new Server(Options.embedded(folder).generous(1_000));
        Connection journal = DriverManager.getConnection(address)) {
      Waiting.until(server::ready);
      Client ann = Client.named(server.port(), "Ann");
      Client ben = Client.named(server.port(), "Ben");
      String held = withTheBlockInHand(ann, ben);
      String waiting = ann.get("/api/tables/" + held).json().at("/waiting/0/until").asText();
      Instant due = Instant.parse(waiting);

      JsonNode made = ann.post("/api/tables", settings("bot:random")).json();
      while (!made.at("/match/shake/setter").asText().equals("Ann")) {
        made = ann.post("/api/tables", settings("bot:random")).json();
      }
      String table = made.get("table").asText();
      setGoal(ann, made);
      run(journal, Fault.SQLITE.always());
      // The robot takes a second or two, and then some tries.
      Thread.sleep(3_000);
      assertThat(news(ann, table)).doesNotContain("\"player\":\"Robo\",\"act\":");
      run(journal, Fault.SQLITE.none());
      Waiting.until(() -> news(ann, table).contains("\"player\":\"Robo\",\"act\":"));

      // The block goes back when it was held for 15 seconds.
      assertThat(news(ann, held)).doesNotContain("BlockReturned");
      sleepUntil(due.minusSeconds(1));
      run(journal, Fault.SQLITE.always());
      sleepUntil(due.plusSeconds(2));
      assertThat(news(ann, held)).doesNotContain("BlockReturned");
      run(journal, Fault.SQLITE.none());
      Waiting.until(() -> news(ann, held).contains("BlockReturned"));
    }
  }

  private static ObjectNode settings(String other) {
    ObjectNode settings =
        Client.json()
            .put("game", "equations")
            .put("rules", "mlag-2018")
            .put("division", "elementary");
    settings.putArray("seats").add("me").add(other);
    return settings;
  }

  private static void setGoal(Client setter, JsonNode view)
      throws IOException, InterruptedException {
    String table = view.get("table").asText();
    String goal = "goal " + Match.digits(view).getFirst();
    assertThat(setter.act(table, "goal", goal).status()).isEqualTo(200);
  }

  /** A table at which somebody has just taken the block. */
  private static String withTheBlockInHand(Client ann, Client ben)
      throws IOException, InterruptedException {
    String table = ann.post("/api/tables", settings("open")).json().get("table").asText();
    JsonNode view = ben.post("/api/tables/" + table + "/join", Client.json()).json();
    boolean annSets = view.at("/match/shake/setter").asText().equals("Ann");
    setGoal(annSets ? ann : ben, view);
    assertThat((annSets ? ben : ann).act(table, "block", "block").status()).isEqualTo(200);
    return table;
  }

  /** Not at all where it is that late already. */
  private static void sleepUntil(Instant moment) throws InterruptedException {
    Thread.sleep(Duration.between(Instant.now(), moment));
  }

  private static String news(Client ann, String table) throws IOException, InterruptedException {
    return ann.get("/api/tables/" + table + "/events").text();
  }

  private static void play(Options options, String address, Fault fault) throws Exception {
    Witness witness;
    String record;
    try (Server server = new Server(options);
        Connection journal = DriverManager.getConnection(address)) {
      Waiting.until(server::ready);
      Match match = new Match(server.port(), 21);
      witness = new Witness(match);
      match.play(10);
      witness.check(journal);
      once(match, journal, fault);
      witness.check(journal);
      atRandom(match, journal, fault);
      witness.check(journal);
      match.play(10);
      witness.check(journal);
      record = witness.record();
    }
    try (Server server = new Server(options);
        Connection journal = DriverManager.getConnection(address)) {
      Waiting.until(server::ready);
      witness.at(server.port());
      assertThat(witness.record()).isEqualTo(record);
      witness.watch();
      witness.check(journal);
      witness.close();
    }
  }

  private static void run(Connection journal, List<String> statements) throws SQLException {
    try (Statement statement = journal.createStatement()) {
      for (String one : statements) {
        statement.execute(one);
      }
    }
  }

  /** For a while nothing is stored: whoever acts is told so, and sends it again afterwards. */
  private static void once(Match match, Connection journal, Fault fault) throws Exception {
    int before = match.acknowledged();
    run(journal, fault.always());
    Waiting.until(() -> {
      match.step();
      return match.unanswered() >= 3;
    });
    assertThat(match.acknowledged()).isEqualTo(before);
    run(journal, fault.none());
    match.sendAgain();
    assertThat(match.acknowledged()).isGreaterThan(before);
  }

  private static void atRandom(Match match, Connection journal, Fault fault) throws Exception {
    int target = match.acknowledged() + STEPS;
    int refused = 0;
    run(journal, fault.sometimes());
    while (match.acknowledged() < target) {
      match.step();
      refused += match.unanswered();
      match.sendAgain();
    }
    run(journal, fault.none());
    assertThat(refused).isPositive();
  }
}
