package org.mathmat.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.router.Endpoint;
import io.javalin.router.ParsedEndpoint;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.ServerConnector;
import org.mathmat.server.options.Options;
import org.mathmat.server.people.Accounts;
import org.mathmat.server.people.Erasures;
import org.mathmat.server.people.Robots;
import org.mathmat.server.people.Tickets;
import org.mathmat.server.people.Tokens;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.Directory;
import org.mathmat.server.table.Meters;
import org.mathmat.server.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web server: every route, and what holds for all of them. */
public final class Web implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Web.class);
  private static final String BEGUN = "begun";

  /** What the system keeps for one client that does not read; otherwise it may be megabytes. */
  private static final int SEND_BUFFER = 128 * 1024;

  /** Scripts, styles and connections of the server's own pages only; Wasm for the rules engine. */
  private static final String CONTENT_POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'"
          + " data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private final Javalin javalin;
  private final Questions questions;
  private final Connections connections;

  /** What the routes need. */
  public record Parts(
      Options options,
      Tickets tickets,
      Accounts accounts,
      Erasures erasures,
      Tokens tokens,
      Robots robots,
      Departures departures,
      Tables tables,
      Directory directory,
      PrometheusMeterRegistry registry,
      Meters meters,
      Supplier<Optional<String>> trouble) {}

  public Web(Parts parts) {
    Limits limits = new Limits(parts.options().generosity());
    Guard guard =
        new Guard(parts.options(), parts.tickets(), parts.accounts(), parts.tokens(), limits);
    connections = new Connections(limits, parts.options());
    questions = new Questions(guard, new RecordsInPlay(parts.tables(), parts.directory()));
    javalin = Javalin.create(config -> configure(config, parts, guard, limits));
  }

  private void configure(JavalinConfig config, Parts parts, Guard guard, Limits limits) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.prefer405over404 = true;
    config.http.maxRequestSize = Guard.LONGEST_BODY;
    config.http.asyncTimeout = Duration.ofSeconds(30).toMillis();
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      http.setRequestHeaderSize(16 * 1024);
      http.setIdleTimeout(Duration.ofSeconds(30).toMillis());
    });
    // A request that arrives slowly holds no thread of the machine.
    config.concurrency.useVirtualThreads = true;
    config.jetty.modifyServer(server -> server.setErrorHandler(new LastResort()));
    config.jetty.modifyWebSocketServletFactory(factory -> {
      factory.setMaxTextMessageSize(LiveSocket.LONGEST_MESSAGE);
      factory.setMaxBinaryMessageSize(1024);
      factory.setIdleTimeout(Duration.ofSeconds(60));
    });
    config.routes.before(context -> {
      context.attribute(BEGUN, System.nanoTime());
      harden(context, parts.options());
      guard.check(context);
    });
    questions.add(config.routes);
    new PeopleRoutes(guard, parts.accounts(), parts.erasures()).add(config.routes);
    new TokenRoutes(guard, parts.departures(), parts.tokens(), parts.robots()).add(config.routes);
    new PrivacyRoutes(
            guard,
            parts.accounts(),
            parts.tokens(),
            parts.robots(),
            parts.departures(),
            parts.tables(),
            parts.directory())
        .add(config.routes);
    new TableRoutes(guard, parts.tables(), parts.directory()).add(config.routes);
    new Streams(guard, limits, parts.tables(), parts.directory()).add(config.routes);
    new LiveSocket(guard, limits, parts.accounts(), parts.tables(), parts.meters())
        .add(config.routes);
    new Operations(parts.registry(), parts.trouble()).add(config.routes);
    new Pages().add(config.routes);
    config.routes.exception(
        Problem.Thrown.class, (why, context) -> Responses.problem(context, why.problem()));
    config.routes.exception(HttpResponseException.class, Web::refused);
    config.routes.exception(
        SQLException.class,
        (failed, context) -> {
          LOG.warn("{} {}: the database failed", context.method(), context.path(), failed);
          Responses.problem(
              context,
              Problem.of(
                  Problem.Code.BUSY,
                  "The database does not answer just now. Please try again in a moment."));
        });
    config.routes.exception(
        Exception.class,
        (ours, context) -> {
          LOG.error("{} {} failed", context.method(), context.path(), ours);
          Responses.problem(
              context,
              Problem.of(
                  Problem.Code.INTERNAL,
                  "Mathmat made a mistake of its own here. Please report it."));
        });
    config.routes.after(context -> measure(context, parts.registry()));
  }

  private static void harden(Context context, Options options) {
    context.header("Content-Security-Policy", CONTENT_POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    context.header("X-Frame-Options", "DENY");
    if (context.path().startsWith("/api")) {
      context.header("Cache-Control", "no-store");
    }
    if (options.publicUrl().stream().anyMatch(url -> url.startsWith("https:"))) {
      context.header("Strict-Transport-Security", "max-age=31536000");
    }
  }

  private static void refused(HttpResponseException why, Context context) {
    Problem.Code code =
        switch (why.getStatus()) {
          case 404 -> Problem.Code.NOT_FOUND;
          case 405 -> Problem.Code.METHOD;
          case 413 -> Problem.Code.TOO_LONG;
          case 503 -> Problem.Code.BUSY;
          default -> Problem.Code.INTERNAL;
        };
    boolean theirs = why.getStatus() >= 400 && why.getStatus() < 500;
    Responses.problem(
        context,
        code == Problem.Code.INTERNAL && theirs
            ? Problem.bad("FIELD_VALUE", "This request cannot be understood.")
            : Problem.of(code, message(code)));
  }

  private static String message(Problem.Code code) {
    return switch (code) {
      case NOT_FOUND -> "There is nothing at this address.";
      case METHOD -> "This cannot be done at this address.";
      case TOO_LONG -> "The request is longer than " + Guard.LONGEST_BODY + " bytes.";
      default -> "Please try again.";
    };
  }

  private static void measure(Context context, PrometheusMeterRegistry registry) {
    Long begun = context.attribute(BEGUN);
    if (begun != null) {
      Timer.builder("mathmat.http")
          .description("HTTP requests")
          .tag("status", context.statusCode() / 100 + "xx")
          .publishPercentileHistogram()
          .register(registry)
          .record(System.nanoTime() - begun, TimeUnit.NANOSECONDS);
    }
  }

  /** Every route but the pages, as {@code GET /api/me}. */
  public List<String> routes() {
    List<String> routes = new ArrayList<>();
    for (ParsedEndpoint parsed : javalin.unsafe.internalRouter.allHttpHandlers()) {
      Endpoint endpoint = parsed.endpoint;
      if (endpoint.method.isHttpMethod() && !Pages.PATHS.contains(endpoint.path)) {
        routes.add(endpoint.method.name() + " " + endpoint.path);
      }
    }
    routes.add("GET " + LiveSocket.PATH);
    return routes;
  }

  /** Begins to answer; gives the port. */
  public int start(String host, int port) {
    javalin.start(host, port);
    for (Connector connector : javalin.jettyServer().server().getConnectors()) {
      if (connector instanceof ServerConnector tcp) {
        tcp.setAcceptedSendBufferSize(SEND_BUFFER);
        tcp.addEventListener(connections);
      }
    }
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
    questions.close();
  }
}
