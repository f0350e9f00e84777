package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.mathdice.match.DiceEvent;
import org.mathmat.server.options.Options;
import org.mathmat.server.people.Person;
import org.mathmat.server.people.Ticket;
import org.mathmat.server.people.Tickets;
import org.mathmat.server.store.Database;
import org.mathmat.server.table.TableEvent;
import org.mathmat.table.shake.Event;

/**
 * Whatever a release has stored opens with what it came to then: a stored event is a fact and is
 * not judged again. A server is started on the rows of every golden journal, and shows each table
 * to everybody and to its players. Answers may have more in them than at the time, but not less.
 */
class GoldenJournalTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int FEWEST_TABLES = 25;

  /** Of what there must be a whole match on each database. */
  private static final List<String> BOOKS =
      List.of(
          "agloa-2015 basic",
          "agloa-2015 elementary",
          "agloa-2015 middle",
          "agloa-2015 junior",
          "agloa-2015 senior",
          "mlag-2018 minor",
          "mlag-2018 elementary",
          "mlag-2018 middle",
          "mlag-2018 high-school",
          "guide minor",
          "guide elementary",
          "guide middle",
          "agloa-2023 basic",
          "agloa-2023 elementary",
          "agloa-2023 middle",
          "agloa-2023 junior",
          "agloa-2023 senior",
          "mathdice short",
          "mathdice long");

  /** Events that no release has stored yet; the next one records journals that have them. */
  private static final Set<String> NEWER = Set.of("Paused", "Resumed", "SeatOffered", "SeatPassed");

  private final Tickets tickets =
      new Tickets(GoldenJournals.SECRET.getBytes(StandardCharsets.UTF_8));

  @TempDir Path folder;

  @Test
  void whatWasStoredOnTheEmbeddedDatabaseOpensAsItWas() throws Exception {
    open("sqlite", GoldenJournals.options(folder));
  }

  @Test
  void whatWasStoredOnPostgreSqlOpensAsItWas() throws Exception {
    try (EmbeddedPostgres postgres = Postgres.start()) {
      String address = postgres.getJdbcUrl("postgres", "postgres");
      open("postgresql", GoldenJournals.options(folder).with(address, "postgres", "postgres"));
    }
  }

  private void open(String database, Options options) throws Exception {
    List<GoldenJournals.Journals> all = GoldenJournals.on(database);
    assertThat(all).isNotEmpty();
    try (Database fresh = Database.open(options);
        Connection journal =
            DriverManager.getConnection(
                fresh.journal(), options.user().orElse(null), options.password().orElse(null));
        Connection rest = fresh.rest().getConnection()) {
      for (GoldenJournals.Journals one : all) {
        GoldenJournals.load(journal, one.rows());
        GoldenJournals.list(rest, one.tables());
      }
    }
    try (Server server = new Server(options)) {
      Waiting.until(server::ready);
      Set<String> books = new TreeSet<>();
      int tables = 0;
      for (GoldenJournals.Journals one : all) {
        Map<String, Map<String, Client>> people = people(server.port(), one.rows());
        for (JsonNode table : one.tables()) {
          String code = table.get("table").asText();
          check(one + " " + code, table, people.getOrDefault(code, Map.of()), server.port());
          if (table.at("/view/status").asText().equals("finished")) {
            books.add(book(table.at("/view/settings")));
          }
          tables++;
        }
      }
      assertThat(books).as("whole matches").containsAll(BOOKS);
      assertThat(tables).isGreaterThanOrEqualTo(FEWEST_TABLES);
    }
  }

  private static String book(JsonNode settings) {
    String part = settings.path(settings.has("play") ? "play" : "division").asText();
    return settings.get("rules").asText() + " " + part;
  }

  /** The people of each table, by their names there, with cookies that the server knows. */
  private Map<String, Map<String, Client>> people(int port, List<JsonNode> rows)
      throws JsonProcessingException {
    Map<String, Map<String, Client>> people = new TreeMap<>();
    for (JsonNode row : rows) {
      JsonNode event = event(row);
      String person = event.path("person").asText();
      if (event.get("type").asText().equals("SeatTaken") && !person.startsWith("bot:")) {
        String name = event.get("name").asText();
        Ticket ticket = Ticket.guest(new Person(person, name, Person.Kind.GUEST));
        people
            .computeIfAbsent(
                row.get("persistence_id").asText().substring("table|".length()),
                _ -> new TreeMap<>())
            .put(name, Client.known(port, tickets.issue(ticket, Instant.now())));
      }
    }
    return people;
  }

  private static JsonNode event(JsonNode row) throws JsonProcessingException {
    return MAPPER.readTree(row.get("event_payload").asText());
  }

  private static void check(String name, JsonNode was, Map<String, Client> people, int port)
      throws IOException, InterruptedException {
    List<Client> seen = new ArrayList<>();
    was.get("views").fieldNames().forEachRemaining(one -> seen.add(person(people, one)));
    ObjectNode is = GoldenJournals.summary(was.get("table").asText(), seen, new Client(port));
    ObjectNode without = was.deepCopy();
    without.remove("title");
    List<String> different = new ArrayList<>();
    compare("", without, is, different);
    assertThat(different).as(name).isEmpty();
    if (was.at("/view/status").asText().equals("playing")) {
      goOn(name, was, seen.getFirst());
    }
  }

  private static Client person(Map<String, Client> people, String name) {
    Client person = people.get(name);
    if (person == null) {
      throw new AssertionError("Nobody of this name has sat down: " + name);
    }
    return person;
  }

  /** Everything that was there is there; something may have been added. */
  private static void compare(String place, JsonNode was, JsonNode is, List<String> different) {
    if (was.isObject() && is.isObject()) {
      was.properties()
          .forEach(field ->
              compare(
                  place + "/" + field.getKey(),
                  field.getValue(),
                  is.path(field.getKey()),
                  different));
    } else if (was.isArray() && is.isArray() && was.size() == is.size()) {
      for (int i = 0; i < was.size(); i++) {
        compare(place + "/" + i, was.get(i), is.get(i), different);
      }
    } else if (!was.equals(is)) {
      different.add(place + " was " + was + " and is " + is);
    }
  }

  /** A shake that was in play is still played. */
  private static void goOn(String name, JsonNode was, Client player)
      throws IOException, InterruptedException {
    String table = "/api/tables/" + was.get("table").asText();
    Client.Got left = player.post(table + "/leave", Client.json());
    assertThat(left.status()).as(name + left.text()).isEqualTo(200);
    assertThat(left.json().get("version").asLong())
        .as(name)
        .isGreaterThan(was.at("/view/version").asLong());
  }

  /** Whoever adds an event records a journal that has it: see CONTRIBUTING. */
  @Test
  void everyKindOfEventIsInAGoldenJournal() throws IOException {
    Set<String> kinds = new TreeSet<>();
    List.of(TableEvent.class, Event.class, DiceEvent.class).forEach(type -> collect(type, kinds));
    assertThat(kinds).hasSizeGreaterThan(50);
    Set<String> recorded = GoldenJournals.kinds();
    kinds.removeAll(recorded);
    assertThat(kinds)
        .as("the kinds of events in no golden journal; CONTRIBUTING says how to record them")
        .isEqualTo(NEWER);
  }

  private static void collect(Class<?> type, Set<String> kinds) {
    for (Class<?> one : type.getPermittedSubclasses()) {
      if (one.isSealed()) {
        collect(one, kinds);
      } else {
        kinds.add(one.getSimpleName());
      }
    }
  }
}
