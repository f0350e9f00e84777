package org.mathmat.server.table;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.atomic.AtomicInteger;

/** What is counted about tables. */
public final class Meters {
  private final Counter stored;
  private final AtomicInteger sockets = new AtomicInteger();

  public Meters(MeterRegistry registry) {
    stored =
        Counter.builder("mathmat.events.stored")
            .description("Events of tables that were stored")
            .register(registry);
    Gauge.builder("mathmat.sockets", sockets, AtomicInteger::get)
        .description("Open WebSockets")
        .register(registry);
  }

  void stored(int events) {
    stored.increment(events);
  }

  /** One more socket, or one less. */
  public int sockets(int more) {
    return sockets.addAndGet(more);
  }
}
