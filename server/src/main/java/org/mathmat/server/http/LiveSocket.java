package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.eclipse.jetty.websocket.api.Callback;
import org.mathmat.json.JsonObject;
import org.mathmat.server.people.Accounts;
import org.mathmat.server.people.Person;
import org.mathmat.server.people.Ticket;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.Meters;
import org.mathmat.server.table.Session;
import org.mathmat.server.table.Tables;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.JsonLine;

/**
 * The WebSocket of a table. A client that reads too slowly is cut off when its queue is full; it
 * comes back and asks for what it has missed.
 */
final class LiveSocket {
  static final int LONGEST_MESSAGE = 16 * 1024;
  private static final int QUEUE = 64;
  private static final int MOST_SOCKETS = 20_000;
  private static final Duration SILENCE = Duration.ofSeconds(60);
  static final String PATH = "/api/tables/{table}/live";
  private static final String SESSION = "session";
  private static final String WHO = "who";
  private static final String ADDRESS = "address";

  /** A whole school may sit behind one address. */
  private static final int MOST_OF_AN_ADDRESS = 2_000;

  private final Guard guard;
  private final Limits limits;
  private final Accounts accounts;
  private final Tables tables;
  private final Meters meters;

  /** How many sockets each address has open. */
  private final Map<String, Integer> open = new ConcurrentHashMap<>();

  LiveSocket(Guard guard, Limits limits, Accounts accounts, Tables tables, Meters meters) {
    this.guard = guard;
    this.limits = limits;
    this.accounts = accounts;
    this.tables = tables;
    this.meters = meters;
  }

  void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(PATH, this::check);
    routes.ws(
        PATH,
        socket -> {
          socket.onConnect(this::connect);
          socket.onMessage(this::message);
          socket.onBinaryMessage(binary -> binary.closeSession(1003, "Text, please."));
          socket.onClose(closing -> {
            meters.sockets(-1);
            open.computeIfPresent(address(closing), (_, count) -> count > 1 ? count - 1 : null);
            // one that is not there yet sees that the socket is closed when it comes
            ActorRef<Session.Message> session = closing.attribute(SESSION);
            if (session != null) {
              session.tell(new Session.Message.Close());
            }
          });
        });
  }

  /** Before there is a socket: an ordinary request, refused in the ordinary way. */
  private void check(Context context) throws Exception {
    guard.checkOrigin(context);
    guard.limit(Limits.Kind.SOCKET, guard.address(context));
    TableRoutes.after(context.queryParam("after"));
    context.attribute(WHO, guard.ticket(context));
    context.attribute(ADDRESS, guard.address(context));
  }

  private void connect(WsConnectContext socket) throws Exception {
    int here = open.merge(address(socket), 1, Integer::sum);
    if (meters.sockets(1) > MOST_SOCKETS || here > limits.raised(MOST_OF_AN_ADDRESS)) {
      socket.closeSession(4429, "Too many sockets.");
      return;
    }
    socket.session.setMaxOutgoingFrames(QUEUE);
    socket.session.setIdleTimeout(SILENCE);
    Optional<Person> person = ticket(socket).map(Ticket::person);
    Optional<String> code = tables.find(socket.pathParam("table"));
    if (code.isEmpty()) {
      // A page sees the code of a closed socket, but not the status of one that was refused.
      socket.closeSession(4404, "There is no such table.");
      return;
    }
    long after = TableRoutes.after(socket.queryParam("after"));
    tables
        .open(code.get(), person, after, json -> send(socket, json))
        .whenComplete((session, failure) -> {
          if (failure != null) {
            socket.closeSession(1011, "Please come again.");
          } else {
            socket.attribute(SESSION, session);
            if (!socket.session.isOpen()) {
              session.tell(new Session.Message.Close());
            }
          }
        });
  }

  private static void send(WsContext socket, String json) {
    if (socket.session.isOpen()) {
      socket.session.sendText(json, Callback.from(() -> {}, _ -> socket.session.disconnect()));
    }
  }

  /** Says why and hangs up, without waiting until the client agrees. */
  private static void cut(WsContext socket, int code, String why) {
    socket.session.close(
        code, why, Callback.from(socket.session::disconnect, _ -> socket.session.disconnect()));
  }

  /** Tells the session, which after a restart takes a moment to come. */
  private static void tell(WsContext socket, Session.Message message) throws Problem.Thrown {
    ActorRef<Session.Message> session = socket.attribute(SESSION);
    if (session == null) {
      throw Problem.of(
              Problem.Code.BUSY, "The table is being set up. Please send it again in a moment.")
          .thrown();
    }
    session.tell(message);
  }

  private static String address(WsContext socket) {
    return Optional.ofNullable(socket.<String>attribute(ADDRESS)).orElse("");
  }

  private static Optional<Ticket> ticket(WsContext socket) {
    return Optional.ofNullable(socket.<Optional<Ticket>>attribute(WHO)).flatMap(ticket -> ticket);
  }

  private void message(WsMessageContext socket) throws SQLException {
    Optional<Ticket> ticket = ticket(socket);
    if (ticket.isPresent() && !accounts.counts(ticket.get())) {
      cut(socket, 4401, "Please say again who you are.");
      return;
    }
    boolean allowed =
        ticket.isPresent()
            ? limits.allows(Limits.Kind.ACT, ticket.get().person().id())
            : limits.allows(Limits.Kind.WATCHER, address(socket));
    if (!allowed) {
      cut(socket, 4429, "That was a bit much.");
      return;
    }
    String id = "";
    try {
      JsonObject message = JsonLine.read(socket.message());
      id = message.path("id").asText();
      String type = message.path("type").asText();
      if (ticket.isEmpty() && !type.equals("ping")) {
        // A stranger's wish never reaches the table.
        throw Problem.of(Problem.Code.NOT_KNOWN, "You watch this table; you do not play at it.")
            .thrown();
      }
      switch (type) {
        case "act" ->
            tell(
                socket,
                new Session.Message.Act(
                    TableRoutes.text(message, "id", 64), TableRoutes.text(message, "act", 2_000)));
        case "phrase" ->
            tell(socket, new Session.Message.Say(TableRoutes.text(message, "phrase", 64)));
        case "ping" -> send(socket, "{\"type\":\"pong\"}");
        default ->
            throw Problem.bad("FIELD_VALUE", "The field \"type\" must be act, phrase or ping.")
                .thrown();
      }
    } catch (BadInput why) {
      send(socket, Session.refused(id, Problem.bad(why.code().name(), why.message())));
    } catch (Problem.Thrown why) {
      send(socket, Session.refused(id, why.problem()));
    }
  }
}
