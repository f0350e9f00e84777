package org.mathmat.server.http;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mathmat.server.problem.Problem;

/**
 * How much one person or one address may ask for. A whole class may sit behind one address, so the
 * limits of an address are wide.
 */
final class Limits {
  private static final int MOST_BUCKETS = 50_000;

  private final int generosity;
  private final Map<String, Bucket> buckets =
      new LinkedHashMap<>(1024, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > MOST_BUCKETS;
        }
      };

  Limits(int generosity) {
    this.generosity = generosity;
  }

  /** What is counted, with the most at once and the most in a period. */
  enum Kind {
    REQUEST(600, 100, Duration.ofSeconds(1)),
    /** The files of a page, and what an operator looks at: a class opens the first page at once. */
    PAGE(1_000, 60, Duration.ofSeconds(1)),
    GUEST(120, 120, Duration.ofMinutes(1)),
    /** Of an address: two classes may log in within the same minute. */
    LOGIN(60, 60, Duration.ofMinutes(1)),
    /** Of an address for one name: who guesses is slowed down, and nobody else. */
    GUESS(10, 10, Duration.ofMinutes(1)),
    QUESTION(60, 10, Duration.ofSeconds(1)),
    /** Of a person. */
    TABLE(20, 10, Duration.ofMinutes(1)),
    /** Of a person: all that is kept of him. */
    EXPORT(5, 10, Duration.ofHours(1)),
    /** Of an address, whoever is behind it: a school may make as many in an hour. */
    TABLE_HERE(300, 600, Duration.ofHours(1)),
    ACT(40, 10, Duration.ofSeconds(1)),
    SOCKET(200, 20, Duration.ofSeconds(1)),
    /** Messages of all who watch from an address without an account. */
    WATCHER(200, 40, Duration.ofSeconds(1));

    private final int most;
    private final int refill;
    private final Duration period;

    Kind(int most, int refill, Duration period) {
      this.most = most;
      this.refill = refill;
      this.period = period;
    }
  }

  /** A limit as whoever runs the server has raised it. */
  int raised(int limit) {
    return limit * generosity;
  }

  /** Whether one more is within the limit; counts it. */
  boolean allows(Kind kind, String who) {
    Bucket bucket;
    synchronized (buckets) {
      bucket = buckets.computeIfAbsent(kind + " " + who, _ -> bucket(kind));
    }
    return bucket.tryConsume(1);
  }

  void check(Kind kind, String who) throws Problem.Thrown {
    if (!allows(kind, who)) {
      throw Problem.of(Problem.Code.TOO_MANY, "That was a bit much. Please wait a moment.")
          .thrown();
    }
  }

  private Bucket bucket(Kind kind) {
    return Bucket.builder()
        .addLimit(limit ->
            limit
                .capacity((long) kind.most * generosity)
                .refillGreedy((long) kind.refill * generosity, kind.period))
        .build();
  }
}
