package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is written is drawn as the game means it, on every page that draws. */
class DrawingTest {
  private static final String SETS =
      """
      mathmat 1
      game: onsets
      rules: agloa-2023
      division: basic
      players: Ann, Ben

      shake
      roll: 2 3 4 B B R R G G Y Y ∪ ∩ - ' V V Λ
      deal: B BR BG RG RY GY BRG RGY BRGY blank
      Ann: goal 4
      Ben: move V P
      Ann: move B P
      Ben: move - P
      Ann: challenge now
      Ann: presents V - B
      """;

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

  private static Page at(Visit visit, String path) {
    visit.page().navigate(site.address() + path);
    return visit.page();
  }

  private static void press(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
        .first()
        .click();
  }

  /** The drawing shows a V, and nothing on the page shows a root. */
  private static void assertUniverse(Locator drawing) {
    assertThat(drawing.locator("mi").filter(new Locator.FilterOptions().setHasText("V")).first())
        .isVisible();
    assertThat(drawing.page().locator("msqrt, mroot, mo:text-is('√')")).hasCount(0);
  }

  @Test
  void theUniverseIsDrawnAsItselfByJudgeAndSolver() {
    try (Visit visit = Visit.desktop()) {
      Page page = at(visit, "/judge");
      page.locator(".position select").first().selectOption("onsets");
      page.locator("#written").fill("V - B");
      assertUniverse(page.locator(".preview"));
      press(page, "Ask the judge");
      assertThat(page.locator(".reasons")).isVisible();
      assertUniverse(page.locator(".preview"));
      page.navigate(
          site.address()
              + "/solve#"
              + "{\"game\":\"onsets\",\"rules\":\"agloa-2023\",\"division\":\"basic\",\"universe\":\"B R BR Y\","
              + "\"goal\":\"2\",\"required\":\"V - B\",\"challenge\":\"impossible\"}");
      page.reload();
      press(page, "Solve it");
      assertUniverse(page.locator(".solutions"));
    }
  }

  @Test
  void theUniverseIsDrawnAsItselfInReplayAndReview() {
    try (Visit visit = Visit.desktop()) {
      Page page = at(visit, "/replay");
      page.locator("#record").fill(SETS);
      press(page, "Replay it");
      page.locator("#next").focus();
      page.keyboard().press("End");
      assertUniverse(page.locator(".mat .papers"));
      press(page, "Ask the coach");
      assertUniverse(page.locator(".coach .sheet"));
      page.getByText("Results and verdicts").click();
      assertUniverse(page.locator(".replay > details").last());
    }
  }

  @Test
  void theSetThatAPaperNamesIsShownAsCards() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = at(visit, "/replay");
      page.locator("#record").fill(SETS);
      press(page, "Replay it");
      page.getByText("Results and verdicts").click();
      Locator set = page.locator(".reasons .witness");
      assertThat(set.locator(".set-card")).hasCount(5);
      assertThat(set.getByLabel("card red, green, yellow")).isVisible();
      assertThat(set.locator("math")).hasCount(0);
      visit.assertAccessible();
      visit.assertFitsTheWidth();
    }
  }

  @Test
  void aTurnedDigitIsDrawnTurnedAndUngroupedMathematicsFlat() {
    try (Visit visit = Visit.desktop()) {
      Page page = at(visit, "/judge");
      page.locator("#written").fill("7u + 2×3^2 = 18");
      assertThat(page.locator(".preview mn.turn-u")).hasText("7");
      assertThat(page.locator(".preview mn.turn-u")).hasCSS("rotate", "180deg");
      assertThat(page.locator(".preview msup")).hasCount(0);
      visit.assertAccessible();
      page.getByLabel("Rule-book").selectOption("mlag-2018");
      assertThat(page.locator(".preview msup")).hasText("32");
    }
  }

  @Test
  void theUniverseIsDrawnAsItselfAtTheTable() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.onsets();
      table.waiting("Ann", "write").shake().put("phase", "writing").put("cause", "challenge now");
      table.offers(List.of("presents nothing"), List.of("presents"), List.of());
      table.at(visit.page());
      Page page = at(visit, "/t/K7QM2XRD");
      page.locator("#paper").fill("V - B");
      assertUniverse(page.locator(".paper .preview"));
      table
          .offers(List.of("accepts Ben"), List.of("rejects"), List.of())
          .shake()
          .put("phase", "checking");
      table.paper("Ben", "V ∩ (G ∪ B)");
      table.tell(List.of());
      assertUniverse(page.locator(".papers"));
    }
  }
}
