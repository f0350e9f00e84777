package org.mathmat.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.shelf.Shelf;
import org.mathmat.table.book.Change;
import org.mathmat.table.book.LocalRules;

/** What may happen at a table, and what the clock does at every deadline. */
class HouseTest {
  private static final Place ANYBODY = new Place.Anybody();

  private static Played equations(Settings.Clock clock) {
    return Played.begun(Openings.equations("agloa-2015", "middle", 2), clock, 1);
  }

  private static Played mathdice() {
    return Played.begun(Openings.mathdice(2), Settings.Clock.TIMED, 1);
  }

  @Test
  void twoPlayersOfOneNameAreToldApart() {
    Played table = new Played(1);
    Settings settings =
        Openings.settings(
            Openings.equations("agloa-2015", "middle", 2),
            Settings.Clock.TIMED,
            new Place.Maker(),
            ANYBODY);
    table.store(table.house.create("CODE2345", settings, Played.ANN, table.now()));
    assertThat(table.state().status()).isEqualTo(TableState.Status.OPEN);
    Sitter.Person ann = new Sitter.Person("b", "ann");
    table.store(table.house.join(table.state(), ann, OptionalInt.empty(), table.now()));
    assertThat(table.state().names()).containsExactly("Ann", "ann 2");
    assertThat(table.state().status()).isEqualTo(TableState.Status.PLAYING);
  }

  @Test
  void aDeadlineFiresOnceWhenItsSecondIsOver() {
    Played table = equations(Settings.Clock.TIMED);
    Next next = Next.of(table.state()).orElseThrow();
    assertThat(next.what()).isEqualTo(Next.What.TIME_UP);
    table.at(Duration.ofSeconds(next.at() - 1));
    assertThat(table.due()).isEmpty();
    table.at(Duration.ofSeconds(next.at()));
    assertThat(table.due()).isNotEmpty();
    assertThat(table.due()).isEmpty();
    assertThat(Next.of(table.state()).orElseThrow().at()).isGreaterThan(next.at());
  }

  /** However the calls of the clock are spread, the same happens at the same seconds. */
  @Test
  void whatTheClockDoesDoesNotDependOnWhenItIsAsked() {
    Openings.all()
        .forEach((name, opening) -> {
          Played often = Played.begun(opening, Settings.Clock.TIMED, 5);
          Played once = Played.begun(opening, Settings.Clock.TIMED, 5);
          for (int second = 0; second <= 700; second += 13) {
            often.at(Duration.ofSeconds(second));
            often.due();
          }
          once.at(Duration.ofSeconds(689));
          once.due();
          assertThat(acts(once)).as(name).isEqualTo(acts(often)).hasSizeGreaterThan(4);
        });
  }

  private static List<String> acts(Played table) {
    return table.ledger().after(0).stream()
        .flatMap(event ->
            event instanceof Happened.Acted acted
                ? Optional.of(acted.since() + " " + acted.words() + acted.turn().events()).stream()
                : Optional.<String>empty().stream())
        .toList();
  }

  /** What is foreseen when an act is stored is what a restart reads. */
  @Test
  void aRestartFindsTheTableAsItWas() {
    Openings.all()
        .forEach((name, opening) -> {
          Played table = Played.begun(opening, Settings.Clock.TIMED, 3);
          for (int second = 1; second <= 2 * Played.STOP; second += 97) {
            table.at(Duration.ofSeconds(second));
            table.due();
          }
          Ledger read = table.read();
          assertThat(Next.of(read.state().orElseThrow())).isEqualTo(Next.of(table.state()));
          for (OptionalInt seat : List.of(OptionalInt.of(0), OptionalInt.empty())) {
            assertThat(Played.seen(read, seat))
                .as(name)
                .isEqualTo(Played.seen(table.ledger(), seat));
            assertThat(RecordText.of(read, seat)).isEqualTo(RecordText.of(table.ledger(), seat));
          }
          assertThat(table.ledger().version()).isGreaterThan(20);
        });
  }

  @Test
  void whatCouldNotBeStoredLeavesNothing() {
    Played table = equations(Settings.Clock.UNTIMED);
    int setter = table.match().first();
    Ledger before = table.ledger();
    String seen = Played.seen(before, OptionalInt.of(setter));
    String act = table.match().simple(setter, RandomPlayer.calm(1)).orElseThrow();
    House.Decision lost = table.house.act(table.state(), setter, "1", act, table.now());
    assertThat(events(lost)).isNotEmpty();
    assertThat(table.ledger()).isSameAs(before);
    assertThat(Played.seen(table.ledger(), OptionalInt.of(setter))).isEqualTo(seen);
    assertThat(table.ledger().answered(setter, "1")).isEmpty();
    assertThat(events(table.house.act(table.state(), setter, "1", act, table.now())))
        .isEqualTo(events(lost));
  }

  private static List<Happened> events(House.Decision decision) {
    return ((House.Decision.Happens) decision).steps().stream().map(Step::event).toList();
  }

  private static House.Decision robot(Played table, Sitter.Person by, int seat, String... kind) {
    return table.house.robot(
        table.state(), by.id(), seat, List.of(kind).stream().findFirst(), table.now());
  }

  private static Optional<String> kind(Played table, int seat) {
    return table
        .state()
        .sitters()
        .get(seat)
        .map(sitter -> sitter instanceof Sitter.Robot robot ? robot.kind() : "person");
  }

  @Test
  void whoeverMadeTheTableSeatsRobotsUntilPlayBegins() {
    Played table = new Played(1);
    Settings settings =
        Openings.settings(
            Openings.equations("agloa-2015", "middle", 3),
            Settings.Clock.TIMED,
            ANYBODY,
            ANYBODY,
            ANYBODY);
    table.store(table.house.create("CODE2345", settings, Played.ANN, table.now()));
    assertThat(table.state().viewer(Optional.of("a")).host()).isTrue();
    assertThat(Played.code(robot(table, Played.BEN, 0, "club")))
        .contains(Refusal.Code.NOT_YOUR_TABLE);
    assertThat(Played.code(robot(table, Played.ANN, 3, "club")))
        .contains(Refusal.Code.NO_SUCH_SEAT);
    assertThat(Played.code(robot(table, Played.ANN, -1))).contains(Refusal.Code.NO_SUCH_SEAT);
    table.store(robot(table, Played.ANN, 0, "club"));
    table.store(robot(table, Played.ANN, 2, "beginner"));
    assertThat(table.state().names()).containsExactly("Robo", "Robo 2");
    assertThat(Played.code(robot(table, Played.ANN, 1, "club"))).contains(Refusal.Code.TABLE_FULL);
    table.store(robot(table, Played.ANN, 0, "perfect"));
    assertThat(kind(table, 0)).contains("perfect");
    table.store(robot(table, Played.ANN, 0));
    assertThat(table.store(robot(table, Played.ANN, 0))).isEmpty();
    assertThat(kind(table, 0)).isEmpty();
    table.store(table.house.join(table.state(), Played.BEN, OptionalInt.of(1), table.now()));
    assertThat(Played.code(robot(table, Played.ANN, 1))).contains(Refusal.Code.TABLE_FULL);
    table.store(robot(table, Played.ANN, 0, "club"));
    assertThat(table.state().status()).isEqualTo(TableState.Status.PLAYING);
    assertThat(Played.code(robot(table, Played.ANN, 0))).contains(Refusal.Code.TABLE_STARTED);
  }

  /** However late a restart comes, the clock has done what it had to, at the right seconds. */
  @Test
  void aMatchThatNobodyPlaysRunsOutAndItsRecordReplays() {
    Played table = equations(Settings.Clock.TIMED);
    table.at(Duration.ofSeconds(2 * Played.STOP));
    table.due();
    assertThat(table.state().status()).isEqualTo(TableState.Status.FINISHED);
    Replayed replayed = Replayed.of(table);
    assertThat(replayed.refused()).as(replayed.text()).isEmpty();
    // A replay ends with the last line; what the clock does after it needs no line.
    assertThat(replayed.shakes()).isBetween(table.match().shakes() - 1, table.match().shakes());
  }

  /** Seats stay, and a record names the players from the one on whom the lot fell. */
  @Test
  void theFirstGoalIsDrawnByLot() {
    Set<Integer> firsts = new HashSet<>();
    for (int seed = 0; seed < 60 && firsts.size() < 2; seed++) {
      Played table =
          Played.begun(
              Openings.equations("agloa-2015", "middle", 2), Settings.Clock.TIMED, 10 * seed);
      int first = table.match().first();
      List<String> names = table.state().names();
      assertThat(RecordText.of(table.ledger(), OptionalInt.empty()))
          .contains("players: " + names.get(first) + ", " + names.get(1 - first) + "\n")
          .contains("# fair: lot Ann r");
      assertThat(names).containsExactly("Ann", "Ben");
      firsts.add(first);
    }
    assertThat(firsts).hasSize(2);
  }

  /** MathDice has no end but a winner; without players it would roll for ever. */
  @Test
  void aDesertedMatchWaitsUntilSomebodyIsReady() {
    Played table = mathdice();
    table.at(Duration.ofSeconds(1_000_000));
    table.due();
    assertThat(table.match().shakes()).isEqualTo(TableState.SILENT_SHAKES + 1);
    assertThat(Next.of(table.state())).isEmpty();
    table.act(0, "ready");
    assertThat(Next.of(table.state())).isPresent();
    table.act(1, "ready");
    assertThat(table.match().inShake()).isTrue();
  }

  @Test
  void withoutAClockNothingRunsOut() {
    Played table = equations(Settings.Clock.UNTIMED);
    table.at(Duration.ofSeconds(1_000_000));
    assertThat(table.due()).isEmpty();
    int setter = table.match().first();
    table.act(setter, table.match().simple(setter, RandomPlayer.calm(1)).orElseThrow());
    assertThat(TableView.Common.of(table.state(), Set.of()).waiting())
        .isNotEmpty()
        .allMatch(one -> one.until().isEmpty());
  }

  @Test
  void theRoundEndsAtItsTimeAndItsStop() {
    Played table = equations(Settings.Clock.TIMED);
    Instant round = Played.NOON.plusSeconds(Played.ROUND);
    table.at(round);
    table.due();
    assertThat(table.state().pace().calls()).isEqualTo(1);
    table.at(Played.NOON.plusSeconds(Played.STOP));
    table.due();
    assertThat(table.state().status()).isEqualTo(TableState.Status.FINISHED);
    assertThat(Next.of(table.state())).isEmpty();
    assertThat(Played.code(table.wish(0, "ready"))).contains(Refusal.Code.FINISHED);
  }

  /** A league's rounds are as long as it says; the record has all that it says, line by line. */
  @Test
  void aRoundIsAsLongAsTheLeagueHasIt() {
    LocalRules lake =
        new LocalRules(
            List.of(
                new Change.Name("Lake"),
                new Change.Length(Duration.ofMinutes(6)),
                new Change.Overtime(Duration.ofMinutes(1))));
    var division =
        Shelf.EQUATIONS.book("agloa-2015").orElseThrow().division("middle").orElseThrow();
    Played table =
        Played.begun(Openings.equations(division.under(lake), 2), Settings.Clock.TIMED, 1);
    table.at(Duration.ofMinutes(6).minusSeconds(1));
    table.due();
    assertThat(table.state().pace().calls()).isZero();
    table.at(Duration.ofMinutes(6));
    table.due();
    assertThat(table.state().pace().calls()).isEqualTo(1);
    table.at(Duration.ofMinutes(7));
    table.due();
    assertThat(table.state().status()).isEqualTo(TableState.Status.FINISHED);
    assertThat(Replayed.of(table).text()).contains("round: time", "round: stop");
  }
}
