package org.mathmat.proof.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Many tables in play, and how long a move takes until everybody at its table has seen it; and in
 * the same run, at the same rate, how long the bare web server takes to send a message back.
 */
final class Load {
  private Load() {}

  /** Arguments: server, echo server, tables, moves a second, seconds. */
  public static void main(String[] args) throws IOException, InterruptedException {
    String server = args[0];
    String echo = args[1];
    int tables = Integer.parseInt(args[2]);
    int rate = Integer.parseInt(args[3]);
    int seconds = Integer.parseInt(args[4]);
    HttpClient http =
        HttpClient.newBuilder().executor(Executors.newFixedThreadPool(2, daemons())).build();

    Times moves = new Times();
    List<LoadedTable> playing = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      playing.add(new LoadedTable(http, server, moves, i));
    }
    System.out.println(tables + " tables, " + 2 * tables + " sockets, " + rate + " moves/s");

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
            1_000_000_000L / rate,
            TimeUnit.NANOSECONDS));
    String frame = "x".repeat(4_000);
    clocks.add(
        clock.scheduleAtFixedRate(
            () -> {
              begun.set(System.nanoTime());
              bare.send(frame);
            },
            0,
            50,
            TimeUnit.MILLISECONDS));
    for (int second = 0; second < seconds; second++) {
      Thread.sleep(1_000);
      if (second == seconds / 3) {
        // What came before was warming up.
        moves.clear();
        echoes.clear();
      }
    }
    clocks.forEach(one -> one.cancel(true));
    clock.shutdownNow();
    System.out.println(moves.line("a move, seen by all"));
    System.out.println(echoes.line("the bare web server's echo"));
    System.exit(0);
  }

  private static java.util.concurrent.ThreadFactory daemons() {
    return Thread.ofPlatform().daemon().factory();
  }
}
