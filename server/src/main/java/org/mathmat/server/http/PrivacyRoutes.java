package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.server.people.Accounts;
import org.mathmat.server.people.Person;
import org.mathmat.server.people.Robots;
import org.mathmat.server.people.Ticket;
import org.mathmat.server.people.Tokens;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.Directory;
import org.mathmat.server.table.TableCommand;
import org.mathmat.server.table.TableCommand.Reply;
import org.mathmat.server.table.Tables;
import org.mathmat.wire.Answer;

/** What is kept of a person: he gets all of it, and can have it deleted. */
record PrivacyRoutes(
    Guard guard,
    Accounts accounts,
    Tokens tokens,
    Robots robots,
    Departures departures,
    Tables tables,
    Directory directory) {
  void add(RoutesConfig routes) {
    routes.get("/api/account", this::export);
    routes.delete("/api/account", this::delete);
    routes.post("/api/account/name", this::show);
  }

  /** Everything that is kept of whoever asks, a guest or an account, as one file. */
  private void export(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.EXPORT, person.id());
    JsonObject json = Answer.object();
    json.put("id", person.id());
    json.put("name", person.name());
    json.put("account", person.kind() == Person.Kind.ACCOUNT);
    accounts.created(person.id()).ifPresent(at -> json.put("created", at.toString()));
    json.put("shown", accounts.isShown(person.id()));
    JsonArray known = json.putArray("tokens");
    for (Tokens.Known token : tokens.of(person.id())) {
      known.add(TokenRoutes.told(token));
    }
    JsonArray own = json.putArray("robots");
    for (Person robot : robots.of(person.id())) {
      own.add(Answer.object().put("id", robot.id()).put("name", robot.name()));
    }
    JsonArray entries = directory.of(person.id());
    json.set("tables", entries);
    JsonArray records = json.putArray("records");
    CompletableFuture<Void> all = CompletableFuture.completedFuture(null);
    for (Json entry : entries) {
      String code = entry.path("table").asText();
      all = all.thenCompose(_ -> record(person, code).thenAccept(records::add));
    }
    CompletableFuture<Void> told =
        all.thenRun(() -> {
          context.header("Content-Disposition", "attachment; filename=\"mathmat.json\"");
          Responses.json(context, 200, json);
        });
    context.future(() -> told);
  }

  /** The record of a table, or why there is none now. */
  private CompletableFuture<JsonObject> record(Person person, String code) {
    return tables
        .ask(code, replyTo -> new TableCommand.Export(java.util.Optional.of(person.id()), replyTo))
        .handle((reply, failure) -> {
          JsonObject json = Answer.object().put("table", code);
          Problem none = TableRoutes.noAnswer();
          if (failure == null) {
            switch (reply) {
              case Reply.Told(String text) -> {
                return json.put("record", text);
              }
              case Reply.Refused refused -> none = refused.problem();
            }
          }
          return json.put("code", none.code()).put("message", none.message());
        })
        .toCompletableFuture();
  }

  /** For good: who he was is known nowhere any more. An account shows its password once more. */
  private void delete(Context context) throws Exception {
    Ticket ticket = guard.present(context);
    JsonObject body = guard.body(context);
    if (ticket.person().kind() == Person.Kind.ACCOUNT) {
      PeopleRoutes.checkPassword(guard, accounts, context, ticket.person(), body);
    }
    departures.leave(ticket.person().id(), Instant.now());
    guard.forget(context);
    context.status(204);
  }

  private void show(Context context) throws Exception {
    Person owner = guard.owner(context);
    boolean shown = Guard.flag(guard.body(context), "shown");
    accounts.show(owner.id(), shown);
    Responses.json(context, 200, Answer.object().put("shown", shown));
  }
}
