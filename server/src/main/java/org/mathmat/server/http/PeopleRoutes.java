package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.mathmat.json.JsonObject;
import org.mathmat.server.Problem;
import org.mathmat.server.people.Accounts;
import org.mathmat.server.people.CommonPasswords;
import org.mathmat.server.people.Names;
import org.mathmat.server.people.Person;
import org.mathmat.server.people.Ticket;
import org.mathmat.wire.Answer;

/** Guests and accounts. */
record PeopleRoutes(Guard guard, Accounts accounts) {
  private static final int SHORTEST_PASSWORD = 8;
  private static final int LONGEST_PASSWORD = 200;

  void add(RoutesConfig routes) {
    routes.post("/api/guest", this::guest);
    routes.get("/api/me", context -> tell(context, 200, guard.known(context)));
    routes.post("/api/account", this::create);
    routes.post("/api/login", this::login);
    routes.post("/api/logout", this::logout);
    routes.post("/api/password", this::change);
  }

  private void guest(Context context) throws Exception {
    String name = name(guard.body(context));
    Optional<Person> before =
        guard.person(context).filter(person -> person.kind() == Person.Kind.GUEST);
    if (before.isEmpty()) {
      guard.limit(Limits.Kind.GUEST, guard.address(context));
    }
    String id = before.map(Person::id).orElseGet(() -> UUID.randomUUID().toString());
    welcome(context, 200, Ticket.guest(new Person(id, name, Person.Kind.GUEST)));
  }

  private void create(Context context) throws Exception {
    guard.limit(Limits.Kind.LOGIN, guard.address(context));
    JsonObject body = guard.body(context);
    String name = name(body);
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
    Person person = guard.known(context);
    JsonObject body = guard.body(context);
    guard.limit(Limits.Kind.LOGIN, guard.address(context));
    guessing(context, person.name());
    String before = password(body, "password");
    String wished = wished(body, "new", person.name());
    Optional<Ticket> ticket =
        person.kind() == Person.Kind.ACCOUNT
            ? accounts.change(person, before, wished)
            : Optional.empty();
    welcome(context, 200, ticket.orElseThrow(PeopleRoutes::wrong));
  }

  /** However the name is spelled, and only for whoever guesses: nobody can lock another out. */
  private void guessing(Context context, String name) throws Problem.Thrown {
    guard.limit(Limits.Kind.GUESS, guard.address(context) + " " + Names.key(name));
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
