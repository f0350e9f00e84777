package org.mathmat.equations;

import static org.mathmat.equations.EquationsClause.ALL_REQUIRED;
import static org.mathmat.equations.EquationsClause.CUBES_AT_HAND;
import static org.mathmat.equations.EquationsClause.EXPONENT_COLOUR;
import static org.mathmat.equations.EquationsClause.NONE_FORBIDDEN;
import static org.mathmat.equations.EquationsClause.ONE_RESOURCE;
import static org.mathmat.equations.EquationsClause.TWO_CUBES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mathmat.equations.Use.Role;

/** Whether a Solution uses the cubes as they lie on the mat. */
final class Accounts {
  private static final int LEAST_CUBES = 2;
  private final Law law;
  private final Position position;
  private final Uses uses;
  private final List<Finding> findings = new ArrayList<>();
  private final List<String> fromResources = new ArrayList<>();
  private int cubes;

  private Accounts(Law law, Position position, Uses uses) {
    this.law = law;
    this.position = position;
    this.uses = uses;
  }

  static List<Finding> of(Law law, Position position, Uses solution) {
    Accounts accounts = new Accounts(law, position, solution);
    for (Symbol symbol : Symbol.values()) {
      accounts.settle(symbol);
    }
    accounts.total();
    return accounts.findings;
  }

  private void total() {
    if (cubes < LEAST_CUBES) {
      findings.add(
          new Finding(TWO_CUBES, "A Solution has at least two cubes; this one has " + cubes + "."));
    }
    int allowed = position.challenge().resources();
    if (fromResources.size() > allowed) {
      findings.add(
          new Finding(
              ONE_RESOURCE,
              "After %s a Solution may use one cube from Resources; this one needs %d: %s."
                  .formatted(spoken(), fromResources.size(), String.join(" ", fromResources)),
              String.join(" ", fromResources)));
    }
  }

  private String spoken() {
    return switch (position.challenge()) {
      case NOW -> "a Now challenge";
      case A_FLUB -> "an A-flub challenge";
      case CA_FLUB -> "a CA-flub challenge";
      case FORCE_OUT -> "a force out";
      case IMPOSSIBLE, LAST_CUBE, NO_GOAL, P_FLUB -> "this";
    };
  }

  /** Settles the cubes that show one symbol. */
  private void settle(Symbol symbol) {
    int signs = count(symbol, Role.SIGN);
    int raised = count(symbol, Role.RAISED);
    int written = (int) uses.cubes().stream().filter(use -> use.cube() == symbol).count();
    int needed = written - signs + law.supply().cubes(signs);
    int required = lying(position.required(), symbol);
    int onMat = required + lying(position.permitted(), symbol);
    int resources = lying(position.resources(), symbol);
    cubes += needed;
    if (written < required) {
      String unused = String.valueOf(symbol.sign());
      findings.add(
          new Finding(
              ALL_REQUIRED,
              "All Required cubes must be used: %s is in Required %s, but the Solution has it %s."
                  .formatted(unused, times(required), times(written)),
              unused));
    }
    if (needed > onMat + resources) {
      missing(symbol, needed, onMat + resources);
      return;
    }
    int short0 = Math.max(0, needed - onMat);
    int shortRaised = raised == 0 ? 0 : settleRaised(symbol, raised, written);
    for (int i = 0; i < Math.max(short0, shortRaised); i++) {
      fromResources.add(String.valueOf(symbol.sign()));
    }
  }

  private void missing(Symbol symbol, int needed, int atHand) {
    boolean forbidden = lying(position.forbidden(), symbol) > 0;
    String message =
        "The Solution needs %s %s, but %s may be used%s."
            .formatted(
                symbol.sign(),
                times(needed),
                atHand == 0 ? "none" : "only " + atHand,
                forbidden ? "; cubes in Forbidden may not" : "");
    findings.add(
        new Finding(
            forbidden ? NONE_FORBIDDEN : CUBES_AT_HAND, message, String.valueOf(symbol.sign())));
  }

  /** How many cubes of the raised colour must come from Resources. */
  private int settleRaised(Symbol symbol, int raised, int written) {
    if (law.raised().isEmpty()) {
      return 0;
    }
    Colour colour = law.raised().get();
    int onMat =
        lying(position.required(), symbol, colour) + lying(position.permitted(), symbol, colour);
    int resources = lying(position.resources(), symbol, colour);
    int otherRequired =
        lying(position.required(), symbol) - lying(position.required(), symbol, colour);
    if (raised > onMat + resources || otherRequired > written - raised) {
      findings.add(
          new Finding(
              EXPONENT_COLOUR,
              "A raised %s must be on a %s cube, and there is none left to use."
                  .formatted(symbol.sign(), colour.name().toLowerCase(Locale.ROOT)),
              String.valueOf(symbol.sign())));
      return 0;
    }
    return Math.max(0, raised - onMat);
  }

  private int count(Symbol symbol, Role role) {
    return (int)
        uses.cubes().stream().filter(use -> use.cube() == symbol && use.role() == role).count();
  }

  private static int lying(List<Cube> cubes, Symbol symbol) {
    return (int) cubes.stream().filter(cube -> cube.symbol() == symbol).count();
  }

  private static int lying(List<Cube> cubes, Symbol symbol, Colour colour) {
    return (int)
        cubes.stream().filter(cube -> cube.symbol() == symbol && cube.mayBe(colour)).count();
  }

  private static String times(int count) {
    return switch (count) {
      case 0 -> "not at all";
      case 1 -> "once";
      case 2 -> "twice";
      default -> count + " times";
    };
  }
}
