package org.mathmat.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.mathmat.host.Lots;
import org.mathmat.host.Seed;
import org.mathmat.table.shake.Lot;

/**
 * Checks the lot of a record.
 *
 * @param cube the faces of the cube that was rolled
 * @param players as the record names them, from the first Goal-setter on
 * @param shown the rounds that the record shows; the first names the players by their seats
 */
record LotCheck(List<Lot.Face> cube, List<String> players, List<String> shown) {
  /** Whether it is fair, where that is known, and what is wrong or missing. */
  record Found(Optional<Boolean> fair, Optional<String> doubt) {}

  Found check(Optional<Seed> seed) {
    if (shown.isEmpty()) {
      return new Found(Optional.empty(), Optional.of("The record holds no lot."));
    }
    Optional<List<String>> seats = seats();
    if (seats.isEmpty()) {
      return unfair("The lot is not one of these players, or cannot be read.");
    }
    if (seed.isEmpty()) {
      return new Found(
          Optional.empty(), Optional.of("The seed of the first shake has not been revealed."));
    }
    List<String> due = due(seed.get(), seats.get());
    if (!due.equals(shown)) {
      return unfair("The seed gives another lot: " + String.join("; ", due));
    }
    return players.equals(fromSetter(seats.get(), seed.get()))
        ? new Found(Optional.of(true), Optional.empty())
        : unfair("The record does not begin with the player on whom the lot fell.");
  }

  private static Found unfair(String why) {
    return new Found(Optional.of(false), Optional.of(why));
  }

  /** The players by their seats, if the first round names each of them once. */
  private Optional<List<String>> seats() {
    return read(shown.getFirst())
        .map(rolls -> rolls.stream().map(Shown::player).toList())
        .filter(seats -> seats.size() == players.size())
        .filter(seats -> new HashSet<>(seats).equals(new HashSet<>(players)));
  }

  private List<String> due(Seed seed, List<String> seats) {
    return Lots.draw(seed, cube, seats.size()).rounds().stream()
        .map(round -> Lots.line(round, seats))
        .toList();
  }

  /** The order of a record: the seats from the first Goal-setter on. */
  private List<String> fromSetter(List<String> seats, Seed seed) {
    List<String> turned = new ArrayList<>(seats);
    Collections.rotate(turned, -Lots.draw(seed, cube, seats.size()).setter());
    return turned;
  }

  /** Somebody's roll as a record shows it. */
  private record Shown(String player, String face) {}

  /** A round that a record shows; nothing where the text is none. */
  private static Optional<List<Shown>> read(String line) {
    List<Shown> shown = new ArrayList<>();
    for (String roll : line.split(",", -1)) {
      String text = roll.strip();
      int behind = text.lastIndexOf(' ');
      if (behind < 0) {
        return Optional.empty();
      }
      shown.add(new Shown(text.substring(0, behind).strip(), text.substring(behind + 1)));
    }
    return Optional.of(shown);
  }
}
