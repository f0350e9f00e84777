package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.typed.ActorRef;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.server.people.Person;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.Directory;
import org.mathmat.server.table.Session;
import org.mathmat.server.table.Tables;
import org.mathmat.wire.Answer;

/**
 * For programs: an answer that does not end, a JSON object a line. Each has a virtual thread, which
 * waits most of the time. A reader who is too slow is cut off and comes again with {@code after}.
 */
final class Streams {
  private static final int QUEUE = 64;

  /** After so long without news an empty line says that all is well. */
  private static final Duration QUIET = Duration.ofSeconds(15);

  /** How often lists are looked at. */
  private static final Duration PACE = Duration.ofSeconds(2);

  /** One for each table of some robots. */
  private static final int MOST_OF_AN_ADDRESS = 200;

  private final Guard guard;
  private final Limits limits;
  private final Tables tables;
  private final Directory directory;
  private final Map<String, Integer> open = new ConcurrentHashMap<>();

  Streams(Guard guard, Limits limits, Tables tables, Directory directory) {
    this.guard = guard;
    this.limits = limits;
    this.tables = tables;
    this.directory = directory;
  }

  void add(RoutesConfig routes) {
    routes.get("/api/tables/{table}/stream", context -> counted(context, this::table));
    routes.get("/api/stream", context -> counted(context, this::mine));
  }

  private interface Streaming {
    void to(Context context) throws Exception;
  }

  private void counted(Context context, Streaming streaming) throws Exception {
    String address = guard.address(context);
    try {
      if (open.merge(address, 1, Integer::sum) > limits.raised(MOST_OF_AN_ADDRESS)) {
        throw Problem.of(Problem.Code.TOO_MANY, "Too many streams of yours are open.").thrown();
      }
      streaming.to(context);
    } finally {
      open.computeIfPresent(address, (_, count) -> count > 1 ? count - 1 : null);
    }
  }

  private void table(Context context) throws Exception {
    Optional<Person> person = guard.person(context);
    String code = TableRoutes.code(tables, context);
    long after = TableRoutes.after(context.queryParam("after"));
    BlockingQueue<String> news = new ArrayBlockingQueue<>(QUEUE);
    AtomicBoolean slow = new AtomicBoolean();
    ActorRef<Session.Message> session =
        tables
            .open(
                code,
                person,
                after,
                json -> {
                  if (!news.offer(json)) {
                    slow.set(true);
                  }
                })
            .toCompletableFuture()
            .get(QUIET.toSeconds(), TimeUnit.SECONDS);
    try {
      OutputStream out = begin(context);
      while (!slow.get() && isOpen(context)) {
        String json = news.poll(QUIET.toMillis(), TimeUnit.MILLISECONDS);
        line(out, json == null ? "" : json);
      }
    } catch (IOException hungUp) {
      // The client has what it wanted.
    } finally {
      session.tell(new Session.Message.Close());
    }
  }

  /** Whether whoever opened it still may: a token may have ended, an account be gone. */
  private boolean isOpen(Context context) throws Exception {
    return guard.ticket(context).isPresent() || !guard.claims(context);
  }

  private void mine(Context context) throws Exception {
    Person person = guard.known(context);
    Map<String, String> told = new HashMap<>();
    try {
      OutputStream out = begin(context);
      long spoken = System.nanoTime();
      while (isOpen(context)) {
        for (Json entry : directory.of(person.id())) {
          String code = entry.path("table").asText();
          if (!entry.toString().equals(told.put(code, entry.toString()))) {
            JsonObject json = Answer.object().put("type", "table").setAll((JsonObject) entry);
            line(out, json.toString());
            spoken = System.nanoTime();
          }
        }
        if (System.nanoTime() - spoken > QUIET.toNanos()) {
          line(out, "");
          spoken = System.nanoTime();
        }
        Thread.sleep(PACE);
      }
    } catch (IOException hungUp) {
      // The client has what it wanted.
    }
  }

  private static OutputStream begin(Context context) throws IOException {
    context.res().setContentType("application/x-ndjson; charset=utf-8");
    OutputStream out = context.res().getOutputStream();
    // The client sees at once that it is heard.
    line(out, "");
    return out;
  }

  private static void line(OutputStream out, String json) throws IOException {
    out.write((json + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
