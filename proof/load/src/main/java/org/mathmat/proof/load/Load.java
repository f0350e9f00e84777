package org.mathmat.proof.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Many tables in play, and how long a move takes until everybody at its table has seen it; in the
 * same run how long the bare web server takes to send a message of that size back; then how much
 * memory the server holds when many sockets are open and nobody does anything.
 */
final class Load {
  /** As long as a message about a move is on average. */
  private static final int FRAME = 4_000;

  private static final int IDLE_SOCKETS = 5_000;

  /** As often as a browser says that it is still there, in seconds. */
  private static final int PING = 20;

  private Load() {}

  /** Arguments: server, echo server, tables, seconds from act to act at a table, seconds. */
  public static void main(String[] args) throws IOException, InterruptedException {
    String server = args[0];
    String echo = args[1];
    int tables = Integer.parseInt(args[2]);
    double pace = Double.parseDouble(args[3]);
    int seconds = Integer.parseInt(args[4]);
    HttpClient http =
        HttpClient.newBuilder().executor(Executors.newFixedThreadPool(2, daemons())).build();
    Metrics metrics = new Metrics(http, server);

    say(
        String.format(
            Locale.ROOT,
            "%d tables in play, two players each; a table acts every %.1f s: %.0f acts a second",
            tables,
            pace,
            tables / pace));
    Times moves = new Times();
    List<LoadedTable> playing = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      playing.add(new LoadedTable(http, server, moves, i));
    }

    Times echoes = new Times();
    AtomicLong begun = new AtomicLong();
    Socket bare =
        Socket.open(
            http,
            URI.create(echo.replaceFirst("http", "ws") + "/echo"),
            "",
            _ -> echoes.add(System.nanoTime() - begun.get()));

    AtomicInteger next = new AtomicInteger();
    List<Future<?>> clocks = new ArrayList<>();
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(1, daemons());
    clocks.add(
        clock.scheduleAtFixedRate(
            () -> playing.get(next.getAndIncrement() % tables).move(),
            0,
            (long) (1e9 * pace / tables),
            TimeUnit.NANOSECONDS));
    String frame = "x".repeat(FRAME);
    clocks.add(
        clock.scheduleAtFixedRate(
            () -> {
              begun.set(System.nanoTime());
              bare.send(frame);
            },
            0,
            50,
            TimeUnit.MILLISECONDS));

    clocks.add(
        clock.scheduleAtFixedRate(
            () -> playing.forEach(LoadedTable::ping), PING, PING, TimeUnit.SECONDS));

    // What comes before was warming up.
    Thread.sleep(seconds * 1_000L / 2);
    moves.clear();
    echoes.clear();
    double before = metrics.cpuSeconds();
    Thread.sleep(seconds * 1_000L / 2);
    double used = metrics.cpuSeconds() - before;
    clocks.subList(0, 2).forEach(one -> one.cancel(true));
    say(moves.line("a move, seen by all"));
    say(echoes.line("the bare web server's echo"));
    say(
        String.format(
            Locale.ROOT,
            "the server's CPU time: %.2f ms an act, %.0f %% of a core",
            1_000 * used / moves.count(),
            100 * used / (seconds / 2.0)));
    idle(http, server, playing, clock, metrics);
    System.exit(0);
  }

  private static void idle(
      HttpClient http,
      String server,
      List<LoadedTable> playing,
      ScheduledExecutorService clock,
      Metrics metrics)
      throws IOException, InterruptedException {
    List<Socket> watching = new CopyOnWriteArrayList<>();
    var _ =
        clock.scheduleAtFixedRate(
            () -> watching.forEach(Socket::ping), PING, PING, TimeUnit.SECONDS);
    for (int i = 2 * playing.size(); i < IDLE_SOCKETS; i++) {
      URI table = playing.get(i % playing.size()).live(server);
      watching.add(Socket.open(http, table, "", _ -> {}));
    }
    Thread.sleep(15_000);
    double before = metrics.cpuSeconds();
    Thread.sleep(10_000);
    say(
        String.format(
            Locale.ROOT,
            "%.0f idle sockets at %d tables: heap in use %.0f MB, resident %s, %.0f %% of a core",
            metrics.value("mathmat_sockets"),
            playing.size(),
            metrics.heap() / 1e6,
            metrics.resident(),
            10 * (metrics.cpuSeconds() - before)));
  }

  private static void say(String text) {
    System.out.println(text);
  }

  private static java.util.concurrent.ThreadFactory daemons() {
    return Thread.ofPlatform().daemon().factory();
  }
}
