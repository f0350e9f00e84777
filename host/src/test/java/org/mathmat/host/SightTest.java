package org.mathmat.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.mathmat.table.Act;
import org.mathmat.table.Offer;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;

/**
 * Random matches of every game and book, and beside each moment the same one with other papers and
 * seeds where those are hidden: nobody sees any difference, in his view, the history, the record,
 * what he may do, or what he is told when he may not.
 */
class SightTest {
  private static final List<String> PAPERS =
      List.of("1+1 = 2", "8-5 = 3", "B∪G", "R", "(", "7×(3+1) = 28", "5 = 5", "9^9 = 1");
  private static final List<String> STRANGE =
      List.of(
          "presents 1 = 1",
          "presents nothing",
          "challenge now",
          "challenge impossible",
          "accepts Ann",
          "accepts Ben",
          "rejects Ann because NOT_EQUAL",
          "rejects Ben because AMBIGUOUS 1 = (1)",
          "asks judge Ben",
          "charges Ann",
          "joins mover",
          "joins challenger",
          "block",
          "move 1 R",
          "goal 1",
          "leaves",
          "ready",
          "nonsense");

  private final Random random = new Random(11);
  private int compared;
  private int hidden;
  private int shown;

  @Test
  void nobodySeesWhatIsHidden() {
    Openings.all()
        .forEach((name, opening) -> {
          int before = hidden;
          boolean dice = opening instanceof LiveDice;
          for (int round = 0;
              round < (dice ? 2 : 20) && (round < 2 || hidden - before < 10);
              round++) {
            play(name, Played.begun(opening, Settings.Clock.TIMED, 10 * round + name.length()));
          }
          assertThat(hidden - before >= 10 || dice).as(name).isTrue();
        });
    assertThat(compared).isGreaterThan(2_000);
    assertThat(shown).isGreaterThan(50);
  }

  private void play(String name, Played table) {
    long second = 0;
    for (int step = 0; step < 110 && !table.match().finished(); step++) {
      second += random.nextInt(step % 30 == 29 ? 150 : 6);
      table.at(Duration.ofSeconds(second));
      table.due();
      if (table.match().finished()) {
        return;
      }
      compare(name, table);
      int seat = random.nextInt(table.match().players().size());
      words(table, seat)
          .ifPresent(words -> {
            House.Decision decision = table.wish(seat, words);
            if (decision instanceof House.Decision.Happens) {
              table.store(decision);
            }
          });
    }
  }

  private Optional<String> words(Played table, int seat) {
    LiveMatch match = table.match();
    if (match.betweenShakes()) {
      return Optional.of("ready");
    }
    if (random.nextInt(10) == 0) {
      return Optional.of("challenge " + (random.nextBoolean() ? "now" : "impossible"));
    }
    if (random.nextInt(8) == 0) {
      return Optional.of(STRANGE.get(random.nextInt(STRANGE.size() - 3)));
    }
    boolean writes =
        match instanceof LiveShakes shakes
            && shakes.offers(seat).contains(Offer.<Action>open("presents"));
    return writes && random.nextInt(6) > 0
        ? Optional.of("presents " + PAPERS.get(random.nextInt(PAPERS.size())))
        : match.simple(seat, RandomPlayer.bold(random.nextLong()));
  }

  // ------------------------------------------------------------------------------------- the twin

  /** Who has written something that is still hidden. */
  private static List<Integer> secretive(Ledger ledger) {
    List<Integer> writers = new ArrayList<>();
    long number = 0;
    for (Happened event : ledger.after(0)) {
      if (++number > ledger.shown()
          && event instanceof Happened.Acted acted
          && presents(acted.turn()).isPresent()) {
        writers.add(acted.seat().orElseThrow());
      }
    }
    return writers;
  }

  private static Optional<String> presents(Turn<?, ?> turn) {
    return turn instanceof Turn.OfShake shake
        ? shake
            .act()
            .flatMap(act ->
                act.action() instanceof Action.Present(Optional<String> paper)
                    ? paper
                    : Optional.empty())
        : Optional.empty();
  }

  /**
   * The same table with other hidden papers, and perhaps other seeds where they are not revealed.
   */
  private static Ledger twin(Ledger ledger, UnaryOperator<Seed> seeds) {
    int revealed = ledger.state().orElseThrow().seeds().revealed();
    Ledger twin = Ledger.EMPTY;
    long number = 0;
    for (Happened event : ledger.after(0)) {
      boolean open = ++number <= ledger.shown();
      twin =
          twin.with(
              switch (event) {
                case Happened.HashPublished(var at, int shake, Seed seed) when shake > revealed ->
                    new Happened.HashPublished(at, shake, seeds.apply(seed));
                case Happened.Acted acted when !open && presents(acted.turn()).isPresent() ->
                    otherwise(acted);
                case Happened other -> other;
              });
    }
    return twin;
  }

  private static Happened otherwise(Happened.Acted acted) {
    Turn.OfShake turn = (Turn.OfShake) acted.turn();
    String other = presents(turn).orElseThrow().equals("5 = 5") ? "6×1 = 6" : "5 = 5";
    return new Happened.Acted(
        acted.at(),
        acted.since(),
        acted.seat(),
        acted.id(),
        Optional.of("presents " + other),
        new Turn.OfShake(
            turn.act()
                .map(
                    act -> new Act<>(act.seat(), new Action.Present(Optional.of(other)), act.at())),
            turn.events().stream().map(event -> otherwise(event, other)).toList()),
        acted.setAside());
  }

  private static Entry otherwise(Entry entry, String other) {
    return entry.event() instanceof Event.Presented(int player, _)
        ? new Entry(entry.at(), new Event.Presented(player, Optional.of(other)))
        : entry;
  }

  /** What is not revealed differs in its hash, and in nothing else. */
  private static String masked(String text, Ledger ledger) {
    String masked = text;
    for (Seed seed : ledger.state().orElseThrow().seeds().all()) {
      masked = masked.replace(seed.hash(), "HASH");
    }
    return masked;
  }

  private void compare(String name, Played table) {
    Ledger one = table.ledger();
    Ledger other = twin(one, _ -> Played.seed(5_000));
    // What is rolled next follows from the seed, so that this one differs in its papers alone.
    Ledger rolling = twin(one, seed -> seed);
    List<Integer> writers = secretive(one);
    hidden += writers.size();
    shown += one.shown() > 0 ? 1 : 0;
    int players = table.match().players().size();
    for (int seat = -1; seat < players; seat++) {
      if (!writers.contains(seat)) {
        OptionalInt viewer = seat < 0 ? OptionalInt.empty() : OptionalInt.of(seat);
        assertThat(told(one, viewer)).as("%s, seat %d", name, seat).isEqualTo(told(other, viewer));
        if (seat >= 0) {
          assertThat(answers(table, one, seat))
              .as("%s, seat %d", name, seat)
              .isEqualTo(answers(table, rolling, seat));
        }
        compared++;
      }
    }
    for (int number = one.state().orElseThrow().seeds().revealed();
        number < one.state().orElseThrow().seeds().all().size();
        number++) {
      assertThat(told(one, OptionalInt.empty()))
          .doesNotContain(one.state().orElseThrow().seeds().all().get(number).text());
    }
  }

  private static String told(Ledger ledger, OptionalInt viewer) {
    String told =
        Played.seen(ledger, viewer)
            + TableView.entries(ledger, viewer, 0)
            + RecordText.of(ledger, viewer)
            + TableView.hidesAfter(ledger, viewer, ledger.version() - 3);
    return masked(told, ledger);
  }

  /** What comes of everything that a player might say, as he hears of it himself. */
  private static String answers(Played table, Ledger ledger, int seat) {
    TableState state = ledger.state().orElseThrow();
    StringBuilder answers = new StringBuilder();
    for (String words : STRANGE) {
      switch (table.house.act(state, seat, "id", words, table.now())) {
        case House.Decision.Refused(Refusal why) -> answers.append(why);
        case House.Decision.Happens happens -> {
          boolean shows =
              happens.steps().stream()
                  .anyMatch(step ->
                      step.event() instanceof Happened.Acted acted
                          && step.after().match().orElseThrow().shows(acted.turn()));
          answers.append(shows ? "shown" : heard(happens, seat));
        }
      }
    }
    return answers.toString();
  }

  private static String heard(House.Decision.Happens happens, int seat) {
    return IntStream.range(0, happens.steps().size())
        .mapToObj(happens.steps()::get)
        .map(step ->
            step.event() instanceof Happened.Acted acted
                ? step.after()
                    .match()
                    .orElseThrow()
                    .heardBy(OptionalInt.of(seat), acted.turn())
                    .toString()
                : step.event().getClass().getSimpleName())
        .toList()
        .toString();
  }
}
