package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.mathmat.json.JsonObject;
import org.mathmat.server.people.Accounts;
import org.mathmat.server.people.CommonPasswords;
import org.mathmat.server.people.Erasures;
import org.mathmat.server.people.Names;
import org.mathmat.server.people.Person;
import org.mathmat.server.people.Robots;
import org.mathmat.server.people.Ticket;
import org.mathmat.server.problem.Problem;
import org.mathmat.wire.Answer;

/** Guests and accounts. */
record PeopleRoutes(Guard guard, Accounts accounts, Erasures erasures) {
  private static final int SHORTEST_PASSWORD = 8;
  private static final int LONGEST_PASSWORD = 200;

  void add(RoutesConfig routes) {
    routes.post("/api/guest", this::guest);
    routes.get("/api/me", this::me);
    routes.post("/api/account", this::create);
    routes.post("/api/login", this::login);
    routes.post("/api/logout", this::logout);
    routes.post("/api/password", this::change);
  }

  private void me(Context context) throws Exception {
    Person person = guard.known(context);
    if (person.kind() == Person.Kind.GUEST) {
      erasures.seen(person.id(), Instant.now());
    }
    tell(context, 200, person);
  }

  private void guest(Context context) throws Exception {
    String name = person(guard.body(context));
    Optional<Person> before =
        guard.person(context).filter(person -> person.kind() == Person.Kind.GUEST);
    if (before.isEmpty()) {
      guard.limit(Limits.Kind.GUEST, guard.address(context));
    }
    String id = before.map(Person::id).orElseGet(() -> UUID.randomUUID().toString());
    erasures.seen(id, Instant.now());
    welcome(context, 200, Ticket.guest(new Person(id, name, Person.Kind.GUEST)));
  }

  private void create(Context context) throws Exception {
    guard.limit(Limits.Kind.LOGIN, guard.address(context));
    JsonObject body = guard.body(context);
    String name = person(body);
    String password = wished(body, "password", name);
    String id =
        guard
            .person(context)
            .filter(person -> person.kind() == Person.Kind.GUEST)
            .map(Person::id)
            .orElseGet(() -> UUID.randomUUID().toString());
    Ticket ticket =
        accounts
            .create(id, name, password, Instant.now())
            .orElseThrow(() ->
                Problem.of(
                        Problem.Code.NAME_TAKEN,
                        "Somebody has an account with this name already. Please choose"
                            + " another.")
                    .thrown());
    welcome(context, 201, ticket);
  }

  private void login(Context context) throws Exception {
    JsonObject body = guard.body(context);
    String name = name(body);
    guard.limit(Limits.Kind.LOGIN, guard.address(context));
    guessing(context, name);
    Ticket ticket =
        accounts.find(name, password(body, "password")).orElseThrow(PeopleRoutes::wrong);
    welcome(context, 200, ticket);
  }

  private void logout(Context context) throws Exception {
    boolean everywhere = Guard.flag(guard.body(context), "everywhere");
    Optional<Ticket> ticket = guard.ticket(context);
    if (ticket.isPresent()) {
      switch (ticket.get().person().kind()) {
        case GUEST -> accounts.forget(ticket.get().person(), Instant.now());
        case ACCOUNT -> {
          if (everywhere) {
            accounts.logOutEverywhere(ticket.get().person());
          } else {
            accounts.end(ticket.get(), Instant.now());
          }
        }
      }
    }
    guard.forget(context);
    context.status(204);
  }

  private void change(Context context) throws Exception {
    Person person = guard.owner(context);
    JsonObject body = guard.body(context);
    guard.limit(Limits.Kind.LOGIN, guard.address(context));
    guessing(context, person.name());
    String before = password(body, "password");
    String wished = wished(body, "new", person.name());
    Ticket ticket = accounts.change(person, before, wished).orElseThrow(PeopleRoutes::wrong);
    welcome(context, 200, ticket);
  }

  /** However the name is spelled, and only for whoever guesses: nobody can lock another out. */
  private void guessing(Context context, String name) throws Problem.Thrown {
    guard.limit(Limits.Kind.GUESS, guard.address(context) + " " + Names.key(name));
  }

  /** Whoever decides about an account shows its password once more. */
  static void checkPassword(
      Guard guard, Accounts accounts, Context context, Person person, JsonObject body)
      throws Exception {
    guard.limit(Limits.Kind.LOGIN, guard.address(context));
    guard.limit(Limits.Kind.GUESS, guard.address(context) + " " + Names.key(person.name()));
    if (accounts.find(person.name(), password(body, "password")).isEmpty()) {
      throw wrong();
    }
  }

  private static Problem.Thrown wrong() {
    return Problem.of(Problem.Code.WRONG_PASSWORD, "There is no such name with this password.")
        .thrown();
  }

  private void welcome(Context context, int status, Ticket ticket) {
    guard.remember(context, ticket);
    tell(context, status, ticket.person());
  }

  private static void tell(Context context, int status, Person person) {
    JsonObject json = Answer.object();
    json.put("id", person.id());
    json.put("name", person.name());
    json.put("account", person.kind() == Person.Kind.ACCOUNT);
    Responses.json(context, status, json);
  }

  /** A name that a person takes: it does not say that he is a program. */
  private static String person(JsonObject body) throws Problem.Thrown {
    String name = name(body);
    if (Robots.isRobot(name)) {
      throw Problem.bad(
              "FIELD_VALUE",
              "Only programs are called bot. A program gets a name of its own with POST"
                  + " /api/robots.")
          .thrown();
    }
    return name;
  }

  private static String name(JsonObject body) throws Problem.Thrown {
    return Names.clean(body.path("name").asText())
        .orElseThrow(() ->
            Problem.bad(
                    "FIELD_VALUE",
                    "A name has 1 to 20 letters, digits, spaces or . _ - ' and is no word of"
                        + " the game such as \"roll\".")
                .thrown());
  }

  /** A password that somebody chooses: no child's first guess. */
  private static String wished(JsonObject body, String field, String name) throws Problem.Thrown {
    String password = password(body, field);
    if (CommonPasswords.has(password, name)) {
      throw Problem.bad(
              "COMMON_PASSWORD",
              "This password is one of the first that anybody would try. Three words that do not"
                  + " belong together make a good one.")
          .thrown();
    }
    return password;
  }

  private static String password(JsonObject body, String field) throws Problem.Thrown {
    String password = body.path(field).asText();
    if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
      throw Problem.bad("FIELD_VALUE", "A password has 8 to 200 characters.").thrown();
    }
    return password;
  }
}
