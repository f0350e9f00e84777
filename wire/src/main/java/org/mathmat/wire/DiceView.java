package org.mathmat.wire;

import static org.mathmat.json.Form.field;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.JsonObject;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Keypad;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceMatch.Phase;
import org.mathmat.table.Key;

/** A match of MathDice as its players see it. */
record DiceView(DiceMatch match, List<String> names) {
  /** A point under way. */
  private sealed interface Point {
    /** The dice are not all rolled yet. */
    record Rolling(int number) implements Point {}

    record Calling(int number, int target, List<Integer> dice, List<Call> calls) implements Point {}

    record Stating(int number, int target, List<Integer> dice, List<Call> calls) implements Point {}

    /** What may be written. */
    default List<Key> keys() {
      return switch (this) {
        case Rolling _, Calling _ -> List.of();
        case Stating p -> Keypad.with(new Dice(p.dice()));
      };
    }
  }

  /** A number that somebody called. */
  private record Call(String player, String number) {}

  private static final Form<List<Integer>> NUMBERS = Form.list(Codec.WHOLE);
  private static final Form<List<Call>> CALLS =
      Form.list(
          Form.object(
              "Call",
              field("player", Codec.TEXT, Call::player),
              field("number", Codec.TEXT, Call::number)));
  private static final Form.Fields<Point.Rolling> ROLLING =
      Form.object(
          "rolling",
          field("number", Codec.WHOLE, Point.Rolling::number),
          field("keys", KeyJson.KEYS, Point.Rolling::keys));
  private static final Form.Fields<Point.Calling> CALLING =
      Form.object(
          "calling",
          field("number", Codec.WHOLE, Point.Calling::number),
          field("keys", KeyJson.KEYS, Point.Calling::keys),
          field("target", Codec.WHOLE, Point.Calling::target),
          field("dice", NUMBERS, Point.Calling::dice),
          field("calls", CALLS, Point.Calling::calls));
  private static final Form.Fields<Point.Stating> STATING =
      Form.object(
          "stating",
          field("number", Codec.WHOLE, Point.Stating::number),
          field("keys", KeyJson.KEYS, Point.Stating::keys),
          field("target", Codec.WHOLE, Point.Stating::target),
          field("dice", NUMBERS, Point.Stating::dice),
          field("calls", CALLS, Point.Stating::calls));
  private static final Form<Point> POINT =
      Form.oneOf(
          "PointView",
          "phase",
          point ->
              switch (point) {
                case Point.Rolling _ -> ROLLING;
                case Point.Calling _ -> CALLING;
                case Point.Stating _ -> STATING;
              },
          List.of(ROLLING, CALLING, STATING));

  static final Form.Fields<DiceView> FORM =
      Form.object(
          "DiceMatchView",
          field("totals", MatchJson.BY_NAME, view -> view.byName(view.match.totals())),
          field("set", MatchJson.BY_NAME, view -> view.byName(view.match.set())),
          field("sets", MatchJson.BY_NAME, view -> view.byName(view.match.sets())),
          field("winner", Form.orNull(Codec.TEXT), view -> view.match.winner().map(view::name)),
          field("shakes", FinishedShake.FORM, view -> ReplayedDice.played(view.match, view.names)),
          field("shake", Form.orNull(POINT), DiceView::point));

  static JsonObject of(DiceMatch match, List<String> names) {
    return FORM.write(new DiceView(match, names));
  }

  private String name(int player) {
    return names.get(player);
  }

  private Map<String, Integer> byName(List<Integer> values) {
    return MatchJson.byName(names, values);
  }

  private Optional<Point> point() {
    int number = match.points().size() + 1;
    return switch (match.phase()) {
      case Phase.Idle() -> Optional.empty();
      case Phase.Rolling _ -> Optional.of(new Point.Rolling(number));
      case Phase.Calling p ->
          Optional.of(new Point.Calling(number, p.target(), p.dice(), calls(p.calls())));
      case Phase.Stating p ->
          Optional.of(new Point.Stating(number, p.target(), p.dice(), calls(p.calls())));
    };
  }

  private List<Call> calls(List<DiceMatch.Called> calls) {
    return calls.stream().map(call -> new Call(name(call.player()), call.number())).toList();
  }
}
