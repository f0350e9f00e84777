package org.mathmat.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.bots.Arena;
import org.mathmat.bots.ArenaResult;
import org.mathmat.bots.Bot;
import org.mathmat.bots.Decision;
import org.mathmat.bots.Hint;
import org.mathmat.bots.Luck;
import org.mathmat.bots.Strength;
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

/**
 * A live match under the rules of any game, with all types of the game.
 *
 * @param <S> the game's states
 * @param <A> its actions
 * @param <E> its events
 */
public abstract sealed class RuledMatch<S, A, E> implements LiveMatch permits LiveShakes, LiveDice {
  private static final int LONGEST_ACT = 2_000;

  private final List<String> players;
  private final S state;

  RuledMatch(List<String> players, S state) {
    this.players = List.copyOf(players);
    this.state = state;
  }

  @Override
  public final List<String> players() {
    return players;
  }

  public final S state() {
    return state;
  }

  abstract Rules<S, A, E> rules();

  abstract ActionText<A> text();

  abstract RuledMatch<S, A, E> with(List<String> names, S next);

  abstract Turn<A, E> turn(Optional<Act<A>> act, List<E> events);

  /** A turn of this game. */
  abstract Turn<A, E> mine(Turn<?, ?> turn);

  /** What an event that only notes a failed attempt says about it. */
  abstract Optional<Violation> setAside(E event);

  /** The cube with which a turn begins that goes before it as a bonus. */
  public abstract Optional<String> bonus(A action);

  /** The action with which a shake begins. */
  abstract A begin();

  /** What chance does in a shake that has begun. */
  abstract List<A> rolls(Seed seed);

  /** The act with which chance draws who sets the first Goal; nothing where there is no lot. */
  abstract Optional<A> drawing(Seed seed);

  /** The lot that was drawn. */
  abstract Optional<Lot> drawn();

  /** What the clock of the round says next. */
  abstract A called();

  /** The bots of a match, which may share what they find out on one thread. */
  abstract List<Bot<S, A>> bots(List<Strength> strengths);

  /** The points of each player so far, penalties included. */
  abstract List<Integer> totals(S of);

  abstract int shakes(S of);

  /** What helps with a state that a player sees. */
  abstract Optional<Hint> hint(S seen, Hint.Level level, Limits limits);

  /** Whether a shake begins with an event. */
  abstract boolean begins(E event);

  /** Whether the clock of the round calls. */
  abstract boolean calls(E event);

  /** Whether a player leaves the table or returns to it. */
  abstract boolean comesOrGoes(A action);

  abstract Optional<A> pick(int player, RandomPlayer bot);

  // ------------------------------------------------------------------------------- what happens

  @Override
  public final RuledMatch<S, A, E> with(List<String> names) {
    return with(names, state);
  }

  @Override
  public final Optional<Step.Taken> lot(Seed seed, Duration at) {
    return drawing(seed).map(action -> sure(Seat.House.CHANCE, action, at));
  }

  @Override
  public final List<String> lot() {
    return drawn().stream()
        .flatMap(lot -> lot.rounds().stream())
        .map(round -> Lots.line(round, players))
        .toList();
  }

  @Override
  public final int first() {
    return drawn().map(Lot::setter).orElse(0);
  }

  @Override
  public final Step act(int player, String words, Duration at) {
    String clean = words.strip();
    boolean oneLine = clean.chars().noneMatch(c -> c == '#' || Character.isISOControl(c));
    return ruled(
        clean.length() > LONGEST_ACT || !oneLine
            ? Optional.empty()
            : said(OptionalInt.of(player), clean, at),
        clean);
  }

  @Override
  public final Step table(String line, Duration at) {
    return ruled(said(OptionalInt.empty(), line, at), line);
  }

  private Step ruled(Optional<Act<A>> act, String words) {
    return act.map(wish -> ruled(wish, Optional.of(words)))
        .orElseGet(() ->
            new Step.Refused(new Violation(RefusalCode.FORMAT, "", "This cannot be understood.")));
  }

  @Override
  public final boolean comesOrGoes(int player, String words) {
    return said(OptionalInt.of(player), words, Duration.ZERO).stream()
        .anyMatch(act -> comesOrGoes(act.action()));
  }

  /**
   * What words of a record mean; nothing where they mean nothing.
   *
   * @param player whose words they are; nobody's where they are a line of the table itself
   */
  public final Optional<Act<A>> said(OptionalInt player, String words, Duration at) {
    int colon = player.isPresent() ? -1 : words.indexOf(':');
    Optional<String> who =
        player.isPresent()
            ? Optional.of(players.get(player.getAsInt()))
            : colon < 0 ? Optional.empty() : Optional.of(words.substring(0, colon));
    String what = words.substring(colon + 1).strip();
    return text()
        .read(new MatchRecord.Line(1, Duration.ZERO, who, what), players)
        .map(seated -> new Act<>(seated.seat(), seated.action(), instant(at)));
  }

  private static Instant instant(Duration since) {
    return Replay.START.plus(since);
  }

  private Step ruled(Act<A> act, Optional<String> words) {
    return switch (rules().rule(state, act)) {
      case Ruling.Refused<E>(List<Violation> violations) -> new Step.Refused(violations.getFirst());
      case Ruling.Accepted<E>(List<E> happened) ->
          new Step.Taken(
              with(players, rules().after(state, happened)),
              words,
              turn(words.map(_ -> act), happened),
              happened.stream().flatMap(event -> setAside(event).stream()).findFirst());
    };
  }

  /** What chance and clock do in time the rules cannot refuse. */
  private Step.Taken sure(Seat.House house, A action, Duration at) {
    Act<A> act = new Act<>(house, action, instant(at));
    return switch (ruled(act, text().write(house, action, players))) {
      case Step.Taken taken -> taken;
      case Step.Refused(Violation violation) ->
          throw new IllegalStateException("The house was refused: " + act + ": " + violation);
    };
  }

  @Override
  public final List<Step.Taken> begin(Seed seed, Duration at) {
    List<Step.Taken> taken = new ArrayList<>(List.of(sure(Seat.House.CLOCK, begin(), at)));
    RuledMatch<S, A, E> now = after(taken.getLast().turn());
    for (A roll : rolls(seed)) {
      taken.add(now.sure(Seat.House.CHANCE, roll, at));
      now = now.after(taken.getLast().turn());
    }
    return taken;
  }

  @Override
  public final Step.Taken call(Duration at) {
    return sure(Seat.House.CLOCK, called(), at);
  }

  @Override
  public final Optional<Step.Taken> tick(Duration now) {
    return deadline()
        .filter(due -> due.compareTo(now) < 0)
        .map(due -> sure(Seat.House.CLOCK, rules().timeUp(), due));
  }

  @Override
  public final RuledMatch<S, A, E> after(Turn<?, ?> turn) {
    return with(players, rules().after(state, mine(turn).events()));
  }

  // ------------------------------------------------------------------------------ how it stands

  @Override
  public final Optional<Duration> deadline() {
    return rules().standing(state).deadline().map(LiveMatch::since);
  }

  @Override
  public final List<String> chance(Seed seed) {
    return rolls(seed).stream()
        .flatMap(roll -> text().write(Seat.House.CHANCE, roll, players).stream())
        .toList();
  }

  @Override
  public final boolean betweenShakes() {
    return rules().offers(state, Seat.House.CLOCK).anyMatch(Offer.ready(begin())::equals);
  }

  @Override
  public final boolean finished() {
    return rules().standing(state) instanceof Standing.Finished;
  }

  @Override
  public final int shakes() {
    return shakes(state);
  }

  @Override
  public final List<Standing.Awaited> awaited() {
    return rules().standing(state) instanceof Standing.Waiting(var awaited) ? awaited : List.of();
  }

  @Override
  public final Optional<String> task(int player) {
    return awaited().stream()
        .filter(one -> one.seat().equals(Seat.player(player)))
        .map(Standing.Awaited::task)
        .findFirst();
  }

  /** What a player may do. */
  public final List<Offer<A>> offers(int player) {
    return rules().offers(state, Seat.player(player)).toList();
  }

  /** What he may do while the table is paused. */
  public final List<Offer<A>> offersInPause(int player) {
    return offers(player).stream()
        .filter(offer -> offer instanceof Offer.Ready<A>(A action) && comesOrGoes(action))
        .toList();
  }

  /** An action as a record writes it, without the player's name. */
  public final Optional<String> words(int player, A action) {
    return words(Seat.player(player), action);
  }

  private Optional<String> words(Seat seat, A action) {
    int name =
        seat instanceof Seat.Player(int number) ? players.get(number).length() + ": ".length() : 0;
    return text().write(seat, action, players).map(line -> line.substring(name));
  }

  // --------------------------------------------------------------------------- who sees what

  /** What everybody may see is what the clock may see. */
  private static Seat seat(OptionalInt player) {
    return player.isPresent() ? Seat.player(player.getAsInt()) : Seat.House.CLOCK;
  }

  @Override
  public final RuledMatch<S, A, E> seenBy(OptionalInt player) {
    return with(players, rules().seenBy(seat(player), state));
  }

  @Override
  public final Turn<A, E> heardBy(OptionalInt player, Turn<?, ?> turn) {
    Turn<A, E> mine = mine(turn);
    return turn(
        mine.act()
            .flatMap(act ->
                rules()
                    .heardBy(seat(player), act)
                    .map(action -> new Act<>(act.seat(), action, act.at()))),
        mine.events().stream().map(event -> rules().heardBy(seat(player), event)).toList());
  }

  @Override
  public final boolean shows(Turn<?, ?> turn) {
    return mine(turn).events().stream().anyMatch(rules()::shows);
  }

  @Override
  public final boolean begins(Turn<?, ?> turn) {
    return mine(turn).events().stream().anyMatch(this::begins);
  }

  @Override
  public final boolean calls(Turn<?, ?> turn) {
    return mine(turn).events().stream().anyMatch(this::calls);
  }

  @Override
  public final Optional<String> words(Turn<?, ?> turn) {
    return mine(turn).act().flatMap(act -> words(act.seat(), act.action()));
  }

  // ---------------------------------------------------------------------------------- who thinks

  @Override
  public final Thought think(int player, Strength strength, long seed, Limits limits) {
    Decision<A> decision =
        bots(List.of(strength))
            .getFirst()
            .decide(
                player,
                rules().seenBy(Seat.player(player), state),
                offers(player),
                new Luck(seed),
                limits);
    return new Thought(
        decision.action().flatMap(action -> words(player, action)), decision.thinking());
  }

  @Override
  public final Optional<String> simple(int player, RandomPlayer bot) {
    return pick(player, bot).flatMap(action -> words(player, action));
  }

  @Override
  public final Optional<Hint> hint(int player, Hint.Level level, Limits limits) {
    return hint(rules().seenBy(Seat.player(player), state), level, limits);
  }

  @Override
  public final ArenaResult arena(List<Strength> strengths, int shakes, long seed, Limits limits) {
    return new Arena<>(new ArenaHall<>(this), strengths, limits).play(shakes, new Luck(seed));
  }
}
