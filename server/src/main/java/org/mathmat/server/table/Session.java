package org.mathmat.server.table;

import java.time.Duration;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.TableCommand.News;
import org.mathmat.server.table.TableCommand.Reply;

/** One WebSocket: on the node that the browser reached, wherever the table is. */
public final class Session extends AbstractBehavior<Session.Message> {
  /** Where the messages go. Sending never waits. */
  public interface Outlet {
    void send(String json);
  }

  /** What a session is told. */
  public sealed interface Message {
    /** From the table. */
    record FromTable(News news) implements Message {}

    /** A player's act. */
    record Act(String id, String words) implements Message {}

    record Say(String phrase) implements Message {}

    /** The answer to an act. */
    record Answered(String id, Reply reply) implements Message {}

    record AnsweredSaying(Reply reply) implements Message {}

    record Renew() implements Message {}

    record Close() implements Message {}
  }

  private final Tables.Door door;
  private final Optional<String> person;
  private final Outlet outlet;
  private final ActorRef<News> news;
  private long version;

  static Behavior<Message> create(
      Tables.Door door, Optional<String> person, long after, Outlet outlet, Duration renewal) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(timers -> {
          timers.startTimerWithFixedDelay("renew", new Message.Renew(), renewal);
          return new Session(context, door, person, after, outlet);
        }));
  }

  private Session(
      ActorContext<Message> context,
      Tables.Door door,
      Optional<String> person,
      long after,
      Outlet outlet) {
    super(context);
    this.door = door;
    this.person = person;
    this.outlet = outlet;
    this.version = after;
    this.news = context.messageAdapter(News.class, Message.FromTable::new);
    watch();
  }

  private void watch() {
    door.tell(new TableCommand.Watch(person, version, news));
  }

  @Override
  public Receive<Message> createReceive() {
    return newReceiveBuilder().onAnyMessage(this::take).build();
  }

  private Behavior<Message> take(Message message) {
    switch (message) {
      case Message.FromTable(News.Changed(long number, String json)) -> {
        version = Math.max(version, number);
        outlet.send(json);
      }
      case Message.FromTable(News.Said(String json)) -> outlet.send(json);
      case Message.Act act ->
          ask(
              act.id(),
              replyTo -> new TableCommand.Act(person.orElse(""), act.id(), act.words(), replyTo));
      case Message.Say say ->
          door.ask(
                  getContext(),
                  replyTo -> new TableCommand.Say(person.orElse(""), say.phrase(), replyTo))
              .accept(Message.AnsweredSaying::new);
      case Message.Answered(String id, Reply reply) -> outlet.send(answer(id, reply));
      case Message.AnsweredSaying(Reply.Refused refused) -> outlet.send(answer("", refused));
      case Message.AnsweredSaying(Reply.Told _) -> {}
      case Message.Renew() -> watch();
      case Message.Close() -> {
        door.tell(new TableCommand.Unwatch(news));
        return Behaviors.stopped();
      }
    }
    return this;
  }

  private void ask(String id, Tables.Question question) {
    door.ask(getContext(), question).accept(reply -> new Message.Answered(id, reply));
  }

  private static String answer(String id, Reply reply) {
    return switch (reply) {
      case Reply.Told(String json) -> "{\"type\":\"ack\"," + json.substring(1);
      case Reply.Refused refused -> refused(id, refused.problem());
    };
  }

  /** A message that says why not. */
  public static String refused(String id, Problem problem) {
    return MessageForms.FORM.write(new MessageForms.Message.Refused(id, problem)).toString();
  }
}
