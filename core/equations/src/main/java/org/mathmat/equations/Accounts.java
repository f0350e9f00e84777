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
  private static final Symbol[] SYMBOLS = Symbol.values();
  private final Law law;
  private final Position position;
  private final int[] written = new int[SYMBOLS.length];
  private final int[] signs = new int[SYMBOLS.length];
  private final int[] raised = new int[SYMBOLS.length];
  private final int[] required;
  private final int[] permitted;
  private final int[] resources;
  private final List<Finding> findings = new ArrayList<>();
  private final List<String> fromResources = new ArrayList<>();
  private int cubes;

  private Accounts(Law law, Position position, Uses uses) {
    this.law = law;
    this.position = position;
    this.required = lying(position.required());
    this.permitted = lying(position.permitted());
    this.resources = lying(position.resources());
    for (Use use : uses.cubes()) {
      int symbol = use.cube().ordinal();
      written[symbol]++;
      signs[symbol] += use.role() == Role.SIGN ? 1 : 0;
      raised[symbol] += use.role() == Role.RAISED ? 1 : 0;
    }
  }

  private static int[] lying(List<Cube> cubes) {
    int[] counts = new int[SYMBOLS.length];
    for (Cube cube : cubes) {
      counts[cube.symbol().ordinal()]++;
    }
    return counts;
  }

  static List<Finding> of(Law law, Position position, Uses solution) {
    Accounts accounts = new Accounts(law, position, solution);
    for (Symbol symbol : SYMBOLS) {
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
    if (fromResources.size() > position.occasion().resources()) {
      findings.add(
          new Finding(
              ONE_RESOURCE,
              "After %s a Solution may use one cube from Resources; this one needs %d: %s."
                  .formatted(spoken(), fromResources.size(), String.join(" ", fromResources)),
              String.join(" ", fromResources)));
    }
  }

  private String spoken() {
    return switch (position.occasion()) {
      case NOW -> "a Now challenge";
      case A_FLUB -> "an A-flub challenge";
      case CA_FLUB -> "a CA-flub challenge";
      case FORCE_OUT -> "a force out";
      case IMPOSSIBLE, LAST_CUBE, NO_GOAL, P_FLUB -> "this";
    };
  }

  /** Settles the cubes that show one symbol. */
  private void settle(Symbol symbol) {
    int index = symbol.ordinal();
    int needed = written[index] - signs[index] + law.supply().cubes(signs[index]);
    int onMat = required[index] + permitted[index];
    cubes += needed;
    if (written[index] < required[index]) {
      unused(symbol);
    }
    if (needed > onMat + resources[index]) {
      missing(symbol, needed, onMat + resources[index]);
      return;
    }
    int shortOfRaised = raised[index] == 0 ? 0 : settleRaised(symbol);
    for (int i = Math.max(needed - onMat, shortOfRaised); i > 0; i--) {
      fromResources.add(String.valueOf(symbol.sign()));
    }
  }

  private void unused(Symbol symbol) {
    findings.add(
        new Finding(
            ALL_REQUIRED,
            "All Required cubes must be used: %s is in Required %s, but the Solution has it %s."
                .formatted(
                    symbol.sign(),
                    times(required[symbol.ordinal()]),
                    times(written[symbol.ordinal()])),
            String.valueOf(symbol.sign())));
  }

  private void missing(Symbol symbol, int needed, int atHand) {
    boolean forbidden = lying(position.forbidden())[symbol.ordinal()] > 0;
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
  private int settleRaised(Symbol symbol) {
    // Checks has told of a symbol that no cube of the colour has.
    if (law.raised().filter(colour -> colour.shows(symbol)).isEmpty()) {
      return 0;
    }
    int index = symbol.ordinal();
    Colour colour = law.raised().get();
    int inRequired = coloured(position.required(), symbol, colour);
    int onMat = inRequired + coloured(position.permitted(), symbol, colour);
    int atHand = onMat + coloured(position.resources(), symbol, colour);
    int otherRequired = required[index] - inRequired;
    String word = colour.name().toLowerCase(Locale.ROOT);
    if (raised[index] > atHand) {
      findings.add(
          new Finding(
              EXPONENT_COLOUR,
              "A raised %s must be on a %s cube, and there is none left to use."
                  .formatted(symbol.sign(), word),
              String.valueOf(symbol.sign())));
      return 0;
    }
    if (otherRequired > written[index] - raised[index] && written[index] >= required[index]) {
      findings.add(
          new Finding(
              ALL_REQUIRED,
              "All Required cubes must be used: a %s in Required is not %s, so it cannot be raised."
                  .formatted(symbol.sign(), word),
              String.valueOf(symbol.sign())));
    }
    return raised[index] - onMat;
  }

  private static int coloured(List<Cube> cubes, Symbol symbol, Colour colour) {
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
