package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mathmat.equations.books.EquationsBooks;

/** Variations compose: two that touch the same seam are about the same thing, or commute. */
class LawTest {
  static List<Division> divisions() {
    return EquationsBooks.divisions().toList();
  }

  @Test
  void everyDivisionOfEveryBookIsThere() {
    assertThat(divisions()).hasSizeGreaterThanOrEqualTo(17);
  }

  @ParameterizedTest
  @MethodSource("divisions")
  void everyPairOfVariationsIsSettled(Division division) {
    for (Variation one : division.choices()) {
      for (Variation other : division.choices()) {
        if (one.subject().equals(other.subject())) {
          continue;
        }
        Set<String> shared = new HashSet<>(seams(division, one));
        shared.retainAll(seams(division, other));
        Law there = other.amend(one.amend(division.law()));
        Law back = one.amend(other.amend(division.law()));
        String pair = one.name() + " and " + other.name();
        assertThat(shared)
            .as(pair + " replace the meaning of the same sign")
            .noneMatch(s -> s.startsWith("sign"));
        assertThat(there.numerals()).as(pair).isEqualTo(back.numerals());
        assertThat(there.factorials()).as(pair).isEqualTo(back.factorials());
        assertThat(there.turns()).as(pair).isEqualTo(back.turns());
        assertThat(there.wild()).as(pair).isEqualTo(back.wild());
        assertThat(there.raised()).as(pair).isEqualTo(back.raised());
        assertThat(there.supply()).as(pair).isEqualTo(back.supply());
        assertThat(there.goalTest()).as(pair).isEqualTo(back.goalTest());
        assertThat(there.demands()).as(pair).hasSameSizeAs(back.demands());
      }
    }
  }

  /** The seams that a variation touches, a sign's meaning by its sign. */
  private static Set<String> seams(Division division, Variation variation) {
    Law before = division.law();
    Law after = variation.amend(before);
    Set<String> seams = new LinkedHashSet<>();
    for (Op op : Op.values()) {
      boolean one = before.signs().ofOne(op).equals(after.signs().ofOne(op));
      boolean two = before.signs().ofTwo(op).equals(after.signs().ofTwo(op));
      if (!one || !two) {
        seams.add("sign " + op);
      }
    }
    return seams;
  }

  @ParameterizedTest
  @MethodSource("divisions")
  void everyVariationChangesTheLaw(Division division) {
    for (Variation listed : division.choices()) {
      Law before = division.lawWith(List.of());
      Law after = division.lawWith(List.of(listed));
      assertThat(after).as(listed.name()).isNotEqualTo(before);
    }
  }

  @Test
  void namesAreFoundInAnySpelling() {
    Division senior = Laws.division("senior");
    for (String name :
        List.of("Base Eight", "BASE 8", "√ = i", "v=I", "× wild", "X Wild", "Decimal in Goal")) {
      assertThat(senior.find(name)).as(name).isPresent();
    }
    assertThat(Laws.division("elementary").find("two digit numerals")).isPresent();
    assertThat(Laws.division("elementary").find("upside down")).isPresent();
    assertThat(senior.find("base ten")).isEmpty();
  }

  @Test
  void factorialsAreCountedAsTheCombinationSays() {
    assertThat(Laws.agloa("junior", "factorial").factorials()).isEqualTo(new Factorials(2, 2));
    assertThat(Laws.agloa("junior", "factorial", "multiple of 7").factorials())
        .isEqualTo(new Factorials(2, 0));
    assertThat(Laws.agloa("middle", "factorial", "multiple of 7").factorials())
        .isEqualTo(new Factorials(2, 2));
    assertThat(
            Laws.agloa("senior", "factorial", "multiple of 7", "multiple operations").factorials())
        .isEqualTo(new Factorials(Factorials.ANY, 0));
  }
}
