package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.mathmat.bots.Outlook;
import org.mathmat.bots.PointReview;
import org.mathmat.bots.ShakeReview;
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
    long end = System.nanoTime() + limit.toNanos();
    return Replays.answer(text, match -> match.review((part, of) -> share(end, part, of)));
  }

  /** A part of what is left of the time. */
  private static Limits share(long end, int part, int of) {
    long now = System.nanoTime();
    long until = now + Math.max(0, end - now) / of * part;
    return new Limits(() -> System.nanoTime() - until > 0, Long.MAX_VALUE, MEMORY);
  }

  static ObjectNode shakes(List<ShakeReview> reviews, List<String> names) {
    ObjectNode answer = Answer.object();
    ArrayNode shakes = answer.putArray("shakes");
    reviews.forEach(review -> put(shakes.addObject(), review, names));
    return answer;
  }

  private static void put(ObjectNode node, ShakeReview review, List<String> names) {
    node.put("shake", review.number());
    node.put("goalSetter", names.get(review.setter()));
    review.variations().forEach(node.putArray("variations")::add);
    if (!review.cards().isEmpty()) {
      node.put("universe", String.join(" ", review.cards()));
    }
    node.put("goal", review.goal().orElse(null));
    ArrayNode moves = node.putArray("moves");
    review.moves().forEach(move -> put(moves.addObject(), move, names));
    if (review.challenge().isPresent()) {
      ShakeReview.Claim claim = review.challenge().get();
      node.putObject("challenge")
          .put("event", claim.event())
          .put("player", names.get(claim.player()))
          .put("challenge", claim.challenge().spoken())
          .put("right", claim.right().orElse(null));
    } else {
      node.putNull("challenge");
    }
    ArrayNode papers = node.putArray("papers");
    for (ShakeReview.Paper paper : review.papers()) {
      ObjectNode one = papers.addObject();
      one.put("event", paper.event());
      one.put("player", names.get(paper.player()));
      one.put("text", paper.text());
      one.put("ruled", paper.ruled());
      one.put("correct", paper.faults().isEmpty());
      one.set("reasons", Reasons.json(paper.faults()));
    }
    node.put("ended", review.ended().orElse(null));
    MatchJson.byName(node.putObject("scores"), names, review.scores());
  }

  private static void put(ObjectNode node, ShakeReview.Move move, List<String> names) {
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
        node.put("solution", move.known().orElse(null)).putNull("cubes").put("why", why);
        node.putObject("solutions")
            .put("count", move.known().isPresent() ? 1 : 0)
            .put("more", true);
      }
    }
    move.now().ifPresent(now -> node.put("now", now));
    move.safe()
        .ifPresent(safe -> {
          ArrayNode list = node.putArray("safe");
          safe.moves().forEach(action -> list.add(words(move.player(), action, names)));
          node.put("undecided", safe.open());
        });
    move.missed()
        .ifPresent(missed -> {
          ObjectNode one = node.putObject("missed");
          one.put("challenge", missed.challenge().spoken());
          ArrayNode players = one.putArray("players");
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

  static ObjectNode points(List<PointReview> reviews, List<String> names) {
    ObjectNode answer = Answer.object();
    ArrayNode points = answer.putArray("shakes");
    for (PointReview review : reviews) {
      ObjectNode node = points.addObject();
      node.put("shake", review.number());
      node.put("target", review.target());
      review.dice().forEach(node.putArray("dice")::add);
      ObjectNode best = node.putObject("best");
      ArrayNode values = best.putArray("values");
      review.best().results().forEach(result -> values.add(result.value().text()));
      best.put("distance", review.best().distance().text());
      best.put("solution", review.best().calculation().map(one -> one.text()).orElse(null));
      ArrayNode calls = node.putArray("moves");
      for (PointReview.Called call : review.calls()) {
        ObjectNode one = calls.addObject();
        one.put("event", call.event());
        one.put("player", names.get(call.player()));
        one.put("act", "calls " + call.number());
        one.put("solution", call.calculation().orElse(null));
        one.put("closest", call.closest());
      }
      ArrayNode papers = node.putArray("papers");
      for (PointReview.Stated paper : review.papers()) {
        ObjectNode one = papers.addObject();
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
      ObjectNode scores = node.putObject("scores");
      for (int player = 0; review.over() && player < names.size(); player++) {
        boolean won = review.winner().equals(Optional.of(player));
        scores.put(names.get(player), won ? 1 : 0);
      }
    }
    return answer;
  }
}
