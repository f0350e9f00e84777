package org.mathmat.training.drill;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Luck;

/** Which skill comes next: weak and slow ones more often, but not they alone. */
public final class Steering {
  /** So many are drawn by lot, and the shakiest of them is asked. */
  private static final int CANDIDATES = 4;

  /** A skill that was never tried is as shaky as one that is hardly known. */
  private static final double UNKNOWN = 0.35;

  private Steering() {}

  /** One of several skills; nothing where there are none. */
  public static Optional<Skill> next(Progress progress, List<Skill> among, Luck luck) {
    Optional<Skill> shakiest = Optional.empty();
    for (int i = 0; i < CANDIDATES && !among.isEmpty(); i++) {
      Skill drawn = among.get(luck.below(among.size()));
      if (shakiest.isEmpty() || shaky(progress, drawn) > shaky(progress, shakiest.get())) {
        shakiest = Optional.of(drawn);
      }
    }
    return shakiest;
  }

  private static double shaky(Progress progress, Skill skill) {
    return progress.of(skill).map(Standing::shaky).orElse(UNKNOWN);
  }

  /**
   * A session of so many questions for a day: what is due first, then weak spots, then whatever the
   * draw gives. A day that was missed costs nothing; what was due then is due now.
   */
  public static List<Skill> session(
      Progress progress, List<Skill> among, LocalDate day, int questions, Luck luck) {
    List<Skill> session = new ArrayList<>();
    for (List<Skill> some : List.of(progress.due(day), progress.weak())) {
      for (Skill skill : some) {
        if (session.size() < questions && among.contains(skill) && !session.contains(skill)) {
          session.add(skill);
        }
      }
    }
    while (session.size() < questions && !among.isEmpty()) {
      session.add(next(progress, among, luck).orElseThrow());
    }
    return List.copyOf(session);
  }
}
