package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages that ask the engine: each works, fits a phone, and can be used by everybody. */
class PagesTest {
  private static Site site;

  @BeforeAll
  static void open() throws IOException {
    site = new Site();
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/judge",
        "/solve",
        "/replay",
        "/me",
        "/learn/equations",
        "/learn/onsets",
        "/learn/mathdice"
      })
  void everyPageIsAccessibleInLightAndDarkAndFits(String path) {
    try (Visit desk = Visit.desktop()) {
      desk.page().navigate(site.address() + path);
      assertThat(desk.page().locator("h1")).isVisible();
      desk.assertAccessible();
      // 200 % zoom of 1280 pixels
      desk.page().setViewportSize(640, 400);
      desk.assertFitsTheWidth();
    }
    try (Visit phone = Visit.phoneInTheDark()) {
      phone.page().navigate(site.address() + path);
      assertThat(phone.page().locator("h1")).isVisible();
      phone.assertFitsTheWidth();
      phone.assertAccessible();
    }
  }

  @Test
  void theJudgeGivesEveryReasonAndALink() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/judge");
      button(page, "Ask the judge").click();
      assertThat(page.locator(".verdict")).containsText("Correct");
      page.locator("#written").fill("4+4 = 2×(3+5)");
      assertThat(page.locator(".verdict")).hasCount(0);
      button(page, "Ask the judge").click();
      assertThat(page.locator(".verdict")).containsText("Not correct");
      assertThat(page.locator(".reasons")).containsText("Not equal to the Goal");
      assertThat(page.locator(".reasons")).containsText("A Required cube is not used");
      assertThat(page.locator(".reasons")).containsText("section VII");
      visit.assertAccessible();
      page.reload();
      assertThat(page.locator("#written")).hasValue("4+4 = 2×(3+5)");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"equations", "onsets", "mathdice"})
  void everyGameBeginsWithAnExampleThatIsRight(String game) {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      page.navigate(site.address() + "/judge");
      page.locator(".position select").first().selectOption(game);
      assertThat(page.locator(".preview math")).isVisible();
      button(page, "Ask the judge").tap();
      assertThat(page.locator(".verdict")).hasText("✓ Correct");
      visit.assertAccessible();
      visit.assertFitsTheWidth();
    }
  }

  @Test
  void aGoalIsTappedWithAGapAndATurnedCube() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      page.navigate(site.address() + "/judge");
      button(page, "Clear the mat").tap();
      page.locator(".position .pill", new Page.LocatorOptions().setHasText("Goal")).tap();
      for (String key : new String[] {"2", "times", "8"}) {
        page.locator(".palette").getByLabel(key, exactly()).tap();
      }
      button(page, "Take the last one back").tap();
      button(page, "gap").tap();
      page.locator(".palette").getByLabel("3", exactly()).tap();
      button(page, "upside-down").tap();
      assertThat(page.locator("#goal")).hasValue("2× 3u");
      assertThat(page.locator(".goal-row .gap")).hasCount(1);
      visit.assertAccessible();
    }
  }

  private static Locator.GetByLabelOptions exactly() {
    return new Locator.GetByLabelOptions().setExact(true);
  }

  @Test
  void cubesAreTappedIntoAPosition() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      page.navigate(site.address() + "/judge");
      page.locator(".position .pill", new Page.LocatorOptions().setHasText("Permitted")).tap();
      page.locator(".palette").getByLabel("root").tap();
      assertThat(page.locator("#list-permitted")).hasValue("2 × √");
      page.getByLabel("Take 7 out of Forbidden").tap();
      assertThat(page.locator("#list-forbidden")).hasValue("");
    }
  }

  @Test
  void aRecordIsReplayedStepByStepWithTheKeyboard() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/replay");
      button(page, "Show an example").click();
      page.locator("#next").focus();
      for (int i = 0; i < 8; i++) {
        page.keyboard().press("Enter");
      }
      assertThat(page.locator(".happened"))
          .hasText(Pattern.compile("Cam forbids green 4.*Permitted"));
      assertThat(page.locator(".mat .section-forbidden .shown-cube")).hasCount(1);
      page.keyboard().press("End");
      assertThat(page.locator("#steps-title")).hasText("Step 21 of 21");
      assertThat(page.locator(".replay > .totals")).containsText("Ben");
      visit.assertAccessible();
      page.locator("#record").fill("mathmat 1\nnonsense");
      button(page, "Replay it").first().click();
      assertThat(page.locator("#bad-line")).containsText("Line 2 cannot be understood: nonsense");
      assertThat(page.locator(".replay")).hasCount(0);
    }
  }

  @Test
  void theFirstLineThatCannotBeUnderstoodIsNamedAndMarked() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      page.navigate(site.address() + "/replay");
      button(page, "Show an example").tap();
      assertThat(page.locator("#steps-title")).isVisible();
      assertThat(page.locator("#bad-line, .refused, mark")).hasCount(0);
      String record = page.locator("#record").inputValue();
      page.locator("#record").fill(record.replace("move k8 R", "move k8 X"));
      button(page, "Replay it").first().tap();
      assertThat(page.locator("#bad-line"))
          .hasText("Line 14 cannot be understood: +0:35 Ben: move k8 X");
      assertThat(page.locator("#bad-line")).isInViewport();
      assertThat(page.locator(".refused summary")).hasText("Lines that were refused: 10");
      assertThat(page.locator(".refused ul")).isHidden();
      visit.assertAccessible();
      // The mark lies behind the line, and goes away with the first change.
      Object seen =
          page.locator("mark")
              .evaluate(
                  "it => { const box = it.getBoundingClientRect();"
                      + " return document.elementFromPoint(box.x + 60, box.y + 8).id; }");
      org.assertj.core.api.Assertions.assertThat(seen).isEqualTo("record");
      Object rows =
          page.locator("#record")
              .evaluate(
                  "it => { const mark = document.querySelector('mark').getBoundingClientRect();"
                      + " const style = getComputedStyle(it);"
                      + " const top = it.getBoundingClientRect().top + parseFloat(style.paddingTop)"
                      + " - it.scrollTop;"
                      + " return Math.round((mark.top - top) / parseFloat(style.lineHeight)); }");
      org.assertj.core.api.Assertions.assertThat(rows).isEqualTo(13);
      page.locator("#record").fill(record);
      assertThat(page.locator("#bad-line, mark")).hasCount(0);
    }
  }

  @Test
  void aLessonIsAnsweredAndWritten() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/learn");
      page.locator("#next").click();
      assertThat(page.locator("#step-title")).isFocused();
      button(page, "11").click();
      assertThat(page.locator(".feedback")).containsText("gap");
      button(page, "16").click();
      assertThat(page.locator(".feedback")).containsText("Yes");
      page.locator("#next").click();
      page.locator("#next").click();
      page.locator(".try input").fill("8×2 = 2×(3+5)");
      assertThat(page.locator(".preview math")).isVisible();
      button(page, "Ask the judge").click();
      assertThat(page.locator(".verdict")).containsText("Correct");
    }
  }

  @Test
  void aLessonSaysWhatAStarIsAndLeadsToItsGame() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      page.navigate(site.address() + "/learn");
      for (int i = 0; i < 3; i++) {
        page.locator("#next").tap();
      }
      page.locator(".try input").fill("8*2 = 2*(3+5)");
      assertThat(page.locator(".star-note")).containsText("Times is written × or x.");
      visit.assertAccessible();
      page.navigate(site.address() + "/learn/onsets");
      assertThat(page.locator("#next")).isVisible();
      while (page.locator("#next").count() > 0) {
        page.locator("#next").tap();
      }
      page.getByText("I am ready to play").tap();
      assertThat(page.locator(".games .pill").nth(1).locator("input")).isChecked();
      assertThat(page.locator(".play")).containsText("On-Sets, AGLOA 2023-24, Elementary");
    }
  }

  @Test
  void theMatchInWhichOneSitsStandsFirstAndIsGoneOnWith() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      String mine =
          "{\"tables\":[{\"table\":\"K7QM2XRD\",\"settings\":{\"game\":\"equations\","
              + "\"rules\":\"agloa-2015\",\"division\":\"middle\"},\"status\":\"playing\","
              + "\"seats\":[{\"name\":\"Ann\",\"kind\":\"person\"},{\"kind\":\"open\"}]}]}";
      page.route(
          "**/api/tables/mine",
          route ->
              route.fulfill(
                  new Route.FulfillOptions().setContentType("application/json").setBody(mine)));
      page.navigate(site.address() + "/");
      assertThat(page.locator(".own .table-link"))
          .hasText(
              Pattern.compile(
                  "Equations · AGLOA 2015-16 .* · Middle\\s+Ann, free seat\\s+K7QM-2XRD"
                      + "\\s+go on playing"));
      assertThat(page.locator(".card").first()).hasClass(Pattern.compile("own"));
      // It is not listed once more among the others.
      assertThat(page.locator(".table-link")).hasCount(1);
      visit.assertAccessible();
      visit.assertFitsTheWidth();
    }
  }

  @Test
  void underABaseTheValueIsSaidToBeInBaseTen() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/judge");
      page.getByLabel("Division").selectOption("middle");
      page.locator(".position details").first().locator("summary").click();
      page.locator("label.field", new Page.LocatorOptions().setHasText("In force"))
          .locator("input")
          .fill("base 8");
      page.locator("#goal").fill("17");
      page.locator("#written").fill("7+7+1 = 17");
      button(page, "Ask the judge").click();
      assertThat(page.locator(".answer"))
          .containsText("It is worth 15 · the Goal 15 (in base ten)");
    }
  }

  @Test
  void aClearedMatHasNothingOfTheShakeBefore() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/judge");
      page.locator(".position details").first().locator("summary").click();
      page.getByLabel("Factorial").check();
      assertThat(page.locator("#written")).not().hasValue("");
      button(page, "Clear the mat").click();
      assertThat(page.locator("#written")).hasValue("");
      assertThat(page.locator("#goal")).hasValue("");
      assertThat(page.getByLabel("Factorial")).not().isChecked();
      assertThat(page.locator(".json textarea"))
          .hasValue(
              "{\"game\":\"equations\",\"rules\":\"agloa-2015\",\"division\":\"elementary\",\"challenge\":\"now\"}");
    }
  }

  @Test
  void everythingOnTheHomePageIsReachedByTheKeyboard() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/");
      page.keyboard().press("Tab");
      assertThat(page.locator(".skip")).isFocused();
      page.keyboard().press("Enter");
      assertThat(page.locator("main")).isFocused();
      page.keyboard().press("Tab");
      assertThat(page.locator(".games input").first()).isFocused();
      for (int i = 0; i < 5; i++) {
        page.keyboard().press("Tab"); // division, players, robots, more choices, there it is
      }
      assertThat(button(page, "Play now")).isFocused();
      page.locator("#code").fill("k7qm-2xrd");
      page.keyboard().press("Enter");
      assertThat(page).hasURL(Pattern.compile(".*/t/K7QM2XRD"));
    }
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }
}
