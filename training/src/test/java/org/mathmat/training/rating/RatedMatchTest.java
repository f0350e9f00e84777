package org.mathmat.training.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RatedMatchTest {
  private static final Instant NOW = Instant.EPOCH.plus(Duration.ofDays(100));
  private static final Rating MIDDLE = new Rating(1500, 100, 0.06);

  private static Entrant person(String name, int total) {
    return new Entrant(name, Entrant.Kind.PERSON, MIDDLE, total);
  }

  private static Entrant robot(String name, int total) {
    return new Entrant(name, Entrant.Kind.ROBOT, new Rating(1500, 30, 0.06), total);
  }

  private static RatedMatch match(Entrant... entrants) {
    return new RatedMatch(Glicko.ORDINARY, List.of(entrants), Set.of(), NOW);
  }

  private static Map<String, Rating> rated(RatedMatch match, List<Meeting> before) {
    return ((RatedMatch.Outcome.Rated) match.rate(before)).ratings();
  }

  private static Rating of(String player, Map<String, Rating> ratings) {
    return Objects.requireNonNull(ratings.get(player));
  }

  @Test
  void threePlayersAreThreePairs() {
    Map<String, Rating> after =
        rated(match(person("Ann", 12), person("Ben", 8), person("Cho", 8)), List.of());
    assertThat(of("Ann", after).value()).isGreaterThan(1500);
    assertThat(after.get("Ben")).isEqualTo(after.get("Cho"));
    assertThat(after.get("Ben"))
        .isEqualTo(
            Glicko.ORDINARY.after(
                MIDDLE, List.of(new Glicko.Result(MIDDLE, 0), new Glicko.Result(MIDDLE, 0.5))));
  }

  @Test
  void robotsStayWhereTheyAre() {
    Map<String, Rating> after = rated(match(person("Ann", 12), robot("club", 8)), List.of());
    assertThat(after).containsOnlyKeys("Ann");
    assertThat(of("Ann", after).value()).isGreaterThan(1500);
    assertThat(match(robot("club", 3), robot("beginner", 8)).rate(List.of()))
        .isInstanceOf(RatedMatch.Outcome.Unrated.class);
  }

  @Test
  void hintsAndAnalysisKeepItFromCounting() {
    for (RatedMatch.Aid aid : RatedMatch.Aid.values()) {
      RatedMatch match =
          new RatedMatch(
              Glicko.ORDINARY, List.of(person("Ann", 1), person("Ben", 2)), Set.of(aid), NOW);
      assertThat(match.rate(List.of())).isInstanceOf(RatedMatch.Outcome.Unrated.class);
    }
  }

  @Test
  void theSameOpponentMovesNothingAfterFive() {
    List<Meeting> meetings = new ArrayList<>();
    RatedMatch match = match(person("Ann", 12), person("Ben", 8));
    for (int i = 0; i < 7; i++) {
      RatedMatch.Outcome.Rated rated = (RatedMatch.Outcome.Rated) match.rate(meetings);
      boolean moves = !of("Ann", rated.ratings()).equals(MIDDLE);
      assertThat(moves).as("match " + i).isEqualTo(i < 5);
      meetings.addAll(rated.meetings());
    }
    assertThat(meetings).hasSize(5);
    Map<String, Rating> withCho =
        rated(match(person("Ann", 12), person("Ben", 8), person("Cho", 1)), meetings);
    assertThat(withCho.get("Ann"))
        .isEqualTo(Glicko.ORDINARY.after(MIDDLE, List.of(new Glicko.Result(MIDDLE, 1))));
    List<Meeting> longAgo =
        meetings.stream()
            .map(one -> new Meeting(/* one= */ one.other(), /* other= */ one.one(), NOW.minus(Duration.ofDays(7))))
            .toList();
    assertThat(rated(match, longAgo).get("Ann")).isNotEqualTo(MIDDLE);
  }

  @Test
  void nobodyPlaysHimself() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match(person("Ann", 1), person("Ann", 2)));
  }

  @Test
  void aBandDoesNotFallAtEverySlip() {
    Band band = Band.STARTER;
    for (int value = 1000; value <= 1600; value += 10) {
      band = band.after(new Rating(value, 60, 0.06));
    }
    assertThat(band).isEqualTo(Band.STRATEGIST);
    assertThat(band.after(new Rating(1420, 60, 0.06))).isEqualTo(Band.STRATEGIST);
    assertThat(band.after(new Rating(1330, 60, 0.06))).isEqualTo(Band.SOLVER);
    assertThat(band.after(new Rating(1330, 80, 0.06))).isEqualTo(Band.STRATEGIST);
    for (Band each : Band.values()) {
      assertThat(each.title()).isNotBlank();
    }
  }
}
