package org.mathmat.proof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Judge;
import org.mathmat.mathdice.Results;
import org.mathmat.solver.countdown.Countdown;
import org.mathmat.solver.countdown.EachSignOnce;

/**
 * How long the small searches take, as percentiles of processor time on a warm machine: all 8,064
 * positions of MathDice, fifty games of Countdown, and the proof that 2 3 4 5 6 with each of the
 * four signs once do not make 1001.
 */
public final class SmallSolversReport {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long SEED = 20261116;
  private static final int GAMES = 50;

  private SmallSolversReport() {}

  public static void main(String[] arguments) {
    int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 50;
    countdown(4 * rounds); // warms up
    System.out.println("a game of Countdown: " + countdown(rounds));
    signs(100 * rounds); // warms up
    System.out.println("1001 is not made: " + signs(10 * rounds));
    dice(3); // warms up
    dice(3).forEach((name, timings) -> System.out.println(name + ": " + timings));
    System.out.println(Timings.heap());
  }

  private static Timings countdown(int rounds) {
    Timings timings = new Timings();
    for (int round = 0; round < rounds; round++) {
      Random random = new Random(SEED);
      for (int game = 0; game < GAMES; game++) {
        List<Integer> numbers = numbers(random);
        int target = 101 + random.nextInt(899);
        long start = THREADS.getCurrentThreadCpuTime();
        Countdown.Closest closest = new Countdown(numbers).closest(target);
        timings.add(THREADS.getCurrentThreadCpuTime() - start);
        timings.count(closest.value() == target ? "hit" : "closest");
      }
    }
    return timings;
  }

  /** Six tiles: none to four large ones, the others small. */
  private static List<Integer> numbers(Random random) {
    List<Integer> large = new ArrayList<>(List.of(25, 50, 75, 100));
    List<Integer> small = new ArrayList<>();
    for (int number = 1; number <= 10; number++) {
      small.addAll(List.of(number, number));
    }
    Collections.shuffle(large, random);
    Collections.shuffle(small, random);
    int count = random.nextInt(large.size() + 1);
    List<Integer> numbers = new ArrayList<>(large.subList(0, count));
    numbers.addAll(small.subList(0, Countdown.MOST_NUMBERS - count));
    return numbers;
  }

  private static Timings signs(int rounds) {
    Timings timings = new Timings();
    for (int round = 0; round < rounds; round++) {
      long start = THREADS.getCurrentThreadCpuTime();
      boolean made = new EachSignOnce(List.of(2, 3, 4, 5, 6)).make(1001);
      timings.add(THREADS.getCurrentThreadCpuTime() - start);
      timings.count(made ? "made" : "proved impossible");
    }
    return timings;
  }

  /** The results of all 56 dice worked out, and then all positions asked. */
  private static Map<String, Timings> dice(int rounds) {
    Judge judge = new Judge(new Arithmetic(Effort.ORDINARY));
    Timings worked = new Timings();
    Timings asked = new Timings();
    for (int round = 0; round < rounds; round++) {
      long start = THREADS.getCurrentThreadCpuTime();
      List<Results> all = new ArrayList<>();
      for (int a = 1; a <= Dice.FACES; a++) {
        for (int b = a; b <= Dice.FACES; b++) {
          for (int c = b; c <= Dice.FACES; c++) {
            all.add(Results.of(judge, new Dice(List.of(a, b, c))));
          }
        }
      }
      worked.add(THREADS.getCurrentThreadCpuTime() - start);
      for (int again = 0; again < 30; again++) {
        long from = THREADS.getCurrentThreadCpuTime();
        int hits = 0;
        for (Results results : all) {
          for (int a = 1; a <= 12; a++) {
            for (int b = 1; b <= 12; b++) {
              hits += results.closest(a * b).hits() ? 1 : 0;
            }
          }
        }
        asked.add(THREADS.getCurrentThreadCpuTime() - from);
        asked.count(hits + " of 8064 hit");
      }
    }
    return Map.of("56 dice worked out", worked, "8,064 positions of MathDice", asked);
  }
}
