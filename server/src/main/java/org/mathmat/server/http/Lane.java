package org.mathmat.server.http;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Threads for questions of one kind, shared fairly: one question of an address is thought about at
 * a time, the next is taken from the address that has waited longest, and who waits in vain is
 * told.
 */
final class Lane implements AutoCloseable {
  private final int threads;
  private final int waitingOfAnAddress;
  private final int waitingOfAll;
  private final Duration patience;
  private final ExecutorService thinkers;

  /** What waits, by address; the address whose turn it is first. */
  private final Map<String, Deque<Task<?>>> waiting = new LinkedHashMap<>();

  private final Set<String> running = new HashSet<>();
  private int waitingNow;

  private record Task<T>(Supplier<T> thinking, CompletableFuture<T> answer) {
    void think() {
      try {
        answer.complete(thinking.get());
      } catch (RuntimeException | Error ours) {
        answer.completeExceptionally(ours);
      }
    }
  }

  /** The question is not thought about: too many others wait, or waited as long as they may. */
  static final class Busy extends Exception {
    private static final long serialVersionUID = 1L;

    Busy() {
      super("busy", null, false, false);
    }
  }

  /**
   * @param waitingOfAnAddress how many questions of one address may wait
   * @param waitingOfAll how many may wait together
   * @param patience how long an answer may take, the wait included
   */
  Lane(String name, int threads, int waitingOfAnAddress, int waitingOfAll, Duration patience) {
    this.threads = threads;
    this.waitingOfAnAddress = waitingOfAnAddress;
    this.waitingOfAll = waitingOfAll;
    this.patience = patience;
    this.thinkers =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name(name + "-", 0).daemon().factory());
  }

  /** The answer, which fails as {@link Busy} where there is none in time. */
  <T> CompletableFuture<T> ask(String address, Supplier<T> thinking) {
    Task<T> task = new Task<>(thinking, new CompletableFuture<>());
    synchronized (this) {
      Deque<Task<?>> queue = waiting.computeIfAbsent(address, _ -> new ArrayDeque<>());
      if (queue.size() >= waitingOfAnAddress || waitingNow >= waitingOfAll) {
        return CompletableFuture.failedFuture(new Busy());
      }
      queue.add(task);
      waitingNow++;
    }
    startNext();
    return task.answer()
        .orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS)
        .exceptionallyCompose(failure ->
            CompletableFuture.failedFuture(
                failure instanceof TimeoutException ? new Busy() : failure));
  }

  private void startNext() {
    Optional<String> address;
    Task<?> task;
    synchronized (this) {
      if (running.size() >= threads) {
        return;
      }
      address = waiting.keySet().stream().filter(one -> !running.contains(one)).findFirst();
      if (address.isEmpty()) {
        return;
      }
      task = take(address.get());
      running.add(address.get());
    }
    thinkers.execute(() -> {
      // Who has given up is not thought about any more.
      if (!task.answer().isDone()) {
        task.think();
      }
      synchronized (this) {
        running.remove(address.get());
      }
      startNext();
    });
  }

  /** The next task of an address, which goes to the end of the row. */
  private Task<?> take(String address) {
    Deque<Task<?>> queue = waiting.remove(address);
    if (queue == null) {
      throw new IllegalStateException("Nothing of " + address + " waits.");
    }
    Task<?> task = queue.remove();
    waitingNow--;
    if (!queue.isEmpty()) {
      waiting.put(address, queue);
    }
    return task;
  }

  @Override
  public void close() {
    thinkers.shutdownNow();
  }
}
