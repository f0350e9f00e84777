package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A table in each of its phases: for whoever plays, watches, zooms or uses no mouse. */
class PhasesTest {
  private static Site site;

  @BeforeAll
  static void open() throws IOException {
    Chromium.get();
    site = new Site();
  }

  @AfterAll
  static void close() {
    if (site != null) {
      site.close();
    }
  }

  private static Page sit(Visit visit, Made table) {
    Page page = visit.page();
    table.at(page);
    page.navigate(site.address() + "/t/K7QM2XRD");
    assertThat(page.locator("#headline")).isVisible();
    return page;
  }

  @Test
  void theLastTenSecondsAreCountedDown() {
    try (Visit visit = Visit.desktop()) {
      Page page = sit(visit, Made.equations().clock(-1, 9));
      assertThat(page.locator(".clock.countdown")).hasText(Pattern.compile("^[1-9]$"));
      visit.assertAccessible();
    }
    try (Visit visit = Visit.desktop()) {
      Page page = sit(visit, Made.equations().clock(70, 80));
      assertThat(page.locator(".clock")).hasText(Pattern.compile("^1:1\\d|1:20$"));
      assertThat(page.locator(".clock.countdown")).hasCount(0);
    }
  }

  @Test
  void whoeverWatchesSeesTheTableAndDoesNothing() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = sit(visit, Made.equations().watched());
      assertThat(page.locator(".side")).containsText("You are watching.");
      assertThat(page.locator("#block")).hasCount(0);
      assertThat(page.locator(".cube-button")).hasCount(0);
      visit.assertAccessible();
      visit.assertFitsTheWidth();
    }
  }

  @Test
  void theEndShowsTheFinalScoresAndTheWayToAnotherGame() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = sit(visit, Made.equations().finished());
      assertThat(page.locator("#headline")).hasText("The match is over: Ben wins.");
      assertThat(page.locator(".final tbody tr").first())
          .hasText(Pattern.compile("Ben\\s*12\\s*6"));
      assertThat(page.locator(".final .best")).hasCount(1);
      assertThat(page.locator(".final button")).hasText("Play again");
      visit.assertAccessible();
      visit.assertFitsTheWidth();
    }
  }

  @Test
  void theBlockWarnsWhoHasNothingToChallengeAndAsksWhoHoldsIt() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Made table = Made.equations().offers(List.of("block", "leaves"), List.of(), List.of());
      Page page = sit(visit, table.waiting("Ben", "move or challenge"));
      page.locator("#block").tap();
      assertThat(page.locator("#challenges")).containsText("for nothing is fined");
      visit.assertAccessible();
      page.keyboard().press("Escape");
      assertThat(page.locator("#challenges")).isHidden();
      table.offers(List.of("challenge now", "leaves"), List.of(), List.of());
      table
          .waiting("Ann", "say which challenge")
          .shake()
          .put("phase", "holding")
          .put("holder", "Ann");
      table.tell(List.of());
      assertThat(page.locator("#challenges")).isVisible();
      assertThat(page.locator("#challenges")).containsText("You hold the block.");
      page.locator(".challenge").tap();
      page.waitForCondition(() -> table.acts().equals(List.of("challenge now")));
    }
  }

  @Test
  void focusGoesToTheHeadlineWhenWhatHadItIsGone() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.equations();
      Page page = sit(visit, table);
      page.getByLabel("black 7").focus();
      page.keyboard().press("Enter");
      page.keyboard().press("r");
      page.waitForCondition(() -> table.acts().size() == 1);
      table.offers(List.of("leaves"), List.of(), List.of()).waiting("Ben", "move or challenge");
      table.tell(List.of());
      assertThat(page.locator("#headline")).isFocused();
    }
  }

  @Test
  void everyPhaseFitsAndIsAccessibleZoomedAndInTheDark() {
    List<Made> phases = List.of(choosing(), setting(), writing(), checking());
    assertThat(phases).hasSizeGreaterThan(3);
    for (Made phase : phases) {
      try (Visit visit = Visit.zoomedInTheDark()) {
        sit(visit, phase);
        visit.assertFitsTheWidth();
        visit.assertAccessible();
      }
    }
  }

  private static Made choosing() {
    Made table =
        Made.equations().offers(List.of("variation average"), List.of("variation"), List.of());
    table.waiting("Ann", "select a variation").shake().put("phase", "choosing").putNull("goal");
    return table;
  }

  private static Made setting() {
    Made table =
        Made.equations().offers(List.of("no goal", "bonus k7"), List.of("goal"), List.of());
    table.waiting("Ann", "set the Goal").shake().put("phase", "setting").putNull("goal");
    return table;
  }

  private static Made writing() {
    Made table =
        Made.equations().offers(List.of("presents nothing"), List.of("presents"), List.of());
    table.waiting("Ann", "write").shake().put("phase", "writing").put("cause", "challenge ca-flub");
    return table;
  }

  private static Made checking() {
    Made table =
        Made.equations()
            .offers(List.of("accepts Ben", "asks judge Ben"), List.of("rejects"), List.of());
    table
        .waiting("Ann", "check a paper")
        .shake()
        .put("phase", "checking")
        .put("cause", "last cube");
    return table.paper("Ben", "2×8 = 2×(3+5)");
  }
}
