package org.mathmat.wire;

import static org.mathmat.json.Form.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Key;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.score.MatchPoints;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;

/**
 * A match of Equations or On-Sets as its players see it.
 *
 * @param places what they are worth
 */
record ShakeView(MatchPoints places, Match match, List<String> names) {
  private static final Form<Optional<String>> TEXT_OR_NULL = Form.orNull(Codec.TEXT);
  private static final Form<List<String>> TEXTS = Form.list(Codec.TEXT);

  /** A cube and the letter of the section in which it lies. */
  private record Cube(String cube, Section place) {}

  /** A paper, with those who have said what they think of it. */
  private record Paper(
      String player,
      Optional<String> text,
      List<String> accepted,
      List<String> rejected,
      Optional<Boolean> correct) {}

  /** Something illegal that can still be charged. */
  private record Charge(String player, List<RefusalCode> codes) {}

  private static final Form<Cube> CUBE =
      Form.object(
          "CubeView",
          field("cube", Codec.TEXT, Cube::cube),
          field("place", Form.words("Place", Section.values(), Section::letter), Cube::place));
  private static final Form<Paper> PAPER =
      Form.object(
          "PaperView",
          field("player", Codec.TEXT, Paper::player),
          field("text", TEXT_OR_NULL, Paper::text),
          field("accepted", TEXTS, Paper::accepted),
          field("rejected", TEXTS, Paper::rejected),
          field("correct", Form.orNull(Codec.TRUTH), Paper::correct));
  private static final Form<Charge> CHARGE =
      Form.object(
          "Charge",
          field("player", Codec.TEXT, Charge::player),
          field(
              "codes", Form.list(Codec.names("RefusalCode", RefusalCode.values())), Charge::codes));
  private static final Form<InPlay> SHAKE =
      Form.object(
          "ShakeView",
          field("number", Codec.WHOLE, InPlay::number),
          field(
              "phase",
              Form.words("ShakePhase", Named.values(), ShakeView::word),
              shake -> Named.of(shake.phase)),
          field("setter", Codec.TEXT, InPlay::setter),
          field("players", TEXTS, InPlay::players),
          field("turn", TEXT_OR_NULL, InPlay::turn),
          field("lastMover", TEXT_OR_NULL, InPlay::lastMover),
          field("holder", TEXT_OR_NULL, InPlay::holder),
          field("cubes", Form.list(CUBE), InPlay::cubes),
          field("cards", TEXTS, InPlay::cards),
          field("variations", TEXTS, InPlay::variations),
          field("goal", TEXT_OR_NULL, InPlay::goal),
          field("cause", TEXT_OR_NULL, InPlay::cause),
          field("papers", Form.list(PAPER), InPlay::papers),
          field("keys", KeyJson.KEYS, InPlay::keys),
          field("charges", Form.list(CHARGE), InPlay::charges),
          field("penalties", MatchJson.BY_NAME, InPlay::penalties));

  static final Form.Fields<ShakeView> FORM =
      Form.object(
          "ShakeMatchView",
          field(
              "round",
              Form.words("RoundClock", Match.Round.values(), ShakeView::word),
              view -> view.match.round()),
          field("totals", MatchJson.BY_NAME, view -> view.byName(view.match.totals())),
          field(
              "points",
              MatchJson.BY_NAME,
              view -> view.byName(view.places.of(view.match.totals()))),
          field(
              "shakes", FinishedShake.FORM, view -> ReplayedShakes.played(view.match, view.names)),
          field("shake", Form.orNull(SHAKE), ShakeView::inPlay));

  static JsonObject of(Procedure procedure, Match match, List<String> names) {
    return FORM.write(new ShakeView(procedure.round().points(), match, names));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private Map<String, Integer> byName(List<Integer> values) {
    return MatchJson.byName(names, values);
  }

  private Optional<InPlay> inPlay() {
    return match.phase() instanceof Phase.Idle
        ? Optional.empty()
        : Optional.of(new InPlay(this, match.phase()));
  }

  /** The phases of a shake. */
  private enum Named {
    ROLLING,
    CHOOSING,
    SETTING,
    ANSWERING,
    COUNTERING,
    MOVING,
    HOLDING,
    WRITING,
    CHECKING;

    static Named of(Phase phase) {
      return switch (phase) {
        case Phase.Idle _ -> throw new IllegalArgumentException("No shake is in play.");
        case Phase.Rolling _ -> ROLLING;
        case Phase.Choosing _ -> CHOOSING;
        case Phase.Setting _ -> SETTING;
        case Phase.Answering _ -> ANSWERING;
        case Phase.Countering _ -> COUNTERING;
        case Phase.Moving _ -> MOVING;
        case Phase.Holding _ -> HOLDING;
        case Phase.Writing _ -> WRITING;
        case Phase.Checking _ -> CHECKING;
      };
    }
  }

  /** The shake in play. Whoever holds the block interrupts a phase, in which the rest stands. */
  private record InPlay(ShakeView view, Phase phase) {
    private String name(int player) {
      return view.names.get(player);
    }

    private List<String> named(List<Integer> players) {
      return players.stream().map(this::name).toList();
    }

    private Phase about() {
      return phase instanceof Phase.Holding held ? held.interrupted() : phase;
    }

    /** The shake, once everything is rolled. */
    private Optional<Shake> shake() {
      return phase instanceof Phase.InShake rolled ? Optional.of(rolled.shake()) : Optional.empty();
    }

    private int number() {
      return view.match.played().size() + 1;
    }

    private String setter() {
      return name(shake().map(Shake::setter).orElse(view.match.setter()));
    }

    private List<String> players() {
      return named(
          phase instanceof Phase.Rolling rolling
              ? rolling.players()
              : shake().orElseThrow().players());
    }

    private Optional<String> turn() {
      Optional<Integer> player =
          switch (about()) {
            case Phase.Choosing p -> Optional.of(p.chooser());
            case Phase.Setting p -> Optional.of(p.shake().setter());
            case Phase.Countering p -> Optional.of(p.player());
            case Phase.Moving p -> Optional.of(p.turn());
            case Phase.Holding p -> Optional.of(p.holder());
            case Phase.Idle _,
                Phase.Rolling _,
                Phase.Answering _,
                Phase.Writing _,
                Phase.Checking _ ->
                Optional.empty();
          };
      return player.map(this::name);
    }

    private Optional<String> lastMover() {
      return about() instanceof Phase.Moving moving
          ? Optional.of(name(moving.lastMover()))
          : Optional.empty();
    }

    private Optional<String> holder() {
      return phase instanceof Phase.Holding held
          ? Optional.of(name(held.holder()))
          : Optional.empty();
    }

    private List<Cube> cubes() {
      List<String> rolled =
          phase instanceof Phase.Rolling rolling
              ? rolling.layout().cubes().orElse(List.of())
              : shake().orElseThrow().cubes();
      Mat mat = shake().map(Shake::mat).orElseGet(() -> Mat.rolled(rolled.size()));
      return IntStream.range(0, rolled.size())
          .mapToObj(i -> new Cube(rolled.get(i), mat.places().get(i)))
          .toList();
    }

    private List<String> cards() {
      return phase instanceof Phase.Rolling rolling
          ? rolling.layout().cards().orElse(List.of())
          : shake().orElseThrow().cards();
    }

    private List<String> variations() {
      return shake().map(Shake::variations).orElse(List.of());
    }

    private Optional<String> goal() {
      return shake().flatMap(Shake::goal);
    }

    private Optional<String> cause() {
      return switch (about()) {
        case Phase.Writing p -> Optional.of(p.cause().ended());
        case Phase.Checking p -> Optional.of(p.cause().ended());
        case Phase.Idle _,
            Phase.Rolling _,
            Phase.Choosing _,
            Phase.Setting _,
            Phase.Answering _,
            Phase.Countering _,
            Phase.Moving _,
            Phase.Holding _ ->
            Optional.empty();
      };
    }

    private List<Paper> papers() {
      return switch (about()) {
        case Phase.Writing p -> p.papers().stream().map(this::written).toList();
        case Phase.Checking p -> p.papers().stream().map(this::checked).toList();
        case Phase.Idle _,
            Phase.Rolling _,
            Phase.Choosing _,
            Phase.Setting _,
            Phase.Answering _,
            Phase.Countering _,
            Phase.Moving _,
            Phase.Holding _ ->
            List.of();
      };
    }

    private Paper written(Phase.Paper paper) {
      return new Paper(name(paper.writer()), paper.text(), List.of(), List.of(), Optional.empty());
    }

    private Paper checked(Phase.CheckedPaper paper) {
      List<String> accepted = new ArrayList<>();
      List<String> rejected = new ArrayList<>();
      paper
          .answers()
          .map()
          .forEach((checker, accepts) -> (accepts ? accepted : rejected).add(name(checker)));
      return new Paper(name(paper.writer()), paper.text(), accepted, rejected, paper.verdict());
    }

    /** What may be written, while papers are written. */
    private List<Key> keys() {
      return about() instanceof Phase.Writing writing ? writing.shake().keys() : List.of();
    }

    private List<Charge> charges() {
      return shake().stream()
          .flatMap(shake -> shake.open().stream())
          .map(one -> new Charge(name(one.player()), one.codes()))
          .toList();
    }

    private Map<String, Integer> penalties() {
      return phase instanceof Phase.Rolling
          ? Map.of()
          : MatchJson.unlessZero(view.names, view.match.penalties());
    }
  }
}
