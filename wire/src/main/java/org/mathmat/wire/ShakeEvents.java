package org.mathmat.wire;

import static org.mathmat.json.Codec.field;

import java.util.List;
import org.mathmat.json.Codec;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Side;
import org.mathmat.table.shake.Ending;
import org.mathmat.table.shake.Event;
import org.mathmat.table.shake.Fine;
import org.mathmat.table.shake.Lot;
import org.mathmat.table.shake.Section;

/**
 * The events of Equations and On-Sets as JSON, described once: {@code {"event":"Moved",…}}. Stored,
 * a player is a number; as the table is told, a name.
 */
final class ShakeEvents {
  private static final Codec<List<String>> TEXTS = Codec.list(Codec.TEXT);
  private static final Codec<List<Integer>> NUMBERS = Codec.list(Codec.WHOLE);
  private static final Codec<RefusalCode> REFUSAL =
      Codec.names("RefusalCode", RefusalCode.values());
  private static final Codec<Section> SECTION = Codec.names("Section", Section.values());
  private static final Codec<Ending> ENDING = Codec.names("Ending", Ending.values());
  private static final Codec<Challenge> CHALLENGE = Codec.names("Challenge", Challenge.values());
  private static final Codec<Side> SIDE = Codec.names("Side", Side.values());
  private static final Codec<Fine> FINE = Codec.names("Fine", Fine.values());

  private ShakeEvents() {}

  /**
   * The codec.
   *
   * @param seat how a player is written
   */
  static Codec.Cases<Event> codec(Codec<Integer> seat) {
    Codec<Lot.Round> round =
        Codec.record(
            "Round",
            field(
                "rolls",
                Codec.list(
                    Codec.record(
                        "Roll",
                        field("player", seat, Lot.Roll::player),
                        field("face", Codec.TEXT, Lot.Roll::face),
                        Lot.Roll::new)),
                Lot.Round::rolls),
            Lot.Round::new);
    Codec.Fields<Event.LotDrawn> lotDrawn =
        Codec.record(
            "LotDrawn",
            field("rounds", Codec.list(round), Event.LotDrawn::rounds),
            field("setter", seat, Event.LotDrawn::setter),
            Event.LotDrawn::new);
    Codec.Fields<Event.ShakeBegun> shakeBegun =
        Codec.record(
            "ShakeBegun", field("setter", seat, Event.ShakeBegun::setter), Event.ShakeBegun::new);
    Codec.Fields<Event.Rolled> rolled =
        Codec.record("Rolled", field("cubes", TEXTS, Event.Rolled::cubes), Event.Rolled::new);
    Codec.Fields<Event.Dealt> dealt =
        Codec.record("Dealt", field("cards", TEXTS, Event.Dealt::cards), Event.Dealt::new);
    Codec.Fields<Event.VariationsChosen> variationsChosen =
        Codec.record(
            "VariationsChosen",
            field("player", seat, Event.VariationsChosen::player),
            field("names", TEXTS, Event.VariationsChosen::names),
            Event.VariationsChosen::new);
    Codec.Fields<Event.SelectionSetAside> selectionSetAside =
        Codec.record(
            "SelectionSetAside",
            field("player", seat, Event.SelectionSetAside::player),
            field("names", TEXTS, Event.SelectionSetAside::names),
            field("code", REFUSAL, Event.SelectionSetAside::code),
            field("rule", Codec.TEXT, Event.SelectionSetAside::rule),
            field("message", Codec.TEXT, Event.SelectionSetAside::message),
            Event.SelectionSetAside::new);
    Codec.Fields<Event.UnsuitableChosen> unsuitableChosen =
        Codec.record(
            "UnsuitableChosen",
            field("player", seat, Event.UnsuitableChosen::player),
            field("names", TEXTS, Event.UnsuitableChosen::names),
            field("code", REFUSAL, Event.UnsuitableChosen::code),
            Event.UnsuitableChosen::new);
    Codec.Fields<Event.VariationForgone> variationForgone =
        Codec.record(
            "VariationForgone",
            field("player", seat, Event.VariationForgone::player),
            Event.VariationForgone::new);
    Codec.Fields<Event.SetterBonusMoved> setterBonusMoved =
        Codec.record(
            "SetterBonusMoved",
            field("player", seat, Event.SetterBonusMoved::player),
            field("cube", Codec.WHOLE, Event.SetterBonusMoved::cube),
            field("irregular", Codec.maybe(REFUSAL), Event.SetterBonusMoved::irregular),
            Event.SetterBonusMoved::new);
    Codec.Fields<Event.GoalSet> goalSet =
        Codec.record(
            "GoalSet",
            field("player", seat, Event.GoalSet::player),
            field("goal", Codec.TEXT, Event.GoalSet::goal),
            field("cubes", NUMBERS, Event.GoalSet::cubes),
            field("discarded", NUMBERS, Event.GoalSet::discarded),
            Event.GoalSet::new);
    Codec.Fields<Event.NoGoalDeclared> noGoalDeclared =
        Codec.record(
            "NoGoalDeclared",
            field("player", seat, Event.NoGoalDeclared::player),
            Event.NoGoalDeclared::new);
    Codec.Fields<Event.Agreed> agreed =
        Codec.record("Agreed", field("player", seat, Event.Agreed::player), Event.Agreed::new);
    Codec.Fields<Event.Disagreed> disagreed =
        Codec.record(
            "Disagreed", field("player", seat, Event.Disagreed::player), Event.Disagreed::new);
    Codec.Fields<Event.Moved> moved =
        Codec.record(
            "Moved",
            field("player", seat, Event.Moved::player),
            field("bonus", Codec.maybe(Codec.WHOLE), Event.Moved::bonus),
            field("cube", Codec.WHOLE, Event.Moved::cube),
            field("to", SECTION, Event.Moved::to),
            field("irregular", Codec.list(REFUSAL), Event.Moved::irregular),
            Event.Moved::new);
    Codec.Fields<Event.Shifted> shifted =
        Codec.record(
            "Shifted",
            field("player", seat, Event.Shifted::player),
            field("bonus", Codec.maybe(Codec.WHOLE), Event.Shifted::bonus),
            field("cube", Codec.WHOLE, Event.Shifted::cube),
            field("to", SECTION, Event.Shifted::to),
            field("irregular", Codec.list(REFUSAL), Event.Shifted::irregular),
            Event.Shifted::new);
    Codec.Fields<Event.TurnLost> turnLost =
        Codec.record(
            "TurnLost", field("player", seat, Event.TurnLost::player), Event.TurnLost::new);
    Codec.Fields<Event.ForcedOut> forcedOut =
        Codec.record(
            "ForcedOut", field("player", seat, Event.ForcedOut::player), Event.ForcedOut::new);
    Codec.Fields<Event.EverybodyWrites> everybodyWrites =
        Codec.record(
            "EverybodyWrites",
            field("ending", ENDING, Event.EverybodyWrites::ending),
            Event.EverybodyWrites::new);
    Codec.Fields<Event.ChallengeClosed> challengeClosed =
        Codec.record("ChallengeClosed", Event.ChallengeClosed::new);
    Codec.Fields<Event.BlockTaken> blockTaken =
        Codec.record(
            "BlockTaken", field("player", seat, Event.BlockTaken::player), Event.BlockTaken::new);
    Codec.Fields<Event.BlockReturned> blockReturned =
        Codec.record(
            "BlockReturned",
            field("player", seat, Event.BlockReturned::player),
            Event.BlockReturned::new);
    Codec.Fields<Event.Challenged> challenged =
        Codec.record(
            "Challenged",
            field("player", seat, Event.Challenged::player),
            field("challenge", CHALLENGE, Event.Challenged::challenge),
            Event.Challenged::new);
    Codec.Fields<Event.ChallengeSetAside> challengeSetAside =
        Codec.record(
            "ChallengeSetAside",
            field("player", seat, Event.ChallengeSetAside::player),
            field("challenge", CHALLENGE, Event.ChallengeSetAside::challenge),
            field("code", REFUSAL, Event.ChallengeSetAside::code),
            field("rule", Codec.TEXT, Event.ChallengeSetAside::rule),
            field("message", Codec.TEXT, Event.ChallengeSetAside::message),
            Event.ChallengeSetAside::new);
    Codec.Fields<Event.Joined> joined =
        Codec.record(
            "Joined",
            field("player", seat, Event.Joined::player),
            field("side", SIDE, Event.Joined::side),
            Event.Joined::new);
    Codec.Fields<Event.Presented> presented =
        Codec.record(
            "Presented",
            field("player", seat, Event.Presented::player),
            field("paper", Codec.maybe(Codec.TEXT), Event.Presented::paper),
            Event.Presented::new);
    Codec.Fields<Event.PresentedNothing> presentedNothing =
        Codec.record(
            "PresentedNothing",
            field("player", seat, Event.PresentedNothing::player),
            Event.PresentedNothing::new);
    Codec.Fields<Event.PaperChanged> paperChanged =
        Codec.record(
            "PaperChanged",
            field("player", seat, Event.PaperChanged::player),
            field("reason", ReasonCodec.REASON, Event.PaperChanged::reason),
            Event.PaperChanged::new);
    Codec.Fields<Event.CheckingBegun> checkingBegun =
        Codec.record("CheckingBegun", Event.CheckingBegun::new);
    Codec.Fields<Event.PaperAccepted> paperAccepted =
        Codec.record(
            "PaperAccepted",
            field("player", seat, Event.PaperAccepted::player),
            field("writer", seat, Event.PaperAccepted::writer),
            Event.PaperAccepted::new);
    Codec.Fields<Event.PaperRejected> paperRejected =
        Codec.record(
            "PaperRejected",
            field("player", seat, Event.PaperRejected::player),
            field("writer", seat, Event.PaperRejected::writer),
            field("reason", ReasonCodec.REASON, Event.PaperRejected::reason),
            Event.PaperRejected::new);
    Codec.Fields<Event.ProofFailed> proofFailed =
        Codec.record(
            "ProofFailed",
            field("player", seat, Event.ProofFailed::player),
            field("writer", seat, Event.ProofFailed::writer),
            field("witness", Codec.TEXT, Event.ProofFailed::witness),
            field("code", REFUSAL, Event.ProofFailed::code),
            field("rule", Codec.TEXT, Event.ProofFailed::rule),
            field("message", Codec.TEXT, Event.ProofFailed::message),
            Event.ProofFailed::new);
    Codec.Fields<Event.JudgeAwaited> judgeAwaited =
        Codec.record(
            "JudgeAwaited",
            field("player", seat, Event.JudgeAwaited::player),
            field("writer", seat, Event.JudgeAwaited::writer),
            Event.JudgeAwaited::new);
    Codec.Fields<Event.JudgeAsked> judgeAsked =
        Codec.record(
            "JudgeAsked",
            field("player", seat, Event.JudgeAsked::player),
            field("writer", seat, Event.JudgeAsked::writer),
            field("equal", Codec.TRUTH, Event.JudgeAsked::equal),
            Event.JudgeAsked::new);
    Codec.Fields<Event.PaperJudged> paperJudged =
        Codec.record(
            "PaperJudged",
            field("writer", seat, Event.PaperJudged::writer),
            field("correct", Codec.TRUTH, Event.PaperJudged::correct),
            field("reasons", Codec.list(ReasonCodec.REASON), Event.PaperJudged::reasons),
            Event.PaperJudged::new);
    Codec.Fields<Event.Penalised> penalised =
        Codec.record(
            "Penalised",
            field("player", seat, Event.Penalised::player),
            field("points", Codec.WHOLE, Event.Penalised::points),
            field("why", FINE, Event.Penalised::why),
            Event.Penalised::new);
    Codec.Fields<Event.TimeExtended> timeExtended =
        Codec.record(
            "TimeExtended",
            field("player", seat, Event.TimeExtended::player),
            Event.TimeExtended::new);
    Codec.Fields<Event.Charged> charged =
        Codec.record(
            "Charged",
            field("player", seat, Event.Charged::player),
            field("accused", seat, Event.Charged::accused),
            field("code", REFUSAL, Event.Charged::code),
            Event.Charged::new);
    Codec.Fields<Event.PlayerLeft> playerLeft =
        Codec.record(
            "PlayerLeft", field("player", seat, Event.PlayerLeft::player), Event.PlayerLeft::new);
    Codec.Fields<Event.PlayerReturned> playerReturned =
        Codec.record(
            "PlayerReturned",
            field("player", seat, Event.PlayerReturned::player),
            Event.PlayerReturned::new);
    Codec.Fields<Event.RoundTimeCalled> roundTimeCalled =
        Codec.record("RoundTimeCalled", Event.RoundTimeCalled::new);
    Codec.Fields<Event.RoundStopCalled> roundStopCalled =
        Codec.record("RoundStopCalled", Event.RoundStopCalled::new);
    Codec.Fields<Event.ShakeEnded> shakeEnded =
        Codec.record(
            "ShakeEnded",
            field("ended", Codec.TEXT, Event.ShakeEnded::ended),
            field("scores", NUMBERS, Event.ShakeEnded::scores),
            field("nextSetter", seat, Event.ShakeEnded::nextSetter),
            Event.ShakeEnded::new);
    return Codec.oneOf(
        "ShakeEvent",
        "event",
        event ->
            switch (event) {
              case Event.LotDrawn _ -> lotDrawn;
              case Event.ShakeBegun _ -> shakeBegun;
              case Event.Rolled _ -> rolled;
              case Event.Dealt _ -> dealt;
              case Event.VariationsChosen _ -> variationsChosen;
              case Event.SelectionSetAside _ -> selectionSetAside;
              case Event.UnsuitableChosen _ -> unsuitableChosen;
              case Event.VariationForgone _ -> variationForgone;
              case Event.SetterBonusMoved _ -> setterBonusMoved;
              case Event.GoalSet _ -> goalSet;
              case Event.NoGoalDeclared _ -> noGoalDeclared;
              case Event.Agreed _ -> agreed;
              case Event.Disagreed _ -> disagreed;
              case Event.Moved _ -> moved;
              case Event.Shifted _ -> shifted;
              case Event.TurnLost _ -> turnLost;
              case Event.ForcedOut _ -> forcedOut;
              case Event.EverybodyWrites _ -> everybodyWrites;
              case Event.ChallengeClosed _ -> challengeClosed;
              case Event.BlockTaken _ -> blockTaken;
              case Event.BlockReturned _ -> blockReturned;
              case Event.Challenged _ -> challenged;
              case Event.ChallengeSetAside _ -> challengeSetAside;
              case Event.Joined _ -> joined;
              case Event.Presented _ -> presented;
              case Event.PresentedNothing _ -> presentedNothing;
              case Event.PaperChanged _ -> paperChanged;
              case Event.CheckingBegun _ -> checkingBegun;
              case Event.PaperAccepted _ -> paperAccepted;
              case Event.PaperRejected _ -> paperRejected;
              case Event.ProofFailed _ -> proofFailed;
              case Event.JudgeAwaited _ -> judgeAwaited;
              case Event.JudgeAsked _ -> judgeAsked;
              case Event.PaperJudged _ -> paperJudged;
              case Event.Penalised _ -> penalised;
              case Event.TimeExtended _ -> timeExtended;
              case Event.Charged _ -> charged;
              case Event.PlayerLeft _ -> playerLeft;
              case Event.PlayerReturned _ -> playerReturned;
              case Event.RoundTimeCalled _ -> roundTimeCalled;
              case Event.RoundStopCalled _ -> roundStopCalled;
              case Event.ShakeEnded _ -> shakeEnded;
            },
        List.of(
            lotDrawn,
            shakeBegun,
            rolled,
            dealt,
            variationsChosen,
            selectionSetAside,
            unsuitableChosen,
            variationForgone,
            setterBonusMoved,
            goalSet,
            noGoalDeclared,
            agreed,
            disagreed,
            moved,
            shifted,
            turnLost,
            forcedOut,
            everybodyWrites,
            challengeClosed,
            blockTaken,
            blockReturned,
            challenged,
            challengeSetAside,
            joined,
            presented,
            presentedNothing,
            paperChanged,
            checkingBegun,
            paperAccepted,
            paperRejected,
            proofFailed,
            judgeAwaited,
            judgeAsked,
            paperJudged,
            penalised,
            timeExtended,
            charged,
            playerLeft,
            playerReturned,
            roundTimeCalled,
            roundStopCalled,
            shakeEnded));
  }
}
