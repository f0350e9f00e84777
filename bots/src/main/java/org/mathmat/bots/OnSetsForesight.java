package org.mathmat.bots;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.solver.Limits;
import org.mathmat.solver.onsets.OnSetsSolver;
import org.mathmat.solver.onsets.SetAnswer;
import org.mathmat.solver.onsets.SetMove;
import org.mathmat.table.shake.Section;

/** On-Sets as a player reckons with it. */
final class OnSetsForesight implements Foresight {
  /** What stands between two Solutions of one paper. */
  private static final String BETWEEN = " // ";

  private final OnSetsGame game;
  private Optional<Known> known = Optional.empty();

  /** What was worked out for the variations in force. */
  private record Known(List<String> variations, Law law, OnSetsSolver solver) {}

  OnSetsForesight(OnSetsGame game) {
    this.game = game;
  }

  private Known known(Scene scene) {
    if (known.isEmpty() || !known.get().variations().equals(scene.variations())) {
      Law law = game.law(scene.variations());
      known = Optional.of(new Known(scene.variations(), law, new OnSetsSolver(law)));
    }
    return known.get();
  }

  private static Position position(Scene scene, Reach reach) {
    return OnSetsGame.position(
        scene.cards(),
        scene.goal(),
        scene.mat(),
        switch (reach) {
          case ONE_CUBE -> Challenge.NOW;
          case ANY -> Challenge.IMPOSSIBLE;
        });
  }

  @Override
  public Outlook outlook(Scene scene, Reach reach, int most, Limits limits) {
    return switch (known(scene).solver().solve(position(scene, reach), most, limits)) {
      case SetAnswer.Solvable(List<SetAnswer.Paper> papers, boolean all) ->
          new Outlook.Solvable(
              papers.stream().map(paper -> String.join(BETWEEN, paper.solutions())).toList(),
              papers.getFirst().cubes(),
              true,
              all);
      case SetAnswer.Impossible(String why) -> new Outlook.Hopeless(why);
      case SetAnswer.Unknown(String why) -> new Outlook.Unknown(why);
    };
  }

  @Override
  public Map<Placing, Fate> moves(Scene scene, Limits limits) {
    Map<Placing, Fate> fates = new HashMap<>();
    for (SetMove move : known(scene).solver().moves(position(scene, Reach.ANY), limits)) {
      Section to =
          switch (move.section()) {
            case REQUIRED -> Section.REQUIRED;
            case PERMITTED -> Section.PERMITTED;
            case FORBIDDEN -> Section.FORBIDDEN;
          };
      fates.put(new Placing(String.valueOf(move.cube().sign()), to), Fate.of(move.result()));
    }
    return fates;
  }

  @Override
  public String kind(Scene scene, String cube) {
    return cube;
  }

  @Override
  public boolean right(Scene scene, Reach reach, String paper) {
    List<String> solutions =
        Arrays.stream(paper.split(BETWEEN.strip(), -1)).map(String::strip).toList();
    return new Judge(known(scene).law()).judge(position(scene, reach), solutions).correct();
  }

  @Override
  public Optional<String> someGoal(Scene scene, Luck luck) {
    List<Goal> goals = Goal.all(position(scene, Reach.ANY).resources());
    return goals.isEmpty() ? Optional.empty() : Optional.of(luck.pick(goals).text());
  }

  @Override
  public String withGoal(String paper, String goal) {
    return paper + " goal " + goal;
  }

  @Override
  public String likeness(Scene scene) {
    StringBuilder text = new StringBuilder();
    for (Section section :
        List.of(Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN, Section.RESOURCES)) {
      scene.mat().in(section).stream().sorted().forEach(text::append);
      text.append(' ');
    }
    return text.toString();
  }
}
