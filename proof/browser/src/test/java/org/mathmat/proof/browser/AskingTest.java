package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.URLEncoder;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Solver, coach, and positions out of records: the engine answers, the page shows it. */
class AskingTest {
  private static final String RECORD =
      """
      mathmat 1
      game: equations
      rules: agloa-2015
      division: basic
      players: Ann, Ben, Cam

      shake
      roll: r0 r1 r2 r2 r+ r- b0 b1 b2 b3 b× b÷ g4 g5 g6 g^ g× g- k7 k8 k9 k√ k+ k÷
      Ann: goal 2× 3+5
      Ben: move k8 R
      Cam: move r2 P
      Ann: move g× P
      Ben: challenge now
      Cam: joins challenger
      Ben: presents 8×2 = 2×(3+5)
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

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  private static void paste(Page page, String text) {
    page.locator(".json summary").click();
    page.locator(".json textarea").fill(text);
    page.locator(".json textarea").blur();
  }

  @Test
  void aPositionIsTappedSolvedAndSharedByItsLink() {
    try (Visit visit = Visit.phoneInTheDark();
        Visit friend = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/solve");
      page.locator(".position .pill", new Page.LocatorOptions().setHasText("Resources")).tap();
      page.locator(".palette").getByLabel("plus").tap();
      page.locator(".palette").getByLabel("8").tap();
      assertThat(page.locator("#list-resources")).hasValue("× 1 + 4 + 8");
      button(page, "Solve it").tap();
      assertThat(page.locator(".verdict")).hasText("✓ There is a Solution");
      assertThat(page.locator(".solutions math").first()).isVisible();
      visit.assertFitsTheWidth();
      visit.assertAccessible();
      friend.page().navigate(page.url());
      assertThat(friend.page().locator("#list-resources")).hasValue("× 1 + 4 + 8");
      // A link into a page that is open already shows its position, too.
      friend
          .page()
          .evaluate(
              "location.hash = encodeURIComponent(JSON.stringify({game: 'equations', rules:"
                  + " 'agloa-2015', division: 'elementary', goal: '7', required: '7'}))");
      assertThat(friend.page().locator("#goal")).hasValue("7");
    }
  }

  @Test
  void whatCannotBeSolvedIsProvedAndEveryMoveIsLookedAt() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/solve");
      page.getByLabel("Look at every next move, too").check();
      button(page, "Solve it").click();
      assertThat(page.locator(".moves .move-safe").first()).hasText("safe");
      assertThat(page.locator(".moves .move-now math").first()).isVisible();
      assertThat(page.locator(".moves .move-impossible").first()).hasText("makes it impossible");
      visit.assertAccessible();
      page.getByLabel("Take 2 out of Permitted").click();
      assertThat(page.locator(".verdict")).hasCount(0);
      page.locator("#list-resources").fill("7 7");
      page.locator("#list-resources").blur();
      button(page, "Solve it").click();
      assertThat(page.locator(".verdict")).hasText("✗ There is no Solution");
      assertThat(page.locator(".answer")).containsText("Every possibility was covered.");
    }
  }

  @Test
  void withoutAGoalTheSolverListsThoseThatCanBeSet() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/solve");
      page.locator("#goal").fill("");
      page.locator("#list-resources").fill("r2 r3 r+ b3 b× g5 k7 k8");
      page.locator("#list-resources").blur();
      button(page, "Which Goals can be set?").click();
      assertThat(page.locator(".moves tbody tr").nth(4)).isVisible();
      visit.assertAccessible();
      button(page, "Take the Goal").first().click();
      assertThat(page.locator("#goal")).not().hasValue("");
      assertThat(button(page, "Solve it")).isVisible();
    }
  }

  @Test
  void aRecordSetsThePositionUp() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/judge");
      paste(page, RECORD);
      assertThat(page.locator("#list-required")).hasValue("k8");
      assertThat(page.locator("#list-permitted")).hasValue("r2 g×");
      assertThat(page.locator("#written")).hasValue("8×2 = 2×(3+5)");
      button(page, "Ask the judge").click();
      assertThat(page.locator(".verdict")).containsText("Correct");
      page.locator(".json textarea").fill("mathmat 1\nnonsense");
      page.locator(".json textarea").blur();
      assertThat(page.locator(".json .problem")).isVisible();
    }
  }

  @Test
  void cubesAreTappedWithTheirColour() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      page.navigate(site.address() + "/judge");
      button(page, "Clear the mat").tap();
      page.locator(".colours .pill", new Page.LocatorOptions().setHasText("red")).tap();
      Locator palette = page.locator(".palette");
      assertThat(palette.locator(".cube-button")).hasCount(6);
      palette.getByLabel("red 3").tap();
      palette.getByLabel("red minus").tap();
      page.locator(".colours .pill", new Page.LocatorOptions().setHasText("black")).tap();
      palette.getByLabel("black root").tap();
      assertThat(page.locator("#list-required")).hasValue("r3 r- k√");
      page.locator(".position .pill", new Page.LocatorOptions().setHasText("Goal")).tap();
      palette.getByLabel("black 8").tap();
      button(page, "upside-down").tap();
      palette.getByLabel("black 9").tap();
      assertThat(page.locator("#goal")).hasValue("k8uk9");
      button(page, "Take the last one back").tap();
      assertThat(page.locator("#goal")).hasValue("k8u");
      assertThat(page.locator(".goal-row .turn-u")).hasCount(1);
      visit.assertFitsTheWidth();
      visit.assertAccessible();
    }
  }

  /** Until a 2 in the position has its colour, the engine's question about it comes back. */
  private static void stubColours(Page page, String question, Pattern known, String answer) {
    page.route(
        "**/api/" + question,
        route -> {
          boolean ask = !known.matcher(route.request().postData()).find();
          route.fulfill(
              new Route.FulfillOptions()
                  .setStatus(ask ? 400 : 200)
                  .setContentType("application/json")
                  .setBody(
                      ask
                          ? "{\"status\":400,\"code\":\"COLOUR_MISSING\",\"cube\":\"2\",\"colours\":[\"r\",\"b\"],\"message\":\"The"
                              + " colour of a 2 is missing.\"}"
                          : answer));
        });
  }

  private static String position(String page, String fields) {
    String all =
        "{\"game\":\"equations\",\"rules\":\"agloa-2015\",\"division\":\"middle\","
            + "\"variations\":[\"exponent red\"],\"challenge\":\"now\","
            + fields
            + "}";
    return site.address() + page + "#" + URLEncoder.encode(all, UTF_8).replace("+", "%20");
  }

  @Test
  void theJudgeAsksForTheColourOnWhichTheVerdictTurns() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      String verdict = "{\"correct\":true,\"reasons\":[],\"solution\":\"9\",\"goal\":\"9\"}";
      stubColours(page, "judge", Pattern.compile("\"permitted\":\"[rb]2\""), verdict);
      page.navigate(
          position(
              "/judge",
              "\"required\":\"3 2\",\"permitted\":\"2\",\"goal\":\"9\",\"equation\":\"3{2} = 9\""));
      button(page, "Ask the judge").tap();
      Locator question = page.locator(".colour-question");
      assertThat(question).containsText("Which colour is the 2 in Required?");
      assertThat(page.locator(".verdict")).hasCount(0);
      visit.assertAccessible();
      visit.assertFitsTheWidth();
      question.getByText("red 2").tap();
      assertThat(page.locator("#list-required")).hasValue("3 r2");
      // There is one more whose colour nobody knows.
      assertThat(question).containsText("Which colour is the 2 in Permitted?");
      question.getByText("blue 2").tap();
      assertThat(page.locator(".verdict")).hasText("✓ Correct");
      assertThat(page.locator("#list-permitted")).hasValue("b2");
      assertThat(question).hasCount(0);
    }
  }

  @Test
  void theSolverAsksForTheColourOnWhichTheAnswerTurns() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      String answer = "{\"solvable\":true,\"solution\":\"3{2}\",\"equation\":\"3{2} = 9\"}";
      stubColours(page, "solve", Pattern.compile("\"goal\":\"9[+] b2\""), answer);
      page.navigate(position("/solve", "\"required\":\"3 r2\",\"goal\":\"9+ 2\""));
      button(page, "Solve it").click();
      assertThat(page.locator(".colour-question")).containsText("Which colour is the 2 in Goal?");
      page.locator(".colour-question").getByText("blue 2").click();
      assertThat(page.locator(".verdict")).hasText("✓ There is a Solution");
      assertThat(page.locator("#goal")).hasValue("9+ b2");
    }
  }

  @Test
  void theCoachSpeaksOfMathDiceInItsOwnWords() {
    String record =
        """
        mathmat 1
        game: mathdice
        rules: mathdice
        players: Ann, Ben

        shake
        target: 7 4
        dice: 2 3 5
        Ann: calls 30
        Ben: calls 29
        +0:25 Ben: states 2^5-4
        """;
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      page.navigate(site.address() + "/replay");
      page.locator("#record").fill(record);
      button(page, "Replay it").first().tap();
      page.getByText("Results and verdicts").tap();
      button(page, "Ask the coach").tap();
      assertThat(page.locator(".coach h4")).hasText("Point 1");
      assertThat(page.locator(".coach .reasons")).containsText("Not what was called");
      assertThat(page.locator(".coach .reasons")).containsText("“Tournament 5”");
      for (String word : new String[] {"Shake", "Goal", "Solution", "section"}) {
        assertThat(page.locator(".replay")).not().containsText(word);
      }
      visit.assertAccessible();
    }
  }

  @Test
  void theCoachSaysWhatEachMoveLeft() {
    try (Visit visit = Visit.desktop();
        Visit phone = Visit.phoneInTheDark()) {
      for (Visit one : new Visit[] {visit, phone}) {
        Page page = one.page();
        page.navigate(site.address() + "/replay");
        page.locator("#record").fill(RECORD);
        button(page, "Replay it").first().click();
        button(page, "Ask the coach").click();
        assertThat(page.locator(".coach-moves li"))
            .hasCount(4, new LocatorAssertions.HasCountOptions().setTimeout(90_000));
        assertThat(page.locator(".note").first()).containsText("Solution");
        assertThat(page.locator(".coach-chart svg .bar")).hasCount(4);
        page.locator(".coach-moves button").last().click();
        assertThat(page.locator(".happened")).containsText("Ann moves green times to Permitted");
        assertThat(page.locator(".note")).containsText("a Now would be right");
        assertThat(page.locator(".coach")).containsText("Ben challenged (Now!), and was right.");
        page.getByText("The same as a table").click();
        assertThat(page.locator(".coach-chart tbody tr")).hasCount(4);
        one.assertFitsTheWidth();
        one.assertAccessible();
      }
      // From any step one gets to the solver with the position of that moment.
      visit.page().getByText("Solve this position").click();
      assertThat(visit.page()).hasURL(Pattern.compile(".*/solve#.*"));
      assertThat(visit.page().locator("#list-permitted")).hasValue("r2 g×");
    }
  }
}
