package org.mathmat.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.pekko.actor.typed.ActorRef;
import org.mathmat.bots.Hint;
import org.mathmat.host.House;
import org.mathmat.host.Insight;
import org.mathmat.server.people.Person;
import org.mathmat.server.problem.Problem;

/** What a table can be asked. */
public sealed interface TableCommand {
  /** An answer that travels back. */
  sealed interface Reply extends Portable {
    /** Done; a JSON object or a text. */
    record Told(String text) implements Reply {}

    record Refused(int status, String code, String message, Optional<String> rule)
        implements Reply {
      static Refused of(Problem problem) {
        return new Refused(problem.status(), problem.code(), problem.message(), problem.rule());
      }

      public Problem problem() {
        return new Problem(status, code, message, rule);
      }
    }
  }

  /** What reaches whoever watches. */
  sealed interface News extends Portable {
    /** A message for the browser, with the version after it. */
    record Changed(long version, String json) implements News {}

    record Said(String json) implements News {}
  }

  /** A command that is answered. */
  sealed interface Asked extends TableCommand, Portable {
    ActorRef<Reply> replyTo();
  }

  record Create(Person by, StoredSettings settings, ActorRef<Reply> replyTo) implements Asked {}

  /** A command that the house decides, and whose answer is the view of who gave it. */
  sealed interface Wish extends Asked {
    /** The id of the person who gave it. */
    String by();
  }

  record Join(Person person, OptionalInt seat, ActorRef<Reply> replyTo) implements Wish {
    @Override
    public String by() {
      return person.id();
    }
  }

  record Leave(Person person, ActorRef<Reply> replyTo) implements Wish {
    @Override
    public String by() {
      return person.id();
    }
  }

  /** Whoever made the table puts a robot on a seat, or takes it away where none is named. */
  record Robot(String person, int seat, Optional<String> kind, ActorRef<Reply> replyTo)
      implements Wish {
    @Override
    public String by() {
      return person;
    }
  }

  /** Whoever runs the table lets time stand still, or go on. */
  record Pause(String by, ActorRef<Reply> replyTo) implements Wish {}

  record Resume(String by, ActorRef<Reply> replyTo) implements Wish {}

  /** Whoever runs the table lets whoever comes take a seat over. */
  record OfferSeat(String by, int seat, ActorRef<Reply> replyTo) implements Wish {}

  /** A player's act; its id makes sure that it counts once. */
  record Act(String person, String id, String words, ActorRef<Reply> replyTo) implements Asked {}

  record Say(String person, String phrase, ActorRef<Reply> replyTo) implements Asked {}

  /** A player asks for help with the position. */
  record Help(String person, Hint.Level level, ActorRef<Reply> replyTo) implements Asked {}

  /** The view of a person, or of nobody in particular. */
  record Look(Optional<String> person, ActorRef<Reply> replyTo) implements Asked {}

  record Entries(Optional<String> person, long after, ActorRef<Reply> replyTo) implements Asked {}

  record Export(Optional<String> person, ActorRef<Reply> replyTo) implements Asked {}

  /** Whether a record of the match, with so many shakes, may be looked into now. */
  record MayLook(Insight what, int shakes, ActorRef<Reply> replyTo) implements Asked {}

  /**
   * Somebody watches, and has seen everything up to a version. Said again every few seconds, so
   * that a table which moved to another node finds its watchers again.
   */
  record Watch(Optional<String> person, long after, ActorRef<News> watcher)
      implements TableCommand, Portable {}

  record Unwatch(ActorRef<News> watcher) implements TableCommand, Portable {}

  /** The clock may have something to do. */
  record Tick() implements TableCommand {}

  /** What a bot came up with, and how long it should still seem to think. */
  record BotDecided(int seat, long version, Optional<String> words, Duration pause)
      implements TableCommand {}

  /** A bot does what it decided, if nothing has happened since. */
  record BotActs(int seat, long version, String words) implements TableCommand {}

  /** What the house has decided elsewhere; or why it could not. */
  record Judged(Optional<House.Decision> decision, Optional<Throwable> failure)
      implements TableCommand {}

  /** Nobody has asked for a long time. */
  record Idle() implements TableCommand {}

  record Stop() implements TableCommand, Portable {}
}
