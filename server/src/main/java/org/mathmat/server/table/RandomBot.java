package org.mathmat.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.wire.Answer;
import org.mathmat.wire.LiveMatch;

/**
 * Does anything legal when it is its turn. It never leaves, seldom challenges, and writes nothing
 * on its papers; good for trying things out.
 */
final class RandomBot implements Bot {
  private static final int SELDOM = 12;

  @Override
  public LiveMatch.Thought act(LiveMatch match, int seat, long seed, BooleanSupplier stop) {
    RandomGenerator random = new SplittableRandom(seed);
    Duration pause = Duration.ofMillis(600 + random.nextInt(900));
    return new LiveMatch.Thought(
        match.waitsFor(seat)
            ? words(view(match, seat, match.offers(seat)), random)
            : Optional.empty(),
        pause);
  }

  /** A legal act without a challenge where there is one, for a bot that cannot think. */
  static Optional<String> simple(LiveMatch match, int seat, long seed) {
    JsonObject offers = match.offers(seat);
    JsonArray calm = new JsonArray();
    for (Json act : offers.path("acts").entries()) {
      if (!act.asText().startsWith("challenge")) {
        calm.add(act);
      }
    }
    return words(view(match, seat, offers.set("acts", calm)), new SplittableRandom(seed));
  }

  private static JsonObject view(LiveMatch match, int seat, JsonObject offers) {
    JsonObject view = Answer.object();
    view.set("offers", offers);
    view.set("match", match.view(OptionalInt.of(seat)));
    return view;
  }

  private static Optional<String> words(Json view, RandomGenerator random) {
    List<String> calm = new ArrayList<>();
    List<String> bold = new ArrayList<>();
    for (Json act : view.path("offers").path("acts").entries()) {
      String words = act.asText();
      if (words.startsWith("challenge") || words.equals("no goal") || words.equals("disagrees")) {
        bold.add(words);
      } else if (!words.equals("leaves") && !words.equals("block")) {
        calm.add(words);
      }
    }
    if (opens(view, "goal")) {
      calm.removeIf(words -> words.startsWith("bonus "));
      digits(view).forEach(digit -> calm.add("goal " + digit));
    }
    if (opens(view, "calls") || opens(view, "states")) {
      return Optional.of(diceAct(view, random));
    }
    List<String> pool =
        calm.isEmpty() || (!bold.isEmpty() && random.nextInt(SELDOM) == 0) ? bold : calm;
    return pool.isEmpty() ? Optional.empty() : Optional.of(pool.get(random.nextInt(pool.size())));
  }

  private static boolean opens(Json view, String kind) {
    for (Json open : view.path("offers").path("open").entries()) {
      if (open.asText().equals(kind)) {
        return true;
      }
    }
    return false;
  }

  /** The digits in Resources: a single one is a Goal in every game. */
  private static List<String> digits(Json view) {
    List<String> digits = new ArrayList<>();
    for (Json cube : view.path("match").path("shake").path("cubes").entries()) {
      String face = cube.path("cube").asText();
      char last = face.charAt(face.length() - 1);
      if (cube.path("place").asText().isEmpty() && Character.isDigit(last)) {
        digits.add(String.valueOf(last));
      }
    }
    return digits;
  }

  /** MathDice: calls what some simple calculation gives, and states a calculation for a call. */
  private static String diceAct(Json view, RandomGenerator random) {
    Json shake = view.path("match").path("shake");
    int a = shake.path("dice").path(0).asInt();
    int b = shake.path("dice").path(1).asInt();
    int c = shake.path("dice").path(2).asInt();
    Map<String, Integer> simple = new TreeMap<>();
    simple.put("%d+%d+%d".formatted(a, b, c), a + b + c);
    simple.put("%d×%d+%d".formatted(a, b, c), a * b + c);
    simple.put("%d×%d+%d".formatted(a, c, b), a * c + b);
    simple.put("%d×%d+%d".formatted(b, c, a), b * c + a);
    simple.put("%d×%d-%d".formatted(b, c, a), b * c - a);
    simple.put("%d×%d×%d".formatted(a, b, c), a * b * c);
    List<String> texts = List.copyOf(simple.keySet());
    if (opens(view, "calls")) {
      return "calls " + simple.get(texts.get(random.nextInt(texts.size())));
    }
    Json calls = shake.path("calls");
    int called = calls.path(calls.size() - 1).path("number").asInt();
    return "states "
        + texts.stream()
            .filter(text -> simple.getOrDefault(text, 0) == called)
            .findFirst()
            .orElse(texts.getFirst());
  }
}
