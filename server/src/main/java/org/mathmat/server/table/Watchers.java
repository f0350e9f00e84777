package org.mathmat.server.table;

import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.mathmat.server.table.TableCommand.News;

/** Who watches a table, and what each of them has been sent. Telling never waits for anybody. */
final class Watchers {
  /** More than fit round any table, so that nobody makes a table work for a crowd. */
  private static final int MOST = 500;

  private record Watcher(Optional<String> person, long sent) {}

  private final Map<ActorRef<News>, Watcher> all = new LinkedHashMap<>();

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Whether this one is new, and not one too many. */
  boolean add(TableCommand.Watch watch) {
    if (all.containsKey(watch.watcher()) || all.size() >= MOST) {
      return false;
    }
    all.put(watch.watcher(), new Watcher(watch.person(), watch.after()));
    return true;
  }

  boolean remove(ActorRef<News> watcher) {
    return all.remove(watcher) != null;
  }

  /** The persons who have a connection. */
  Set<String> here() {
    Set<String> here = new HashSet<>();
    all.values().forEach(watcher -> watcher.person().ifPresent(here::add));
    return here;
  }

  /** A newcomer gets everything after what he has seen; the others see who is here now. */
  void welcome(Ledger ledger, TableCommand.Watch watch, Instant now) {
    Messages messages = new Messages(ledger, here(), now);
    presence(ledger, Optional.of(watch.watcher()), messages);
    send(ledger, watch.watcher(), watch.after(), messages);
  }

  void farewell(Ledger ledger, Instant now) {
    presence(ledger, Optional.empty(), new Messages(ledger, here(), now));
  }

  /** What is missing after a message that was lost. */
  void catchUp(Ledger ledger, TableCommand.Watch watch, Instant now) {
    Watcher known = all.get(watch.watcher());
    if (known != null && watch.after() < known.sent()) {
      send(ledger, watch.watcher(), watch.after(), new Messages(ledger, here(), now));
    }
  }

  /** Everybody gets what is new. */
  void tell(Ledger ledger, Instant now) {
    Messages messages = new Messages(ledger, here(), now);
    Map.copyOf(all)
        .forEach((watcher, known) -> {
          if (known.sent() < ledger.version()) {
            send(ledger, watcher, known.sent(), messages);
          }
        });
  }

  /** The view again, because somebody came or went. */
  private void presence(Ledger ledger, Optional<ActorRef<News>> newcomer, Messages messages) {
    Map.copyOf(all)
        .forEach((watcher, known) -> {
          if (!newcomer.equals(Optional.of(watcher))) {
            send(ledger, watcher, known.sent(), messages);
          }
        });
  }

  void say(String json) {
    all.keySet().forEach(watcher -> watcher.tell(new News.Said(json)));
  }

  private void send(Ledger ledger, ActorRef<News> watcher, long after, Messages messages) {
    Watcher known = all.get(watcher);
    if (known == null) {
      return;
    }
    TableState state = ledger.state().orElseThrow();
    all.put(watcher, new Watcher(known.person(), ledger.version()));
    watcher.tell(
        new News.Changed(ledger.version(), messages.to(state.viewer(known.person()), after)));
  }
}
