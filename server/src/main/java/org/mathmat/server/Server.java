package org.mathmat.server;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.mathmat.host.Bots;
import org.mathmat.server.http.Departures;
import org.mathmat.server.http.Web;
import org.mathmat.server.options.Options;
import org.mathmat.server.people.Accounts;
import org.mathmat.server.people.Erasures;
import org.mathmat.server.people.Robots;
import org.mathmat.server.people.Tickets;
import org.mathmat.server.people.Tokens;
import org.mathmat.server.store.Database;
import org.mathmat.server.table.Directory;
import org.mathmat.server.table.Meters;
import org.mathmat.server.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: database, actors, web. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final String NAME = "mathmat";
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** How soon a node hears that another has logged somebody out. */
  private static final Duration HEARD_WITHIN = Duration.ofSeconds(10);

  /** Bots that would have to wait behind so many others do something simple at once. */
  private static final int WAITING_BOTS = 256;

  private final Database database;
  private final ActorSystem<SpawnProtocol.Command> system;
  private final Directory directory;
  private final ExecutorService thinkers;
  private final ExecutorService judges;
  private final Keeping keeping;
  private final Web web;
  private final int port;
  private volatile boolean closing;

  public Server(Options options) throws IOException, Options.Misuse {
    this(options, () -> LOG.error("The server has lost its cluster."));
  }

  /**
   * Starts everything.
   *
   * @param lost is run if the server ends though nobody closed it
   */
  Server(Options options, Runnable lost) throws IOException, Options.Misuse {
    tryPort(options);
    database = Database.open(options);
    Accounts accounts =
        new Accounts(database.rest(), alone(options) ? Duration.ofHours(1) : HEARD_WITHIN);
    try {
      accounts.fillInLooks();
    } catch (SQLException unreachable) {
      throw new IOException("The accounts cannot be read.", unreachable);
    }
    Tickets tickets =
        options.secret().isPresent()
            ? new Tickets(options.secret().get().getBytes(StandardCharsets.UTF_8))
            : Tickets.ofFolder(options.data());
    PrometheusMeterRegistry registry = registry();
    Meters meters = new Meters(registry);
    directory = new Directory(database.rest());
    Erasures erasures = new Erasures(database.rest(), accounts);
    Departures departures = new Departures(erasures, directory);
    keeping = new Keeping(database, directory, erasures, departures, options.keep());
    system = ActorSystem.create(SpawnProtocol.create(), NAME, config(options, database));
    system
        .getWhenTerminated()
        .whenComplete((_, _) -> {
          if (!closing) {
            lost.run();
          }
        });
    join(options);
    thinkers = thinkers();
    judges = judges();
    Tables.Neighbours neighbours = alone(options) ? Tables.Neighbours.NONE : Tables.Neighbours.SOME;
    Tables tables =
        new Tables(system, directory, Bots.standard(), thinkers, judges, meters, neighbours);
    web =
        new Web(
            new Web.Parts(
                options,
                tickets,
                accounts,
                erasures,
                new Tokens(database.rest()),
                new Robots(database.rest()),
                departures,
                tables,
                directory,
                registry,
                meters,
                this::trouble));
    port = web.start(options.host(), options.port());
    keeping.start();
  }

  private static boolean alone(Options options) {
    return options.cluster().isEmpty() && options.seeds().isEmpty();
  }

  /** A few threads on which bots think, with a queue that can be full. */
  private static ExecutorService thinkers() {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(WAITING_BOTS),
        Thread.ofPlatform().name("bots-", 0).daemon().factory());
  }

  /** A few threads on which papers are judged; whoever comes later waits, and no other table. */
  private static ExecutorService judges() {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return Executors.newFixedThreadPool(
        threads, Thread.ofPlatform().name("judges-", 0).daemon().factory());
  }

  /** A port that is taken is told at once, before anything else is opened. */
  private static void tryPort(Options options) throws Options.Misuse {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(options.host(), options.port()));
    } catch (IOException taken) {
      throw new Options.Misuse(
          "port %d of %s cannot be opened (%s). Another program may use it; --port 8081 takes another."
              .formatted(options.port(), options.host(), taken.getMessage()));
    }
  }

  private static PrometheusMeterRegistry registry() {
    PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    // Its listeners live as long as the process.
    @SuppressWarnings("resource")
    JvmGcMetrics collections = new JvmGcMetrics();
    collections.bindTo(registry);
    return registry;
  }

  private static Config config(Options options, Database database) {
    Map<String, Object> settings = new HashMap<>();
    String address = options.cluster().orElse("127.0.0.1:0");
    int colon = address.lastIndexOf(':');
    settings.put("pekko.remote.artery.canonical.hostname", address.substring(0, colon));
    settings.put(
        "pekko.remote.artery.canonical.port", Integer.parseInt(address.substring(colon + 1)));
    String slick = "pekko-persistence-jdbc.shared-databases.slick.";
    settings.put(
        slick + "profile",
        database.embedded() ? "slick.jdbc.SQLiteProfile$" : "slick.jdbc.PostgresProfile$");
    settings.put(slick + "db.url", database.journal());
    settings.put(
        slick + "db.driver", database.embedded() ? "org.sqlite.JDBC" : "org.postgresql.Driver");
    int connections = database.embedded() ? 1 : 8;
    for (String size : List.of("numThreads", "maxConnections", "minConnections")) {
      settings.put(slick + "db." + size, connections);
    }
    database.user().ifPresent(user -> settings.put(slick + "db.user", user));
    database.password().ifPresent(word -> settings.put(slick + "db.password", word));
    return ConfigFactory.parseMap(settings)
        .withFallback(ConfigFactory.parseResources("org/mathmat/server/server.conf"))
        .withFallback(ConfigFactory.load())
        .resolve();
  }

  /** A node alone makes a cluster of one; several find each other by their seeds. */
  private void join(Options options) {
    Cluster cluster = Cluster.get(system);
    if (options.seeds().isEmpty()) {
      cluster.manager().tell(Join.create(cluster.selfMember().address()));
    } else {
      cluster
          .manager()
          .tell(
              new JoinSeedNodes(
                  options.seeds().stream()
                      .map(seed -> AddressFromURIString.parse("pekko://" + NAME + "@" + seed))
                      .toList()));
    }
  }

  Keeping keeping() {
    return keeping;
  }

  public int port() {
    return port;
  }

  /** Every route, as {@code GET /api/me}. */
  public List<String> routes() {
    return web.routes();
  }

  /** Whether tables can be played: the node is in its cluster, and the database does its work. */
  public boolean ready() {
    return trouble().isEmpty();
  }

  /** Why tables cannot be played; nothing where they can. */
  Optional<String> trouble() {
    if (closing) {
      return Optional.of("The server is being stopped.");
    }
    if (!Cluster.get(system).selfMember().status().equals(MemberStatus.up())) {
      return Optional.of("The server is not in its cluster.");
    }
    return database.trouble();
  }

  /** First no more requests, then the tables, which have stored everything already. */
  @Override
  public void close() {
    closing = true;
    web.close();
    keeping.close();
    system.terminate();
    try {
      system.getWhenTerminated().toCompletableFuture().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException slow) {
      LOG.warn("The tables did not close in time; they come back where they were.", slow);
    }
    directory.close();
    thinkers.shutdownNow();
    judges.shutdownNow();
    try {
      database.close();
    } catch (IOException unclosed) {
      LOG.warn("The data folder was not closed in good order.", unclosed);
    }
  }
}
