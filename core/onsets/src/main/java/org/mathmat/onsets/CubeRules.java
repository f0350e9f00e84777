package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Whether a Solution uses the cubes correctly (section VII-B-4). */
final class CubeRules {
  private CubeRules() {}

  static void check(CubeUse use, Position position, int restrictions, List<Finding> faults) {
    List<Symbol> drawn = new ArrayList<>();
    List<Symbol> notRestricted = new ArrayList<>();
    List<Symbol> notNamed = new ArrayList<>();
    for (Symbol cube : Symbol.ALL) {
      if (cube.is(Symbol.Kind.DIGIT)) {
        break;
      }
      if (use.missing(cube) > 0) {
        faults.add(missing(use, position, cube));
      }
      if (use.wanted(cube)) {
        faults.add(
            new Finding(
                OnSetsClause.REQUIRED_CUBE,
                "Because of the variation Required "
                    + cube.sign()
                    + " every Solution must contain a "
                    + cube.sign()
                    + " cube, and this one has none."));
      }
      add(cube, use.drawn(cube), drawn);
      add(cube, use.unused(cube, CubeUse.RESTRICTIONS), notRestricted);
      add(cube, use.unused(cube, CubeUse.NAME), notNamed);
    }
    if (position.required().has(Symbol.EQUALS) || position.required().has(Symbol.SUBSET)) {
      if (restrictions == 0) {
        faults.add(
            new Finding(
                OnSetsClause.RESTRICTION_WANTED,
                "There is a = or ⊆ in Required, so the Solution needs a Restriction."));
      }
    }
    if (!notRestricted.isEmpty()) {
      faults.add(unused(notRestricted, "a Restriction"));
    }
    if (!notNamed.isEmpty()) {
      faults.add(unused(notNamed, "the Set-Name"));
    }
    if (drawn.size() > position.occasion().resources()) {
      faults.add(
          new Finding(
              OnSetsClause.ONE_RESOURCE,
              "After Now a Solution may use only one cube from Resources, and this one uses "
                  + drawn.size()
                  + ".",
              signs(drawn)));
    }
    if (use.cubes() < 2) {
      faults.add(
          new Finding(
              OnSetsClause.TWO_CUBES, "A Solution has at least two cubes, and this has only one."));
    }
  }

  private static void add(Symbol cube, int times, List<Symbol> list) {
    for (int i = 0; i < times; i++) {
      list.add(cube);
    }
  }

  private static Finding missing(CubeUse use, Position position, Symbol cube) {
    int usable =
        position.required().count(cube)
            + position.permitted().count(cube)
            + position.resources().count(cube);
    String how =
        usable == 0
            ? "There is no " + cube.sign() + " cube that may be used"
            : "Only " + usable + " of the " + cube.sign() + " cubes may be used";
    return position.forbidden().has(cube)
        ? new Finding(
            OnSetsClause.FORBIDDEN_OUT,
            how + ": " + position.forbidden().count(cube) + " in Forbidden stay out.",
            "" + cube.sign())
        : new Finding(
            OnSetsClause.CUBES_THERE,
            how + ", and this Solution needs " + use.missing(cube) + " more.",
            "" + cube.sign());
  }

  private static Finding unused(List<Symbol> cubes, String part) {
    return new Finding(
        OnSetsClause.REQUIRED_USED,
        "Every cube in Required must be used in "
            + part
            + ", and this leaves out "
            + signs(cubes)
            + ".",
        signs(cubes));
  }

  private static String signs(List<Symbol> cubes) {
    return cubes.stream().map(cube -> String.valueOf(cube.sign())).collect(Collectors.joining(" "));
  }
}
