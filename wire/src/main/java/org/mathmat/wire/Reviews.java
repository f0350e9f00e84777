package org.mathmat.wire;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.mathmat.bots.Outlook;
import org.mathmat.bots.PointReview;
import org.mathmat.bots.ShakeReview;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonTruth;
import org.mathmat.solver.Limits;
import org.mathmat.table.Seat;
import org.mathmat.table.record.ShakeText;
import org.mathmat.table.shake.Action;

/** The command {@code review}: what the coach says of a match record, move by move. */
public final class Reviews {
  /** What a review may hold on to, in words; a server may be asked for several at once. */
  private static final long MEMORY = 4_000_000;

  private Reviews() {}

  /**
   * Reviews a record.
   *
   * @param limit how long all of it may take; each shake has its share, and what was not decided in
   *     it is said to be unknown
   */
  public static Answer of(String text, Duration limit) {
    return of(text, limit, Optional.empty());
  }

  /** The same by a league's list, unless the record says itself what its league plays. */
  public static Answer of(String text, Duration limit, Optional<LeagueFile> league) {
    long end = System.nanoTime() + limit.toNanos();
    return Replays.answer(text, league, match -> match.review((part, of) -> share(end, part, of)));
  }

  /** A part of what is left of the time. */
  private static Limits share(long end, int part, int of) {
    long now = System.nanoTime();
    long until = now + Math.max(0, end - now) / of * part;
    return new Limits(() -> System.nanoTime() - until > 0, Long.MAX_VALUE, MEMORY);
  }

  static JsonObject shakes(List<ShakeReview> reviews, List<String> names) {
    JsonObject answer = Answer.object();
    JsonArray shakes = answer.putArray("shakes");
    reviews.forEach(review -> put(shakes.addObject(), review, names));
    return answer;
  }

  private static void put(JsonObject node, ShakeReview review, List<String> names) {
    node.put("shake", review.number());
    node.put("goalSetter", names.get(review.setter()));
    review.variations().forEach(node.putArray("variations")::add);
    if (!review.cards().isEmpty()) {
      node.put("universe", String.join(" ", review.cards()));
    }
    node.put("goal", review.goal());
    JsonArray moves = node.putArray("moves");
    review.moves().forEach(move -> put(moves.addObject(), move, names));
    if (review.challenge().isPresent()) {
      ShakeReview.Claim claim = review.challenge().get();
      node.putObject("challenge")
          .put("event", claim.event())
          .put("player", names.get(claim.player()))
          .put("challenge", claim.challenge().spoken())
          .set("right", claim.right().map(JsonTruth::of));
    } else {
      node.putNull("challenge");
    }
    JsonArray papers = node.putArray("papers");
    for (ShakeReview.Paper paper : review.papers()) {
      JsonObject one = papers.addObject();
      one.put("event", paper.event());
      one.put("player", names.get(paper.player()));
      one.put("text", paper.text());
      one.put("ruled", paper.ruled());
      one.put("correct", paper.faults().isEmpty());
      one.set("reasons", Reasons.json(paper.faults()));
    }
    node.put("ended", review.ended());
    MatchJson.byName(node.putObject("scores"), names, review.scores());
  }

  private static void put(JsonObject node, ShakeReview.Move move, List<String> names) {
    node.put("event", move.event());
    node.put("player", names.get(move.player()));
    node.put("act", words(move.player(), move.action(), names));
    node.put("result", move.fate().name().toLowerCase(Locale.ROOT));
    switch (move.left()) {
      case Outlook.Solvable found -> {
        node.put("solution", found.first()).put("cubes", found.cubes());
        node.putObject("solutions")
            .put("count", found.papers().size())
            .put("more", !found.complete());
      }
      case Outlook.Hopeless(String why) -> {
        node.putNull("solution").putNull("cubes").put("why", why);
        node.putObject("solutions").put("count", 0).put("more", false);
      }
      case Outlook.Unknown(String why) -> {
        node.put("solution", move.known()).putNull("cubes").put("why", why);
        node.putObject("solutions")
            .put("count", move.known().isPresent() ? 1 : 0)
            .put("more", true);
      }
    }
    move.now().ifPresent(now -> node.put("now", now));
    move.safe()
        .ifPresent(safe -> {
          JsonArray list = node.putArray("safe");
          safe.moves().forEach(action -> list.add(words(move.player(), action, names)));
          node.put("undecided", safe.open());
        });
    move.missed()
        .ifPresent(missed -> {
          JsonObject one = node.putObject("missed");
          one.put("challenge", missed.challenge().spoken());
          JsonArray players = one.putArray("players");
          missed.players().forEach(player -> players.add(names.get(player)));
        });
  }

  /** The words of a record, without the name. */
  private static String words(int player, Action action, List<String> names) {
    return ShakeText.WORDS
        .write(Seat.player(player), action, names)
        .map(line -> line.substring(names.get(player).length() + 2))
        .orElse("");
  }

  static JsonObject points(List<PointReview> reviews, List<String> names) {
    JsonObject answer = Answer.object();
    JsonArray points = answer.putArray("shakes");
    for (PointReview review : reviews) {
      JsonObject node = points.addObject();
      node.put("shake", review.number());
      node.put("target", review.target());
      review.dice().forEach(node.putArray("dice")::add);
      JsonObject best = node.putObject("best");
      JsonArray values = best.putArray("values");
      review.best().results().forEach(result -> values.add(result.value().text()));
      best.put("distance", review.best().distance().text());
      best.put("solution", review.best().calculation().map(one -> one.text()));
      JsonArray calls = node.putArray("moves");
      for (PointReview.Called call : review.calls()) {
        JsonObject one = calls.addObject();
        one.put("event", call.event());
        one.put("player", names.get(call.player()));
        one.put("act", "calls " + call.number());
        one.put("solution", call.calculation());
        one.put("closest", call.closest());
      }
      JsonArray papers = node.putArray("papers");
      for (PointReview.Stated paper : review.papers()) {
        JsonObject one = papers.addObject();
        one.put("event", paper.event());
        one.put("player", names.get(paper.player()));
        one.put("text", paper.text());
        one.put("ruled", paper.correct());
        one.put("correct", paper.correct());
        one.set("reasons", Reasons.json(paper.faults()));
      }
      if (review.over()) {
        node.put("ended", review.winner().isPresent() ? "point" : "draw");
      } else {
        node.putNull("ended");
      }
      JsonObject scores = node.putObject("scores");
      for (int player = 0; review.over() && player < names.size(); player++) {
        boolean won = review.winner().equals(Optional.of(player));
        scores.put(names.get(player), won ? 1 : 0);
      }
    }
    return answer;
  }
}
