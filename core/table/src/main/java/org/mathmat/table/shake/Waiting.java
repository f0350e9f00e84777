package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Seat;
import org.mathmat.table.Standing;
import org.mathmat.table.Standing.Awaited;

/** Whom a match waits for. */
final class Waiting {
  private Waiting() {}

  static Standing standing(Match match) {
    if (match.finished()) {
      return new Standing.Finished();
    }
    return new Standing.Waiting(
        switch (match.phase()) {
          case Phase.Idle _ -> List.of(unhurried(Seat.House.CLOCK, "begin a shake"));
          case Phase.Rolling _ -> List.of(unhurried(Seat.House.CHANCE, "roll"));
          case Phase.Choosing p -> List.of(awaited(p.chooser(), "select a variation", p.glass()));
          case Phase.Setting p -> List.of(awaited(p.shake().setter(), "set the Goal", p.glass()));
          case Phase.Answering p -> each(p.silent(), "agree with the no-Goal or not");
          case Phase.Countering p -> List.of(awaited(p.player(), "set the Goal", p.glass()));
          case Phase.Moving p -> List.of(awaited(p.turn(), "move or challenge", p.glass()));
          case Phase.Holding p ->
              List.of(
                  new Awaited(
                      Seat.player(p.holder()),
                      "say which challenge",
                      Optional.of(p.until()),
                      Optional.of(p.until())));
          case Phase.Writing p -> writers(p);
          case Phase.Checking p -> each(p.silent(), "check a paper");
        });
  }

  private static Awaited unhurried(Seat seat, String task) {
    return new Awaited(seat, task, Optional.empty(), Optional.empty());
  }

  private static Awaited awaited(int player, String task, Glass glass) {
    return new Awaited(
        Seat.player(player), task, Optional.of(glass.limit()), Optional.of(glass.until()));
  }

  private static List<Awaited> each(PerPlayer<Glass> glasses, String task) {
    List<Awaited> all = new ArrayList<>();
    glasses.map().forEach((player, glass) -> all.add(awaited(player, task, glass)));
    return all;
  }

  private static List<Awaited> writers(Phase.Writing phase) {
    List<Awaited> all = new ArrayList<>();
    if (phase.challengeUntil().isPresent()) {
      all.add(
          new Awaited(
              Seat.House.CLOCK,
              "close the challenge of the last cube",
              phase.challengeUntil(),
              phase.challengeUntil()));
    }
    phase
        .duties()
        .map()
        .forEach((player, duty) -> {
          String task =
              switch (duty.task()) {
                case WRITE -> "write";
                case DECIDE -> "take a side";
              };
          all.add(
              new Awaited(
                  Seat.player(player),
                  task,
                  duty.glass().map(Glass::limit),
                  duty.glass().map(Glass::until)));
        });
    return all;
  }
}
