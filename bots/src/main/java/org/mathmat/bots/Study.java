package org.mathmat.bots;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Table;

/**
 * What can be found out about the shakes of a match, remembered from one question to the next while
 * a Goal stands. Bots of one match can share it, on one thread: it knows nothing that the table
 * does not show.
 */
public final class Study {
  /** Papers that were right somewhere in the shake are tried before the solver is asked. */
  private static final int MOST_PAPERS = 16;

  private static final int MOST_ANSWERS = 20_000;

  private final Map<String, Outlook> answers = new HashMap<>();
  private final Deque<String> papers = new ArrayDeque<>();
  private Optional<About> about = Optional.empty();

  /** Nothing is known yet. */
  public Study() {}

  /** The table that is studied. */
  private record About(Table table, Foresight foresight) {}

  /** What can be asked about a table; what was found out about another is forgotten. */
  Foresight foresight(Table table) {
    boolean same = about.stream().anyMatch(one -> one.table().equals(table));
    if (!same || answers.size() > MOST_ANSWERS) {
      answers.clear();
      papers.clear();
    }
    if (!same) {
      Foresight turned =
          about.map(one -> one.foresight().turnedTo(table)).orElseGet(() -> Foresight.of(table));
      about = Optional.of(new About(table, turned));
    }
    return about.orElseThrow().foresight();
  }

  /** A shortest paper, or the proof that there is none. */
  Outlook shortest(Scene scene, Reach reach, Limits limits) {
    Foresight foresight = foresight(scene.table());
    String key = reach + " " + limits.steps() + " " + foresight.likeness(scene.mat());
    Outlook before = answers.get(key);
    if (before != null) {
      return before;
    }
    Outlook answer = foresight.outlook(scene.mat(), reach, 1, limits);
    if (!(answer instanceof Outlook.Unknown && limits.stop().getAsBoolean())) {
      answers.put(key, answer);
    }
    keep(answer);
    return answer;
  }

  /** Up to so many papers, a shortest one first. */
  Outlook several(Scene scene, int most, Limits limits) {
    Outlook answer = foresight(scene.table()).outlook(scene.mat(), Reach.ANY, most, limits);
    keep(answer);
    return answer;
  }

  private void keep(Outlook answer) {
    if (answer instanceof Outlook.Solvable solvable) {
      keep(solvable.first());
    }
  }

  private void keep(String paper) {
    if (!papers.contains(paper)) {
      papers.addFirst(paper);
      if (papers.size() > MOST_PAPERS) {
        papers.removeLast();
      }
    }
  }

  /** A paper that was found elsewhere. */
  void remember(Scene scene, String paper) {
    foresight(scene.table());
    keep(paper);
  }

  /** A paper that was found before and is right here, too. */
  Optional<String> known(Scene scene, Reach reach) {
    Foresight foresight = foresight(scene.table());
    return papers.stream().filter(paper -> foresight.right(scene.mat(), reach, paper)).findFirst();
  }

  /** Whether something can be written. */
  Truth solvable(Scene scene, Reach reach, Limits limits) {
    return known(scene, reach).isPresent() ? Truth.TRUE : shortest(scene, reach, limits).solvable();
  }
}
