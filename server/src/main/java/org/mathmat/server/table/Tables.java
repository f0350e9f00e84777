package org.mathmat.server.table;

import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.cluster.sharding.typed.ClusterShardingSettings;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.mathmat.host.Bots;
import org.mathmat.host.House;
import org.mathmat.host.Seed;
import org.mathmat.server.people.Names;
import org.mathmat.server.people.Person;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.TableCommand.Reply;

/** All tables, on whichever node each of them is. */
public final class Tables {
  private static final EntityTypeKey<TableCommand> KEY =
      EntityTypeKey.create(TableCommand.class, "table");

  /** How often a session says that it still watches, where a table may have moved. */
  private static final Duration OFTEN = Duration.ofSeconds(5);

  private static final Duration SELDOM = Duration.ofSeconds(30);
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** No letter that looks like another. */
  private static final String LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

  private static final int CODE_LENGTH = 8;

  private final ActorSystem<SpawnProtocol.Command> system;
  private final ClusterSharding sharding;
  private final Directory directory;
  private final Bots bots;
  private final Duration renewal;
  private final SecureRandom random = new SecureRandom();

  /** Whether there are other nodes, to which a table may have to move. */
  public enum Neighbours {
    NONE,
    SOME
  }

  /** A question whose answer comes back to somebody. */
  public interface Question extends Function<ActorRef<Reply>, TableCommand> {}

  public Tables(
      ActorSystem<SpawnProtocol.Command> system,
      Directory directory,
      Bots bots,
      Executor thinkers,
      Executor judges,
      Meters meters,
      Neighbours neighbours) {
    this.system = system;
    this.directory = directory;
    this.bots = bots;
    this.renewal = neighbours == Neighbours.SOME ? OFTEN : SELDOM;
    this.sharding = ClusterSharding.get(system);
    TableEntity.Surroundings surroundings =
        new TableEntity.Surroundings(
            java.time.Clock.systemUTC(),
            new House(this::seed, Names::look),
            bots,
            thinkers,
            judges,
            directory,
            meters);
    sharding.init(
        Entity.of(KEY, entity -> TableEntity.create(entity, surroundings))
            .withStopMessage(new TableCommand.Stop())
            .withSettings(ClusterShardingSettings.create(system).withRememberEntities(true)));
  }

  public Bots bots() {
    return bots;
  }

  /** Makes a table and gives the view of whoever made it. */
  public CompletionStage<Reply> create(Person by, StoredSettings settings) throws SQLException {
    String code = draw();
    while (!directory.reserve(code, Instant.now())) {
      code = draw();
    }
    return ask(code, replyTo -> new TableCommand.Create(by, settings, replyTo));
  }

  private Seed seed() {
    byte[] bytes = new byte[Seed.BYTES];
    random.nextBytes(bytes);
    return Seed.of(bytes);
  }

  private String draw() {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < CODE_LENGTH; i++) {
      code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** The code of an existing table, as somebody typed it. */
  public Optional<String> find(String typed) throws SQLException {
    String code = typed.replace("-", "").toUpperCase(Locale.ROOT);
    boolean wellFormed =
        code.length() == CODE_LENGTH && code.chars().allMatch(c -> LETTERS.indexOf(c) >= 0);
    return wellFormed && directory.has(code) ? Optional.of(code) : Optional.empty();
  }

  public CompletionStage<Reply> ask(String code, Question question) {
    return sharding.entityRefFor(KEY, code).ask(question::apply, PATIENCE);
  }

  /** Starts a session for a socket. */
  public CompletionStage<ActorRef<Session.Message>> open(
      String code, Optional<Person> person, long after, Session.Outlet outlet) {
    return AskPattern.ask(
        system,
        (ActorRef<ActorRef<Session.Message>> replyTo) ->
            new SpawnProtocol.Spawn<>(
                Session.create(new Door(code), person.map(Person::id), after, outlet, renewal),
                "",
                org.apache.pekko.actor.typed.Props.empty(),
                replyTo),
        PATIENCE,
        system.scheduler());
  }

  /** A table as a session knows it. */
  final class Door {
    private final String code;

    private Door(String code) {
      this.code = code;
    }

    void tell(TableCommand command) {
      sharding.entityRefFor(KEY, code).tell(command);
    }

    /** Asks and turns the answer into a message for the session. */
    Consumer<Function<Reply, Session.Message>> ask(
        ActorContext<Session.Message> session, Question question) {
      return toMessage ->
          session.pipeToSelf(
              Tables.this.ask(code, question),
              (reply, failure) ->
                  toMessage.apply(
                      failure == null
                          ? reply
                          : Reply.Refused.of(
                              Problem.of(
                                  Problem.Code.TIMEOUT,
                                  "The table did not answer in time. Please send it again."))));
    }
  }
}
