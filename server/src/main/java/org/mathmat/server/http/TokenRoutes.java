package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.server.people.Names;
import org.mathmat.server.people.Person;
import org.mathmat.server.people.Robots;
import org.mathmat.server.people.Tokens;
import org.mathmat.server.problem.Problem;
import org.mathmat.wire.Answer;

/** What an account gives to programs: tokens of its own, and robots with tokens of theirs. */
record TokenRoutes(Guard guard, Departures departures, Tokens tokens, Robots robots) {
  private static final int LONGEST_NAME = 40;
  private static final Duration USUAL = Duration.ofDays(90);

  void add(RoutesConfig routes) {
    routes.get("/api/tokens", this::list);
    routes.post("/api/tokens", this::make);
    routes.delete("/api/tokens/{token}", this::end);
    routes.get("/api/robots", this::robots);
    routes.post("/api/robots", this::robot);
    routes.delete("/api/robots/{robot}", this::dismiss);
  }

  private void list(Context context) throws Exception {
    JsonObject json = Answer.object();
    JsonArray all = json.putArray("tokens");
    for (Tokens.Known known : tokens.of(guard.owner(context).id())) {
      all.add(told(known));
    }
    Responses.json(context, 200, json);
  }

  static JsonObject told(Tokens.Known known) {
    return Answer.object()
        .put("id", known.id())
        .put("name", known.name())
        .put("created", known.created().toString())
        .put("until", known.until().toString());
  }

  private void make(Context context) throws Exception {
    Person owner = guard.owner(context);
    JsonObject body = guard.body(context);
    String name = TableRoutes.text(body, "name", LONGEST_NAME);
    Tokens.Made made = made(owner, name, good(body));
    Responses.json(context, 201, told(made.known()).put("token", made.token()));
  }

  private Tokens.Made made(Person person, String name, Duration good) throws Exception {
    return tokens
        .make(person.id(), name, Instant.now(), good)
        .orElseThrow(() ->
            Problem.of(Problem.Code.TOO_MANY, "There are 20 tokens already. End one first.")
                .thrown());
  }

  /** How long a token is good. */
  private static Duration good(JsonObject body) throws Problem.Thrown {
    Json days = body.path("days");
    if (days.isAbsent() || days.isNull()) {
      return USUAL;
    }
    if (!days.isInt() || days.asInt() < 1 || days.asInt() > Tokens.LONGEST.toDays()) {
      throw Problem.bad("FIELD_VALUE", "The field \"days\" must be a number from 1 to 366.")
          .thrown();
    }
    return Duration.ofDays(days.asInt());
  }

  private void end(Context context) throws Exception {
    if (!tokens.end(guard.owner(context).id(), context.pathParam("token"))) {
      throw Problem.of(Problem.Code.NOT_FOUND, "You have no such token.").thrown();
    }
    context.status(204);
  }

  private void robots(Context context) throws Exception {
    JsonObject json = Answer.object();
    JsonArray all = json.putArray("robots");
    for (Person robot : robots.of(guard.owner(context).id())) {
      all.add(Answer.object().put("id", robot.id()).put("name", robot.name()));
    }
    Responses.json(context, 200, json);
  }

  private void robot(Context context) throws Exception {
    Person owner = guard.owner(context);
    guard.limit(Limits.Kind.LOGIN, guard.address(context));
    JsonObject body = guard.body(context);
    String name =
        Names.clean(body.path("name").asText())
            .filter(Robots::isRobot)
            .orElseThrow(() ->
                Problem.bad(
                        "FIELD_VALUE",
                        "A robot's name has 1 to 20 letters and ends with the word bot, as in"
                            + " \"Ada bot\".")
                    .thrown());
    Duration good = good(body);
    Person robot =
        robots
            .make(owner.id(), name, Instant.now())
            .orElseThrow(() ->
                Problem.of(
                        Problem.Code.NAME_TAKEN,
                        "This name is taken, or you have ten robots already.")
                    .thrown());
    Tokens.Made made = made(robot, "first", good);
    Responses.json(
        context,
        201,
        Answer.object()
            .put("id", robot.id())
            .put("name", robot.name())
            .put("token", made.token())
            .put("until", made.known().until().toString()));
  }

  private void dismiss(Context context) throws Exception {
    List<Person> own = robots.of(guard.owner(context).id());
    Person robot =
        own.stream()
            .filter(one -> one.id().equals(context.pathParam("robot")))
            .findFirst()
            .orElseThrow(
                () -> Problem.of(Problem.Code.NOT_FOUND, "You have no such robot.").thrown());
    departures.leave(robot.id(), Instant.now());
    context.status(204);
  }
}
