package org.mathmat.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mathmat.server.Waiting;
import org.mathmat.server.problem.Problem;

/** What happens to whoever comes when all places are taken. */
class TurnstileTest {
  private final ExecutorService people = Executors.newCachedThreadPool();
  private final CountDownLatch open = new CountDownLatch(1);
  private final AtomicInteger inside = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();

  @AfterEach
  void goHome() {
    open.countDown();
    people.shutdownNow();
  }

  /** Is inside until the test opens. */
  private int stay(int number) {
    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
    try {
      open.await();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    inside.decrementAndGet();
    return number;
  }

  /** So many come; all of them are inside or wait when this returns. */
  private List<Future<Integer>> crowd(Turnstile turnstile, int places, int waiting)
      throws Exception {
    List<Future<Integer>> crowd = new ArrayList<>();
    for (int i = 0; i < places + waiting; i++) {
      int number = i;
      crowd.add(people.submit(() -> turnstile.pass(() -> stay(number))));
    }
    Waiting.until(() -> inside.get() == places && turnstile.waiting() == waiting);
    return crowd;
  }

  private static Problem refused(Turnstile turnstile) {
    return catchThrowableOfType(Problem.Thrown.class, () -> turnstile.pass(() -> "in")).problem();
  }

  @Test
  void aFewPassAFewWaitAndTheNextIsToldSo() throws Exception {
    Turnstile turnstile = new Turnstile(2, 3);
    List<Future<Integer>> crowd = crowd(turnstile, 2, 3);
    assertThat(refused(turnstile).code()).isEqualTo("BUSY");
    assertThat(refused(turnstile).status()).isEqualTo(503);
    open.countDown();
    for (int i = 0; i < crowd.size(); i++) {
      assertThat(crowd.get(i).get(1, TimeUnit.MINUTES)).isEqualTo(i);
    }
    assertThat(most.get()).isEqualTo(2);
    assertThat(turnstile.pass(() -> "in")).isEqualTo("in");
  }

  @Test
  void whoFailsInsideGivesHisPlaceBack() throws Exception {
    Turnstile turnstile = new Turnstile(1, 0);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() ->
              turnstile.pass(() -> {
                throw new IllegalStateException("no");
              }))
          .isInstanceOf(IllegalStateException.class);
    }
    assertThat(turnstile.pass(() -> "in")).isEqualTo("in");
  }

  /** Neither is a password hashed nor compared while too many wait. */
  @Test
  void passwordsGoThroughIt() throws Exception {
    Turnstile turnstile = new Turnstile(1, 0);
    Passwords passwords = new Passwords(turnstile);
    String hash = passwords.hash("correct horse");
    List<Future<Integer>> crowd = crowd(turnstile, 1, 0);
    assertThat(
            catchThrowableOfType(Problem.Thrown.class, () -> passwords.hash("correct horse"))
                .problem()
                .code())
        .isEqualTo("BUSY");
    assertThat(
            catchThrowableOfType(
                    Problem.Thrown.class, () -> passwords.matches("correct horse", hash))
                .problem()
                .code())
        .isEqualTo("BUSY");
    open.countDown();
    crowd.getFirst().get(1, TimeUnit.MINUTES);
    assertThat(passwords.matches("correct horse", hash)).isTrue();
  }
}
