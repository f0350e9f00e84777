package org.mathmat.wire;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;

/** A match of Equations or On-Sets as its players see it. */
final class ShakeView {
  private final Match match;
  private final Game game;
  private final List<String> names;

  private ShakeView(Game game, Match match, List<String> names) {
    this.game = game;
    this.match = match;
    this.names = names;
  }

  static JsonObject of(Game game, Match match, List<String> names) {
    JsonObject json = Answer.object();
    json.put("round", word(match.round()));
    MatchJson.byName(json.putObject("totals"), names, match.totals());
    MatchJson.byName(
        json.putObject("points"), names, game.procedure().round().points().of(match.totals()));
    ReplayedShakes.played(json.putArray("shakes"), match, names);
    ShakeView view = new ShakeView(game, match, names);
    switch (match.phase()) {
      case Phase.Idle() -> json.putNull("shake");
      case Phase.Rolling rolling -> view.rolling(json.putObject("shake"), rolling);
      case Phase.InShake phase -> view.inShake(json.putObject("shake"), phase);
    }
    return json;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private void head(JsonObject json, Phase phase, int setter, List<Integer> players) {
    json.put("number", match.played().size() + 1);
    json.put("phase", phase.getClass().getSimpleName().toLowerCase(Locale.ROOT));
    json.put("setter", names.get(setter));
    JsonArray present = json.putArray("players");
    players.forEach(player -> present.add(names.get(player)));
  }

  private void rolling(JsonObject json, Phase.Rolling phase) {
    head(json, phase, match.setter(), phase.players());
    json.putNull("turn");
    json.putNull("lastMover");
    json.putNull("holder");
    JsonArray cubes = json.putArray("cubes");
    phase.cubes().ifPresent(rolled -> cubes(cubes, Mat.rolled(rolled)));
    JsonArray cards = json.putArray("cards");
    phase.cards().ifPresent(dealt -> dealt.forEach(cards::add));
    json.putArray("variations");
    json.putNull("goal");
    json.putNull("cause");
    json.putArray("papers");
    json.putArray("keys");
    json.putArray("charges");
    json.putObject("penalties");
  }

  private void inShake(JsonObject json, Phase.InShake phase) {
    Shake shake = phase.shake();
    Phase.InShake about = phase instanceof Phase.Holding held ? held.interrupted() : phase;
    head(json, phase, shake.setter(), shake.players());
    put(json, "turn", turn(about));
    put(
        json,
        "lastMover",
        about instanceof Phase.Moving moving ? Optional.of(moving.lastMover()) : Optional.empty());
    put(
        json,
        "holder",
        phase instanceof Phase.Holding held ? Optional.of(held.holder()) : Optional.empty());
    cubes(json.putArray("cubes"), shake.mat());
    shake.cards().forEach(json.putArray("cards")::add);
    shake.variations().forEach(json.putArray("variations")::add);
    json.put("goal", shake.goal());
    papers(json, about);
    keys(json.putArray("keys"), about);
    JsonArray charges = json.putArray("charges");
    for (Shake.Irregularity one : shake.open()) {
      JsonObject charge = charges.addObject();
      charge.put("player", names.get(one.player()));
      JsonArray codes = charge.putArray("codes");
      one.codes().forEach(code -> codes.add(code.name()));
    }
    MatchJson.unlessZero(json.putObject("penalties"), names, match.penalties());
  }

  private static Optional<Integer> turn(Phase.InShake phase) {
    return switch (phase) {
      case Phase.Choosing p -> Optional.of(p.chooser());
      case Phase.Setting p -> Optional.of(p.shake().setter());
      case Phase.Countering p -> Optional.of(p.player());
      case Phase.Moving p -> Optional.of(p.turn());
      case Phase.Holding p -> Optional.of(p.holder());
      case Phase.Answering _, Phase.Writing _, Phase.Checking _ -> Optional.empty();
    };
  }

  private void put(JsonObject json, String field, Optional<Integer> player) {
    json.put(field, player.map(names::get));
  }

  private static void cubes(JsonArray json, Mat mat) {
    for (int i = 0; i < mat.cubes().size(); i++) {
      Section place = mat.places().get(i);
      json.addObject().put("cube", mat.cubes().get(i)).put("place", place.letter());
    }
  }

  private void papers(JsonObject json, Phase.InShake phase) {
    switch (phase) {
      case Phase.Writing p -> {
        json.put("cause", p.cause().ended());
        JsonArray papers = json.putArray("papers");
        p.papers().forEach(paper -> paper(papers, paper.writer(), paper.text()));
      }
      case Phase.Checking p -> {
        json.put("cause", p.cause().ended());
        JsonArray papers = json.putArray("papers");
        for (Phase.CheckedPaper paper : p.papers()) {
          JsonObject one = paper(papers, paper.writer(), Optional.of(paper.text()));
          JsonArray accepted = one.putArray("accepted");
          JsonArray rejected = one.putArray("rejected");
          paper
              .answers()
              .map()
              .forEach(
                  (checker, accepts) -> (accepts ? accepted : rejected).add(names.get(checker)));
          paper.verdict().ifPresent(correct -> one.put("correct", correct));
        }
      }
      case Phase.Choosing _,
          Phase.Setting _,
          Phase.Answering _,
          Phase.Countering _,
          Phase.Moving _,
          Phase.Holding _ -> {
        json.putNull("cause");
        json.putArray("papers");
      }
    }
  }

  /** What may be written, while papers are written. */
  private void keys(JsonArray json, Phase.InShake phase) {
    if (phase instanceof Phase.Writing writing) {
      KeyJson.put(json, game.keys(writing.shake()));
    }
  }

  private JsonObject paper(JsonArray papers, int writer, Optional<String> text) {
    JsonObject paper = papers.addObject();
    paper.put("player", names.get(writer));
    paper.put("text", text);
    paper.putArray("accepted");
    paper.putArray("rejected");
    paper.putNull("correct");
    return paper;
  }
}
