package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mathmat.solver.search.Meter;

/**
 * The rest of a question that turned out to be hard. Parts are asked together, and only those that
 * may be Solutions are looked at one by one. Parts with few ^ and √ come first: a Solution among
 * them is found soon, and the others then matter only as far as they are shorter.
 */
final class Sifting {
  /** The most ^ and √ of parts that come first. */
  private static final int FEW = 1;

  /** So many parts are asked together at first. */
  private static final int FIRST = 16;

  private final Question question;
  private final List<Search> searches;
  private final List<Holdings> holdings;
  private final List<Sieve> sieves;
  private final Meter meter;

  /** A part that may be a Solution. */
  private record Candidate(int search, long part, int size, int difficulty) {}

  Sifting(Question question, List<Search> searches, List<Holdings> holdings, Meter meter) {
    this.question = question;
    this.searches = searches;
    this.holdings = holdings;
    this.sieves = searches.stream().map(Search::sieve).toList();
    this.meter = meter;
  }

  /** Looks at all parts that have so many cubes. */
  void run(int from, int to) {
    try {
      question.setMayBeShorter(true);
      int shorter = run(from, to, 0, FEW);
      run(from, shorter, FEW + 1, Integer.MAX_VALUE);
      question.setMayBeShorter(false);
    } finally {
      sieves.forEach(Sieve::close);
    }
  }

  /**
   * Looks at those of some difficulty, the shortest and easiest first, and each time at twice as
   * many together: where there is a Solution, hardly more is looked at than before it.
   *
   * @return the largest size that is still of interest
   */
  private int run(int from, int to, int easiest, int hardest) {
    List<Candidate> all = new ArrayList<>();
    for (int cubes = from; cubes <= to; cubes++) {
      gather(cubes, easiest, hardest, all);
    }
    all.sort(Comparator.comparingInt(Candidate::size).thenComparingInt(Candidate::difficulty));
    int together = FIRST;
    for (int start = 0; start < all.size(); ) {
      int end = Math.min(start + together, all.size());
      for (Candidate left : left(all.subList(start, end))) {
        if (question.see(searches.get(left.search), left.part, left.size)) {
          return left.size - 1;
        }
      }
      int covered = end < all.size() ? all.get(end).size - 1 : to;
      meter.reached(
          easiest == 0
              ? reached(from - 1) + ", and of up to " + covered + " with at most one ^ or √"
              : reached(covered));
      start = end;
      together *= 2;
    }
    return to;
  }

  static String reached(int cubes) {
    return "every Solution of up to " + cubes + " cubes";
  }

  private void gather(int cubes, int easiest, int hardest, List<Candidate> candidates) {
    for (int i = 0; i < searches.size(); i++) {
      Search search = searches.get(i);
      int index = i;
      holdings
          .get(i)
          .parts(
              cubes,
              part -> {
                int difficulty = search.difficulty(part);
                if (difficulty >= easiest
                    && difficulty <= hardest
                    && search.isOwn(part)
                    && !search.makesNothing(part)) {
                  candidates.add(new Candidate(index, part, cubes, difficulty));
                }
                return false;
              });
    }
  }

  /** Those that may be Solutions, in the same order. */
  private List<Candidate> left(List<Candidate> candidates) {
    Set<Candidate> left = new HashSet<>();
    for (int i = 0; i < searches.size(); i++) {
      int index = i;
      Search search = searches.get(i);
      List<Candidate> own = candidates.stream().filter(one -> one.search == index).toList();
      Set<Long> parts = search.sift(sieves.get(i), own.stream().map(Candidate::part).toList());
      if (search.isNotKnown()) {
        question.markOpen();
      }
      own.stream().filter(one -> parts.contains(one.part)).forEach(left::add);
    }
    return candidates.stream().filter(left::contains).toList();
  }
}
