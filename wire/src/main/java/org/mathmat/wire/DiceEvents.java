package org.mathmat.wire;

import static org.mathmat.json.Codec.field;

import java.util.List;
import org.mathmat.json.Codec;
import org.mathmat.mathdice.match.DiceEvent;

/** The events of MathDice as JSON, described once. Stored, a player is a number; told, a name. */
final class DiceEvents {
  private static final Codec<List<Integer>> NUMBERS = Codec.list(Codec.WHOLE);

  private DiceEvents() {}

  /**
   * The codec.
   *
   * @param seat how a player is written
   */
  static Codec.Cases<DiceEvent> codec(Codec<Integer> seat) {
    Codec.Fields<DiceEvent.PointBegun> pointBegun =
        Codec.record("PointBegun", DiceEvent.PointBegun::new);
    Codec.Fields<DiceEvent.TargetRolled> targetRolled =
        Codec.record(
            "TargetRolled",
            field("dice", NUMBERS, DiceEvent.TargetRolled::dice),
            DiceEvent.TargetRolled::new);
    Codec.Fields<DiceEvent.DiceRolled> diceRolled =
        Codec.record(
            "DiceRolled",
            field("dice", NUMBERS, DiceEvent.DiceRolled::dice),
            DiceEvent.DiceRolled::new);
    Codec.Fields<DiceEvent.Called> called =
        Codec.record(
            "Called",
            field("player", seat, DiceEvent.Called::player),
            field("number", Codec.TEXT, DiceEvent.Called::number),
            DiceEvent.Called::new);
    Codec.Fields<DiceEvent.CalculationDue> calculationDue =
        Codec.record(
            "CalculationDue",
            field("player", seat, DiceEvent.CalculationDue::player),
            DiceEvent.CalculationDue::new);
    Codec.Fields<DiceEvent.Stated> stated =
        Codec.record(
            "Stated",
            field("player", seat, DiceEvent.Stated::player),
            field("expression", Codec.TEXT, DiceEvent.Stated::expression),
            field("correct", Codec.TRUTH, DiceEvent.Stated::correct),
            field("reasons", Codec.list(ReasonCodec.REASON), DiceEvent.Stated::reasons),
            DiceEvent.Stated::new);
    Codec.Fields<DiceEvent.NothingStated> nothingStated =
        Codec.record(
            "NothingStated",
            field("player", seat, DiceEvent.NothingStated::player),
            DiceEvent.NothingStated::new);
    Codec.Fields<DiceEvent.PointWon> pointWon =
        Codec.record(
            "PointWon", field("player", seat, DiceEvent.PointWon::player), DiceEvent.PointWon::new);
    Codec.Fields<DiceEvent.Drawn> drawn = Codec.record("Drawn", DiceEvent.Drawn::new);
    Codec.Fields<DiceEvent.PlayerLeft> playerLeft =
        Codec.record(
            "PlayerLeft",
            field("player", seat, DiceEvent.PlayerLeft::player),
            DiceEvent.PlayerLeft::new);
    Codec.Fields<DiceEvent.PlayerReturned> playerReturned =
        Codec.record(
            "PlayerReturned",
            field("player", seat, DiceEvent.PlayerReturned::player),
            DiceEvent.PlayerReturned::new);
    return Codec.oneOf(
        "DiceEvent",
        "event",
        event ->
            switch (event) {
              case DiceEvent.PointBegun _ -> pointBegun;
              case DiceEvent.TargetRolled _ -> targetRolled;
              case DiceEvent.DiceRolled _ -> diceRolled;
              case DiceEvent.Called _ -> called;
              case DiceEvent.CalculationDue _ -> calculationDue;
              case DiceEvent.Stated _ -> stated;
              case DiceEvent.NothingStated _ -> nothingStated;
              case DiceEvent.PointWon _ -> pointWon;
              case DiceEvent.Drawn _ -> drawn;
              case DiceEvent.PlayerLeft _ -> playerLeft;
              case DiceEvent.PlayerReturned _ -> playerReturned;
            },
        List.of(
            pointBegun,
            targetRolled,
            diceRolled,
            called,
            calculationDue,
            stated,
            nothingStated,
            pointWon,
            drawn,
            playerLeft,
            playerReturned));
  }
}
