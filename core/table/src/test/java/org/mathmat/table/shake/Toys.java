package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.table.Act;
import org.mathmat.table.Offer;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.VariationCount;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.ShakeText;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.ScoreTable;

/**
 * A table at which the toy is played in the words of a match record. After each act it checks what
 * must hold at every table: that the events alone lead to the same state, and that the rules accept
 * whatever is offered.
 */
final class Toys {
  static final List<String> NAMES = List.of("Ann", "Ben", "Cam");

  private static final ScoreTable SCORES = new ScoreTable(6, 2, 4, 6, Set.of(), Set.of(), 4, 2, -2);

  /** With no-Goals that are answered by a Goal, and fines for everything. */
  static final Procedure USUAL =
      new Procedure(
          Limits.USUAL,
          new Procedure.Lateness(1, 1),
          new Procedure.BlockRule(1, Procedure.BlockRule.Minute.NONE),
          Procedure.BonusRight.NOT_THE_LEADER,
          Procedure.NoGoal.ANSWERED_BY_A_GOAL,
          Procedure.LastCube.NOT_TO_FORBIDDEN,
          Procedure.Challenges.USUAL,
          new Procedure.SetAside(1, 1),
          new Procedure.PaperRules(
              Procedure.Proof.ONCE, Procedure.JudgeAnswers.AT_ONCE, Procedure.Change.REFUSED),
          1,
          Procedure.Round.USUAL,
          SCORES,
          sections());

  /** With challenged no-Goals, a force out, free challenges, and papers that may be changed. */
  static final Procedure OTHER =
      new Procedure(
          Limits.USUAL.joiningWithin(Duration.ofMinutes(1)),
          new Procedure.Lateness(1, 0),
          new Procedure.BlockRule(1, Procedure.BlockRule.Minute.ONE),
          Procedure.BonusRight.NOBODY,
          Procedure.NoGoal.CHALLENGED,
          Procedure.LastCube.ANYWHERE,
          new Procedure.Challenges(
              Set.of(Challenge.NOW, Challenge.IMPOSSIBLE),
              Set.of(Challenge.IMPOSSIBLE),
              Set.of(Challenge.FORCE_OUT_NO_SOLUTION),
              Set.of(Challenge.NOW)),
          new Procedure.SetAside(0, 0),
          new Procedure.PaperRules(
              Procedure.Proof.UNKNOWN,
              Procedure.JudgeAnswers.WHEN_ALL_ARE_DONE,
              Procedure.Change.MAKES_INCORRECT),
          0,
          Procedure.Round.USUAL,
          SCORES,
          sections());

  /** Each rule stands in a section of its own name. */
  private static Map<Step, String> sections() {
    Map<Step, String> sections = new EnumMap<>(Step.class);
    for (Step step : Step.values()) {
      sections.put(step, step.name());
    }
    return sections;
  }

  private final ShakeRules rules;
  private final List<String> names;
  private final List<Entry> entries = new ArrayList<>();
  private Match match;
  private Instant now = Instant.EPOCH;

  private Toys(Procedure procedure, VariationCount toSelect, Setup setup) {
    rules = new ShakeRules(new ToyGame(procedure, toSelect), setup);
    names = NAMES.subList(0, setup.players());
    match = rules.opening();
  }

  /** Three players without variations, strict, judged by the judge. */
  static Toys usual() {
    return of(USUAL, VariationCount.NONE, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT);
  }

  static Toys of(
      Procedure procedure,
      VariationCount toSelect,
      Setup.CheckedBy checking,
      Setup.Conduct conduct) {
    return new Toys(procedure, toSelect, new Setup(NAMES.size(), checking, conduct));
  }

  /** The cubes 5, 2 and 3 are rolled; Ann is to set the Goal, or to select. */
  Toys begun() {
    return says("shake", "roll: 5 2 3", "deal: sun");
  }

  /** Ann has set the Goal 5; Ben moves first. */
  Toys set() {
    return begun().says("Ann: goal 5");
  }

  Match match() {
    return match;
  }

  ShakeRules rules() {
    return rules;
  }

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  List<Event> events() {
    return entries.stream().map(Entry::event).toList();
  }

  Event last() {
    return entries.getLast().event();
  }

  Shake shake() {
    return ((Phase.InShake) match.phase()).shake();
  }

  /** The texts of the cubes of a section. */
  List<String> in(Section section) {
    return shake().mat().in(section, shake().cubes());
  }

  /** Lines that all are accepted. */
  Toys says(String... lines) {
    for (String line : lines) {
      ActionText.Seated<Action> seated = read(line).orElseThrow();
      take(new Act<>(seated.seat(), seated.action(), now), line);
    }
    return this;
  }

  private void take(Act<Action> act, String what) {
    switch (rules.rule(match, act)) {
      case Ruling.Refused<Entry>(List<Violation> why) ->
          throw new AssertionError(what + " was refused: " + why);
      case Ruling.Accepted<Entry>(List<Entry> happened) -> {
        match = rules.after(match, happened);
        entries.addAll(happened);
      }
    }
    assertThat(rules.after(rules.opening(), entries)).as(what).isEqualTo(match);
    everyOfferHolds();
  }

  /** What is offered is accepted, and can be said and read; first the clock does what is due. */
  private void everyOfferHolds() {
    if (rules.standing(match).deadline().filter(due -> due.isBefore(now)).isPresent()) {
      return;
    }
    Stream<Seat> seats =
        Stream.concat(
            names.stream().map(name -> Seat.player(names.indexOf(name))),
            Stream.of(Seat.House.values()));
    seats.forEach(seat ->
        rules
            .offers(match, seat)
            .forEach(offer -> {
              if (offer instanceof Offer.Ready<Action>(Action action)) {
                assertThat(rules.rule(match, new Act<>(seat, action, now)))
                    .as(seat + " is offered " + action)
                    .isInstanceOf(Ruling.Accepted.class);
                ShakeText.WORDS
                    .write(seat, action, names)
                    .ifPresent(line ->
                        assertThat(read(line))
                            .as(line)
                            .contains(new ActionText.Seated<>(seat, action)));
              }
            }));
  }

  private Optional<ActionText.Seated<Action>> read(String line) {
    int colon = line.indexOf(':');
    return ShakeText.WORDS.read(
        new MatchRecord.Line(
            1,
            Duration.ZERO,
            colon < 0 ? Optional.empty() : Optional.of(line.substring(0, colon)),
            line.substring(colon + 1).strip()),
        names);
  }

  /** Why a line is refused; nothing may have changed. */
  Violation refused(String line) {
    ActionText.Seated<Action> seated = read(line).orElseThrow();
    return refused(seated.seat(), seated.action());
  }

  Violation refused(Seat seat, Action action) {
    return switch (rules.rule(match, new Act<>(seat, action, now))) {
      case Ruling.Refused<Entry>(List<Violation> why) -> why.getFirst();
      case Ruling.Accepted<Entry>(List<Entry> happened) ->
          throw new AssertionError(action + " was accepted: " + happened);
    };
  }

  /** The code and the section with which a line is refused. */
  void refuses(String line, RefusalCode code, Step step) {
    Violation why = refused(line);
    assertThat(why.code()).as(why.message()).isEqualTo(code);
    assertThat(why.rule()).as(why.message()).isEqualTo(step.name());
    assertThat(why.message()).isNotBlank();
  }

  /** Time passes; the clock acts at each deadline. */
  Toys passes(Duration time) {
    Instant then = now.plus(time);
    Optional<Instant> deadline = rules.standing(match).deadline();
    while (deadline.isPresent() && deadline.get().isBefore(then)) {
      now = deadline.get();
      take(new Act<>(Seat.House.CLOCK, rules.timeUp(), now), "the clock");
      deadline = rules.standing(match).deadline();
    }
    now = then;
    return this;
  }

  /** What the offers of a player say, ready ones in words. */
  List<String> offers(String name) {
    Seat seat = Seat.player(names.indexOf(name));
    return rules
        .offers(match, seat)
        .map(offer ->
            switch (offer) {
              case Offer.Open<Action>(String kind) -> kind;
              case Offer.Ready<Action>(Action action) ->
                  ShakeText.WORDS
                      .write(seat, action, names)
                      .orElseThrow()
                      .substring(name.length() + 2);
            })
        .toList();
  }
}
