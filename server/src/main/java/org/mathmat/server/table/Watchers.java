package org.mathmat.server.table;

import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.mathmat.host.Ledger;
import org.mathmat.host.TableState;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.TableCommand.News;
import org.mathmat.server.table.TableCommand.Reply;

/** Who watches a table, and what each of them has been sent. Telling never waits for anybody. */
final class Watchers {
  /** More than fit round any table, so that nobody makes a table work for a crowd. */
  private static final int MOST = 500;

  /** Places that nobody who only watches can take away from the players. */
  private static final int FOR_PLAYERS = 50;

  private static final String FULL =
      Session.refused(
          "", Problem.of(Problem.Code.BUSY, "Too many people watch this table. Please wait."));

  private record Watcher(Optional<String> person, long sent) {}

  private final Map<ActorRef<News>, Watcher> all = new LinkedHashMap<>();

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** The persons who have a connection. */
  Set<String> here() {
    Set<String> here = new HashSet<>();
    all.values().forEach(watcher -> watcher.person().ifPresent(here::add));
    return here;
  }

  /**
   * Lets somebody watch, or watch on; whether he is new. A newcomer gets everything after what he
   * has seen; the others are told only where it is a player who was not here.
   */
  boolean welcome(Ledger ledger, TableCommand.Watch watch, Instant now) {
    if (all.containsKey(watch.watcher())) {
      catchUp(ledger, watch, now);
      return false;
    }
    boolean plays = watch.person().filter(person -> plays(ledger, person)).isPresent();
    if (all.size() >= (plays ? MOST + FOR_PLAYERS : MOST)) {
      watch.watcher().tell(new News.Said(FULL));
      return false;
    }
    boolean appears = plays && !here().contains(watch.person().orElseThrow());
    all.put(watch.watcher(), new Watcher(watch.person(), watch.after()));
    Messages messages = new Messages(ledger, here(), now);
    if (appears) {
      presence(ledger, Optional.of(watch.watcher()), messages);
    }
    send(ledger, watch.watcher(), watch.after(), messages);
    return true;
  }

  /** The others are told where it is a player who has no connection any more. */
  void farewell(Ledger ledger, ActorRef<News> watcher, Instant now) {
    Watcher gone = all.remove(watcher);
    boolean missed =
        gone != null
            && gone.person()
                .filter(person -> plays(ledger, person) && !here().contains(person))
                .isPresent();
    if (missed) {
      presence(ledger, Optional.empty(), new Messages(ledger, here(), now));
    }
  }

  private static boolean plays(Ledger ledger, String person) {
    return ledger.state().orElseThrow().seatOf(person).isPresent();
  }

  /** What is missing after a message that was lost. */
  private void catchUp(Ledger ledger, TableCommand.Watch watch, Instant now) {
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

  /** Tells everybody what a player says. */
  Reply say(TableState state, TableCommand.Say c) {
    OptionalInt seat = state.seatOf(c.person());
    Optional<Problem> barred = Phrases.barred(seat, c.phrase());
    if (barred.isPresent()) {
      return Reply.Refused.of(barred.get());
    }
    News.Said said = new News.Said(Phrases.said(state.name(seat.getAsInt()), c.phrase()));
    all.keySet().forEach(watcher -> watcher.tell(said));
    return new Reply.Told("{}");
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
