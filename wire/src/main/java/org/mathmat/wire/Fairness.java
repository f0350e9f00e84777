package org.mathmat.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.Seed;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonTruth;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.RecordReader;
import org.mathmat.table.shake.Game;

/**
 * The command {@code fair}: checks that every roll of a record, and the lot for its first Goal,
 * follow from the seeds whose hashes were published before.
 */
public final class Fairness {
  private static final Pattern COMMENT =
      Pattern.compile("(?m)^# fair: shake ([1-9][0-9]{0,4}) (hash|seed) ([0-9a-f]{64})\\s*$");
  private static final Pattern LOT = Pattern.compile("(?m)^# fair: lot (.+)$");

  private static final Set<String> CHANCE = Set.of("roll", "deal", "target", "dice");

  private final Map<Integer, String> hashes = new TreeMap<>();
  private final Map<Integer, String> seeds = new TreeMap<>();
  private final List<List<String>> rolls = new ArrayList<>();

  private Fairness() {}

  public static Answer check(String text) {
    try {
      return switch (RecordReader.read(text)) {
        case RecordReader.Read.Good(MatchRecord matchRecord) ->
            new Answer.Told(new Fairness().answer(text, matchRecord));
        case RecordReader.Read.Bad(int line, String message) ->
            misunderstood(new BadInput(ErrorCode.SYNTAX, message), line);
      };
    } catch (BadInput why) {
      return misunderstood(why, 0);
    }
  }

  private static Answer misunderstood(BadInput why, int line) {
    return new Answer.Misunderstood(Replays.error(why, line));
  }

  private JsonObject answer(String text, MatchRecord matchRecord) throws BadInput {
    LiveMatch opening = Matches.opening(matchRecord);
    for (Matcher found = COMMENT.matcher(text); found.find(); ) {
      (found.group(2).equals("hash") ? hashes : seeds)
          .put(Integer.parseInt(found.group(1)), found.group(3));
    }
    for (MatchRecord.Line line : matchRecord.lines()) {
      if (line.who().isEmpty() && line.what().equals("shake")) {
        rolls.add(new ArrayList<>());
      } else if (line.who().stream().anyMatch(CHANCE::contains) && !rolls.isEmpty()) {
        String what = String.join(" ", line.what().split("\\s+"));
        rolls.getLast().add(line.who().get() + ": " + what);
      }
    }
    JsonObject answer = Answer.object();
    answer.putNull("fair");
    boolean all = !rolls.isEmpty();
    boolean none = true;
    Optional<LotCheck.Found> lot = lot(text, matchRecord);
    if (lot.isPresent()) {
      JsonObject told = answer.putObject("lot");
      told.set("fair", lot.get().fair().map(JsonTruth::of));
      lot.get().doubt().ifPresent(why -> told.put("message", why));
      boolean unfair = lot.get().fair().equals(Optional.of(false));
      all &= !unfair;
      none &= !unfair;
    }
    JsonArray shakes = answer.putArray("shakes");
    for (int number = 1; number <= rolls.size(); number++) {
      JsonObject shake = shakes.addObject().put("shake", number);
      Optional<String> doubt = doubt(number, opening);
      boolean fair = doubt.isEmpty();
      if (fair || seeds.containsKey(number)) {
        shake.put("fair", fair);
        none &= fair;
      } else {
        shake.putNull("fair");
      }
      doubt.ifPresent(why -> shake.put("message", why));
      all &= fair;
    }
    if (all || !none) {
      answer.put("fair", all);
    }
    return answer;
  }

  /** What is to be said about the lot; nothing in a game without one. */
  private Optional<LotCheck.Found> lot(String text, MatchRecord matchRecord) throws BadInput {
    if (!(MatchSettings.game(matchRecord) instanceof ShelvedGame.InShakes<?> shelved)) {
      return Optional.empty();
    }
    Game game = MatchSettings.inDivision(shelved, matchRecord).game();
    List<String> rounds = LOT.matcher(text).results().map(line -> line.group(1).strip()).toList();
    return Optional.of(
        new LotCheck(game.kit().lotCube(), matchRecord.players(), rounds)
            .check(Optional.ofNullable(seeds.get(1)).map(Seed::new)));
  }

  private Optional<String> doubt(int number, LiveMatch opening) {
    String hash = hashes.get(number);
    String seed = seeds.get(number);
    if (hash == null) {
      return Optional.of("The record holds no hash for this shake.");
    }
    if (seed == null) {
      return Optional.of("The seed of this shake has not been revealed.");
    }
    Seed revealed = new Seed(seed);
    if (!revealed.hash().equals(hash)) {
      return Optional.of("The seed is not the one whose hash was published.");
    }
    List<String> due = opening.chance(revealed);
    return due.equals(rolls.get(number - 1))
        ? Optional.empty()
        : Optional.of("The seed gives another roll: " + String.join("; ", due));
  }
}
