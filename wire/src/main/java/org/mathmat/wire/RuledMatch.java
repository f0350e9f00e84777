package org.mathmat.wire;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.bots.Arena;
import org.mathmat.bots.ArenaResult;
import org.mathmat.bots.Bot;
import org.mathmat.bots.Decision;
import org.mathmat.bots.Hint;
import org.mathmat.bots.Luck;
import org.mathmat.bots.Strength;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.solver.Limits;
import org.mathmat.table.Act;
import org.mathmat.table.Offer;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Rules;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.Standing;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.Replay;
import org.mathmat.table.shake.Lot;
import org.mathmat.table.shake.Procedure;

/**
 * A live match under the rules of any game.
 *
 * @param <S> the game's states
 * @param <A> its actions
 * @param <E> its events
 */
record RuledMatch<S, A, E>(
    Hosted<S, A, E> game, List<String> players, EventCodec.Telling<E> telling, S state)
    implements LiveMatch {
  private static final int LONGEST_ACT = 2_000;

  /** What a live match needs to know of a game. */
  interface Hosted<S, A, E> {
    Rules<S, A, E> rules();

    ActionText<A> text();

    EventCodec<E, ?> codec();

    /** What an event that only notes a failed attempt says about it. */
    Optional<Violation> setAside(E event);

    /** The cube with which a turn begins that goes before it as a bonus. */
    Optional<String> bonus(A action);

    /** A state, in which what is hidden has been hidden. */
    JsonObject view(S seen, List<String> players);

    int shakes(S state);

    boolean inShake(S state);

    /** The act with which chance draws who sets the first Goal; nothing where there is no lot. */
    Optional<A> lot(Seed seed, int players);

    /** The lot that was drawn. */
    Optional<Lot> lot(S state);

    List<String> chance(Seed seed);

    Optional<Procedure.Round> round();

    /** The bots of a match, which may share what they find out on one thread. */
    List<Bot<S, A>> bots(List<Strength> strengths);

    /** The points of each player so far, penalties included. */
    List<Integer> totals(S state);

    /** An act in words that are read today as they were read when they led to these events. */
    String recorded(String words, List<E> events);

    /** What helps with a state that a player sees. */
    Optional<Hint> hint(S seen, Hint.Level level, Limits limits);
  }

  static <S, A, E> RuledMatch<S, A, E> opening(Hosted<S, A, E> game, List<String> players) {
    return new RuledMatch<>(game, players, game.codec().telling(players), game.rules().opening());
  }

  @Override
  public Optional<JsonObject> hint(int player, Hint.Level level, Limits limits) {
    return game.hint(game.rules().seenBy(Seat.player(player), state), level, limits)
        .map(hint -> {
          JsonObject json = Answer.object();
          json.put("level", hint.level().name().toLowerCase(Locale.ROOT));
          json.put("text", hint.text());
          hint.cubes().forEach(json.putArray("cubes")::add);
          json.put("solution", hint.solution());
          return json;
        });
  }

  @Override
  public Thought think(int player, Strength strength, long seed, Limits limits) {
    Seat seat = Seat.player(player);
    Decision<A> decision =
        game.bots(List.of(strength))
            .getFirst()
            .decide(
                player,
                game.rules().seenBy(seat, state),
                game.rules().offers(state, seat).toList(),
                new Luck(seed),
                limits);
    return new Thought(
        decision
            .action()
            .flatMap(action -> game.text().write(seat, action, players))
            .map(line -> line.substring(players.get(player).length() + 2)),
        decision.thinking());
  }

  /** Bots of these strengths play each other under the rules of this match. */
  ArenaResult arena(List<Strength> strengths, int shakes, long seed, Limits limits) {
    return new Arena<>(new Hall<>(this), strengths, limits).play(shakes, new Luck(seed));
  }

  /** A match as the arena needs it. */
  private record Hall<S, A, E>(RuledMatch<S, A, E> match) implements Arena.Hall<S, A, E> {
    private static final int WORDS_OF_A_SEED = 4;

    @Override
    public Rules<S, A, E> rules() {
      return match.game.rules();
    }

    @Override
    public List<Bot<S, A>> bots(List<Strength> strengths) {
      return match.game.bots(strengths);
    }

    @Override
    public List<ActionText.Seated<A>> shake(Luck luck) {
      StringBuilder seed = new StringBuilder();
      for (int i = 0; i < WORDS_OF_A_SEED; i++) {
        seed.append("%016x".formatted(luck.next()));
      }
      return Stream.concat(
              Stream.of("shake"), match.game.chance(new Seed(seed.toString())).stream())
          .map(line -> match.read(line).orElseThrow())
          .toList();
    }

    @Override
    public List<Integer> totals(S state) {
      return match.game.totals(state);
    }

    @Override
    public int shakes(S state) {
      return match.game.shakes(state);
    }
  }

  @Override
  public Optional<Step.Taken> lot(Seed seed) {
    return game.lot(seed, players.size())
        .map(action -> sure(new Act<>(Seat.House.CHANCE, action, Replay.START)));
  }

  @Override
  public List<String> lot() {
    return game.lot(state).stream()
        .flatMap(lot -> lot.rounds().stream())
        .map(round -> Lots.line(round, players))
        .toList();
  }

  @Override
  public int first() {
    return game.lot(state).map(Lot::setter).orElse(0);
  }

  @Override
  public Step act(int player, String words, Duration at) {
    String clean = words.strip();
    boolean oneLine = clean.chars().noneMatch(c -> c == '#' || Character.isISOControl(c));
    return clean.length() > LONGEST_ACT || !oneLine
        ? new Step.Refused(unreadable())
        : taken(read(Optional.of(players.get(player)), clean), at);
  }

  @Override
  public Step table(String line, Duration at) {
    return taken(read(line), at);
  }

  /** What a line of the table itself says. */
  private Optional<ActionText.Seated<A>> read(String line) {
    int colon = line.indexOf(':');
    return colon < 0
        ? read(Optional.empty(), line)
        : read(Optional.of(line.substring(0, colon)), line.substring(colon + 1).strip());
  }

  private Optional<ActionText.Seated<A>> read(Optional<String> who, String what) {
    return game.text().read(new MatchRecord.Line(1, Duration.ZERO, who, what), players);
  }

  private Step taken(Optional<ActionText.Seated<A>> read, Duration at) {
    return read.isEmpty()
        ? new Step.Refused(unreadable())
        : ruled(new Act<>(read.get().seat(), read.get().action(), instant(at)));
  }

  private static Violation unreadable() {
    return new Violation(RefusalCode.FORMAT, "", "This cannot be understood.");
  }

  private static Instant instant(Duration since) {
    return Replay.START.plus(since);
  }

  private Step ruled(Act<A> act) {
    return switch (game.rules().rule(state, act)) {
      case Ruling.Refused<E>(List<Violation> violations) -> new Step.Refused(violations.getFirst());
      case Ruling.Accepted<E>(List<E> happened) ->
          new Step.Taken(
              with(game.rules().after(state, happened)),
              game.codec().write(happened),
              told(happened),
              happened.stream().flatMap(event -> game.setAside(event).stream()).findFirst());
    };
  }

  private RuledMatch<S, A, E> with(S next) {
    return new RuledMatch<>(game, players, telling, next);
  }

  @Override
  public Optional<Step.Taken> tick(Duration now) {
    Optional<Duration> deadline = deadline();
    if (deadline.isEmpty() || deadline.get().compareTo(now) >= 0) {
      return Optional.empty();
    }
    Instant at = instant(deadline.get());
    return Optional.of(sure(new Act<>(Seat.House.CLOCK, game.rules().timeUp(), at)));
  }

  /** What chance and clock do in time the rules cannot refuse. */
  private Step.Taken sure(Act<A> act) {
    return switch (ruled(act)) {
      case Step.Taken taken -> taken;
      case Step.Refused(Violation violation) ->
          throw new IllegalStateException("The house was refused: " + act + ": " + violation);
    };
  }

  @Override
  public RuledMatch<S, A, E> after(String events) {
    return with(game.rules().after(state, game.codec().read(events)));
  }

  @Override
  public Optional<Duration> deadline() {
    return game.rules().standing(state).deadline().map(at -> Duration.between(Replay.START, at));
  }

  @Override
  public List<String> chance(Seed seed) {
    return game.chance(seed);
  }

  @Override
  public Optional<Procedure.Round> round() {
    return game.round();
  }

  @Override
  public boolean betweenShakes() {
    return read("shake")
        .filter(begin ->
            game.rules().offers(state, begin.seat()).anyMatch(Offer.ready(begin.action())::equals))
        .isPresent();
  }

  @Override
  public boolean inShake() {
    return game.inShake(state);
  }

  @Override
  public boolean finished() {
    return game.rules().standing(state) instanceof Standing.Finished;
  }

  @Override
  public int shakes() {
    return game.shakes(state);
  }

  /** What everybody may see is what the clock may see. */
  private static Seat seat(OptionalInt player) {
    return player.isPresent() ? Seat.player(player.getAsInt()) : Seat.House.CLOCK;
  }

  @Override
  public JsonObject view(OptionalInt player) {
    return game.view(game.rules().seenBy(seat(player), state), players);
  }

  @Override
  public JsonArray waiting(Optional<Instant> start) {
    JsonArray waiting = new JsonArray();
    if (game.rules().standing(state) instanceof Standing.Waiting(var awaited)) {
      for (Standing.Awaited one : awaited) {
        JsonObject json = waiting.addObject();
        json.put(
            "player",
            one.seat() instanceof Seat.Player(int number)
                ? Optional.of(players.get(number))
                : Optional.empty());
        json.put("task", one.task());
        json.put("limit", shown(one.limit(), start));
        json.put("until", shown(one.until(), start));
      }
    }
    return waiting;
  }

  private static Optional<String> shown(Optional<Instant> time, Optional<Instant> start) {
    return start.flatMap(
        begun -> time.map(at -> begun.plus(Duration.between(Replay.START, at)).toString()));
  }

  @Override
  public Optional<String> task(int player) {
    return game.rules().standing(state) instanceof Standing.Waiting(var awaited)
        ? awaited.stream()
            .filter(one -> one.seat().equals(Seat.player(player)))
            .map(Standing.Awaited::task)
            .findFirst()
        : Optional.empty();
  }

  @Override
  public JsonObject offers(int player) {
    JsonObject offers = Answer.object();
    JsonArray acts = offers.putArray("acts");
    Set<String> open = new LinkedHashSet<>();
    Set<String> bonuses = new LinkedHashSet<>();
    String name = players.get(player) + ": ";
    game.rules()
        .offers(state, Seat.player(player))
        .forEach(offer -> {
          switch (offer) {
            case Offer.Open<A>(String kind) -> open.add(kind);
            // A bonus goes before any move, so that only its cubes are listed.
            case Offer.Ready<A>(A action) ->
                game.bonus(action)
                    .ifPresentOrElse(
                        bonuses::add,
                        () ->
                            game.text()
                                .write(Seat.player(player), action, players)
                                .map(line -> line.substring(name.length()))
                                .ifPresent(acts::add));
          }
        });
    open.forEach(offers.putArray("open")::add);
    bonuses.forEach(offers.putArray("bonus")::add);
    return offers;
  }

  @Override
  public List<JsonObject> told(String events) {
    return told(game.codec().read(events));
  }

  @Override
  public String recorded(String words, String events) {
    return game.recorded(words, game.codec().read(events));
  }

  private List<JsonObject> told(List<E> events) {
    return events.stream().map(telling::of).toList();
  }
}
