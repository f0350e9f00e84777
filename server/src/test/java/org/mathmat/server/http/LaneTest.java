package org.mathmat.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class LaneTest {
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());

  private Supplier<String> after(CountDownLatch gate, String name) {
    return () -> {
      try {
        assertThat(gate.await(20, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
      order.add(name);
      return name;
    };
  }

  @Test
  void anAddressWithOneQuestionIsNotBehindAnAddressWithMany() throws Exception {
    try (Lane lane = new Lane("test", 1, 10, 100, Duration.ofSeconds(20))) {
      CountDownLatch gate = new CountDownLatch(1);
      List<CompletableFuture<String>> all = new ArrayList<>();
      for (int i = 1; i <= 4; i++) {
        all.add(lane.ask("many", after(gate, "many " + i)));
      }
      all.add(lane.ask("one", after(gate, "one")));
      gate.countDown();
      CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).get(20, TimeUnit.SECONDS);
      assertThat(order).containsExactly("many 1", "many 2", "one", "many 3", "many 4");
    }
  }

  @Test
  void anAddressHasOneThreadAtATime() throws Exception {
    try (Lane lane = new Lane("test", 4, 10, 100, Duration.ofSeconds(20))) {
      CountDownLatch gate = new CountDownLatch(1);
      CompletableFuture<String> first = lane.ask("many", after(gate, "first"));
      CompletableFuture<String> second = lane.ask("many", after(new CountDownLatch(0), "second"));
      CompletableFuture<String> other = lane.ask("other", after(new CountDownLatch(0), "other"));
      assertThat(other.get(20, TimeUnit.SECONDS)).isEqualTo("other");
      assertThat(second).isNotDone();
      gate.countDown();
      assertThat(first.get(20, TimeUnit.SECONDS)).isEqualTo("first");
      assertThat(second.get(20, TimeUnit.SECONDS)).isEqualTo("second");
    }
  }

  @Test
  void whoWaitsInVainIsToldAndNotThoughtAbout() {
    try (Lane lane = new Lane("test", 1, 2, 100, Duration.ofMillis(200))) {
      CountDownLatch gate = new CountDownLatch(1);
      CompletableFuture<String> running = lane.ask("a", after(gate, "running"));
      CompletableFuture<String> late = lane.ask("b", after(gate, "late"));
      assertThatThrownBy(() -> late.get(20, TimeUnit.SECONDS)).hasCauseInstanceOf(Lane.Busy.class);
      assertThatThrownBy(() -> running.get(20, TimeUnit.SECONDS))
          .hasCauseInstanceOf(Lane.Busy.class);
      gate.countDown();
      assertThat(lane.ask("c", () -> "goes on").join()).isEqualTo("goes on");
      assertThat(order).doesNotContain("late");
    }
  }

  @Test
  void tooManyAreToldAtOnce() {
    try (Lane lane = new Lane("test", 1, 2, 3, Duration.ofSeconds(20))) {
      CountDownLatch gate = new CountDownLatch(1);
      List<CompletableFuture<String>> all = new ArrayList<>();
      for (String address : List.of("a", "a", "a", "a", "b", "c")) {
        all.add(lane.ask(address, after(gate, address)));
      }
      assertThat(all.get(3)).isCompletedExceptionally();
      assertThat(all.get(4)).isNotDone();
      assertThat(all.get(5)).isCompletedExceptionally();
      gate.countDown();
      assertThat(all.get(4).join()).isEqualTo("b");
    }
  }

  @Test
  void aFailureIsHanded() {
    try (Lane lane = new Lane("test", 1, 2, 3, Duration.ofSeconds(20))) {
      CompletableFuture<String> failed =
          lane.ask(
              "a",
              () -> {
                throw new IllegalStateException("ours");
              });
      assertThatThrownBy(() -> failed.get(20, TimeUnit.SECONDS))
          .hasCauseInstanceOf(IllegalStateException.class);
      assertThat(lane.ask("a", () -> "goes on").join()).isEqualTo("goes on");
    }
  }
}
