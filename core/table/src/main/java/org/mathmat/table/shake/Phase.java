package org.mathmat.table.shake;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Reason;
import org.mathmat.table.score.Side;

/** Where a match stands; what is known only in one phase is only there. */
public sealed interface Phase {
  /** Between two shakes. */
  record Idle() implements Phase {}

  /** The cubes are being rolled and the cards dealt. */
  record Rolling(List<Integer> players, Instant begun, Layout layout) implements Phase {}

  /** A phase with the cubes on the table. */
  sealed interface InShake extends Phase {
    Shake shake();

    InShake with(Shake changed);
  }

  /**
   * The players select variations one after the other.
   *
   * @param chooser whose turn it is to select
   * @param picked how many variations he has selected
   * @param tries how often he has tried in vain
   */
  record Choosing(Shake shake, int chooser, int picked, int tries, Glass glass) implements InShake {
    @Override
    public Choosing with(Shake changed) {
      return new Choosing(changed, chooser, picked, tries, glass);
    }
  }

  /** The Goal-setter sets the Goal. */
  record Setting(Shake shake, Glass glass, Optional<Integer> bonus) implements InShake {
    @Override
    public Setting with(Shake changed) {
      return new Setting(changed, glass, bonus);
    }
  }

  /** The opponents agree with a no-Goal or not. */
  record Answering(Shake shake, PerPlayer<Glass> silent) implements InShake {
    @Override
    public Answering with(Shake changed) {
      return new Answering(changed, silent);
    }
  }

  /** A player who disagreed with a no-Goal sets a Goal. */
  record Countering(Shake shake, int player, Glass glass) implements InShake {
    @Override
    public Countering with(Shake changed) {
      return new Countering(changed, player, glass);
    }
  }

  /** The players move in turn. */
  record Moving(Shake shake, int turn, int lastMover, Glass glass) implements InShake {
    @Override
    public Moving with(Shake changed) {
      return new Moving(changed, turn, lastMover, glass);
    }
  }

  /**
   * Somebody holds the block and has yet to say which challenge.
   *
   * @param interrupted what goes on if he does not
   */
  record Holding(InShake interrupted, int holder, Instant since, Instant until, Glass.Turn turn)
      implements InShake {
    @Override
    public Shake shake() {
      return interrupted.shake();
    }

    @Override
    public Holding with(Shake changed) {
      return new Holding(interrupted.with(changed), holder, since, until, turn);
    }

    /** What goes on, with the time that the block was held given back. */
    Phase resumed(Instant at) {
      Duration pause = Duration.between(since, at);
      return switch (interrupted) {
        case Moving(Shake shake, int turn, int lastMover, Glass glass) ->
            new Moving(shake, turn, lastMover, glass.delayed(pause));
        case Answering(Shake shake, PerPlayer<Glass> silent) ->
            new Answering(shake, silent.map(glass -> glass.delayed(pause)));
        case InShake other -> other;
      };
    }
  }

  /**
   * Papers are being written.
   *
   * @param side the third party's side, once he has taken one
   * @param duties who still has something to do
   * @param papers what was handed in, hidden until all are
   * @param begun since when
   * @param challengeUntil how long the last cube can still be challenged
   */
  record Writing(
      Shake shake,
      Cause cause,
      Optional<Side> side,
      PerPlayer<Duty> duties,
      List<Paper> papers,
      Instant begun,
      Optional<Instant> challengeUntil)
      implements InShake {
    public Writing {
      papers = List.copyOf(papers);
    }

    @Override
    public Writing with(Shake changed) {
      return new Writing(changed, cause, side, duties, papers, begun, challengeUntil);
    }

    /** The third party of a challenge, where there is one. */
    Optional<Integer> third() {
      return cause instanceof Cause.ByChallenge by
          ? shake.players().stream()
              .filter(player -> player != by.mover() && player != by.challenger())
              .findFirst()
          : Optional.empty();
    }
  }

  /**
   * What a player still has to do while papers are written.
   *
   * @param glass none while he waits for the third party to decide
   */
  record Duty(Task task, Optional<Glass> glass) {
    public enum Task {
      WRITE,
      DECIDE
    }
  }

  /**
   * A paper that was handed in.
   *
   * @param written what is on it, where that is not hidden
   * @param faults what makes it wrong already, whatever is on it
   */
  record Paper(int writer, Optional<WrittenPaper> written, List<Reason> faults) {
    public Paper {
      faults = List.copyOf(faults);
    }

    /** As it was written, where that is not hidden. */
    public Optional<String> text() {
      return written.map(WrittenPaper::text);
    }
  }

  /**
   * Papers are being checked by the players.
   *
   * @param silent the checkers of the paper at hand who have not answered
   */
  record Checking(
      Shake shake,
      Cause cause,
      Optional<Side> side,
      List<CheckedPaper> papers,
      PerPlayer<Glass> silent)
      implements InShake {
    public Checking {
      papers = List.copyOf(papers);
    }

    @Override
    public Checking with(Shake changed) {
      return new Checking(changed, cause, side, papers, silent);
    }

    /** The paper at hand: the first that is not decided. */
    Optional<CheckedPaper> atHand() {
      return papers.stream().filter(paper -> paper.verdict().isEmpty()).findFirst();
    }

    Optional<CheckedPaper> paperOf(int writer) {
      return papers.stream().filter(paper -> paper.writer() == writer).findFirst();
    }
  }

  /**
   * A paper under check.
   *
   * @param written what is on it, where that is not hidden
   * @param answers whether each checker accepted it
   * @param asking the checkers who asked the judge, until he answers
   * @param shown the reasons that were shown to hold
   * @param barred the checkers who may object no further
   */
  record CheckedPaper(
      int writer,
      Optional<WrittenPaper> written,
      PerPlayer<Boolean> answers,
      List<Integer> asking,
      List<Reason> shown,
      List<Integer> barred,
      Optional<Boolean> verdict) {
    public CheckedPaper {
      asking = List.copyOf(asking);
      shown = List.copyOf(shown);
      barred = List.copyOf(barred);
    }

    /** Handed in, and nothing said about it yet. */
    static CheckedPaper handedIn(Paper paper) {
      return new CheckedPaper(
          paper.writer(),
          paper.written(),
          PerPlayer.none(),
          List.of(),
          paper.faults(),
          List.of(),
          Optional.empty());
    }

    /** As it was written, where that is not hidden. */
    public Optional<String> text() {
      return written.map(WrittenPaper::text);
    }

    /** Whether a checker has nothing more to say about it. */
    boolean isDone(int checker) {
      return answers.has(checker) || asking.contains(checker);
    }

    CheckedPaper answered(int checker, boolean accepts) {
      return new CheckedPaper(
          writer, written, answers.with(checker, accepts), asking, shown, barred, verdict);
    }

    CheckedPaper asked(int checker) {
      return new CheckedPaper(
          writer, written, answers, plus(asking, checker), shown, barred, verdict);
    }

    CheckedPaper withShown(Reason reason) {
      return new CheckedPaper(
          writer, written, answers, asking, plus(shown, reason), barred, verdict);
    }

    CheckedPaper withBarred(int checker) {
      return new CheckedPaper(
          writer, written, answers, asking, shown, plus(barred, checker), verdict);
    }

    CheckedPaper decided(boolean correct) {
      return new CheckedPaper(
          writer, written, answers, asking, shown, barred, Optional.of(correct));
    }

    private static <T> List<T> plus(List<T> list, T one) {
      List<T> more = new ArrayList<>(list);
      more.add(one);
      return more;
    }
  }
}
