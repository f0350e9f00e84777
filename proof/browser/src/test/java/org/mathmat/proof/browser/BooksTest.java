package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only one book or one way to play has, tried on the real server by people in browsers. */
class BooksTest {
  private static final String GUIDE =
      "\"game\":\"equations\",\"rules\":\"guide\",\"division\":\"elementary\",\"timed\":false";

  private static final Pattern SCORE = Pattern.compile("\\+\\d+");

  @TempDir private static Path data;
  private static LiveSite site;

  @BeforeAll
  static void open() throws IOException {
    Chromium.get();
    site = new LiveSite(data);
  }

  @AfterAll
  static void close() {
    if (site != null) {
      site.close();
    }
  }

  @Test
  void theGuidesAFlubIsWrittenWithASafeMoveCheckedAndJudged() {
    String settings = GUIDE + ",\"checking\":\"players\",\"procedure\":\"tournament\"";
    try (Friends all = new Friends(site, settings, "Ann", "Ben", "Cam")) {
      Page ann = all.page("Ann");
      Page ben = all.page("Ben");
      Page cam = all.page("Cam");
      all.act("Ann", "goal " + all.digit());
      all.act("Ben", "move " + all.digit() + " P");
      // Ann moves out of turn; Cam charges her, and gets the turn that was his.
      all.act("Ann", "move " + all.digit() + " R");
      all.button("Cam", "Charge Ann: moved out of turn").tap();
      assertThat(cam.locator("#headline")).hasText("You: move a cube, or challenge");
      assertThat(ann.locator(".log")).containsText("Cam charges Ann.");
      // Cam makes a bonus move by taps.
      all.button("Cam", "Bonus").tap();
      cam.locator(".section-resources .cube-button").first().tap();
      assertThat(cam.locator(".bonus-box")).containsText("Now make your move.");
      cam.locator(".section-resources .cube-button").first().tap();
      cam.locator(".section-permitted .put").tap();
      assertThat(ann.locator(".section-forbidden .cube")).hasCount(1);
      // Ben calls an A-flub; what each challenge claims stands beside it.
      ben.locator("#block").click();
      assertThat(ben.locator("#challenges")).containsText("there was a safe move");
      all.visit("Ben").assertAccessible();
      ben.locator(".challenge", new Page.LocatorOptions().setHasText(Pattern.compile("^A-flub")))
          .click();
      all.button("Ann", "Join the mover").click();
      assertThat(ben.locator("#safe-move")).isVisible();
      ben.locator("#paper").fill("1+1 = 3");
      ben.locator("#safe-move select").first().selectOption(new SelectOption().setIndex(1));
      all.visit("Ben").assertAccessible();
      ben.locator("#present").click();
      Locator paper = ann.locator(".papers .sheet").first();
      assertThat(paper).containsText(Pattern.compile("safe . F"));
      // Ann rejects it with a reason; Cam looks at it on the phone and asks for the judge.
      paper.getByText("Reject Ben").click();
      ann.locator(".rejecting select").selectOption("NOT_EQUAL");
      all.visit("Ann").assertAccessible();
      all.button("Ann", "Reject it").click();
      assertThat(cam.locator(".papers")).containsText("Rejected by Ann");
      all.visit("Cam").assertAccessible();
      all.visit("Cam").assertFitsTheWidth();
      all.button("Cam", "Ask the judge").tap();
      assertThat(ben.locator(".result .verdict")).containsText("Not correct");
      assertThat(ben.locator(".result .reasons")).containsText(Pattern.compile("section [A-Z]"));
      assertThat(ben.locator(".result h3")).hasText("The shake ended: A-flub");
    }
  }

  @Test
  void aForceOutIsMadeAndChallenged() {
    try (Friends all = new Friends(site, GUIDE, "Ann", "Ben", "Cam")) {
      Page cam = all.page("Cam");
      all.act("Ann", "goal " + all.digit());
      all.act("Ben", "move " + all.digit() + " P");
      all.button("Cam", "Force out").tap();
      assertThat(all.page("Ann").locator(".log")).containsText("Cam forces out.");
      all.page("Ann").locator("#block").click();
      assertThat(all.page("Ann").locator("#challenges"))
          .containsText("It cannot be solved with at most one cube from Resources.");
      all.page("Ann").getByText("Force out: no Solution").click();
      all.button("Ben", "Join the challenger").click();
      assertThat(cam.locator("#headline")).hasText("You: write your Solution");
      all.button("Cam", "I have none").tap();
      assertThat(cam.locator(".result h3")).containsText("The shake ended: Force out");
      assertThat(all.page("Ann").locator(".result .totals dd"))
          .hasText(new Pattern[] {SCORE, SCORE, SCORE});
    }
  }

  @Test
  void aNoGoalIsDeclaredAndAgreedWith() {
    String settings =
        "\"game\":\"equations\",\"rules\":\"agloa-2015\",\"division\":\"basic\",\"timed\":false";
    try (Friends all = new Friends(site, settings, "Ann", "Ben")) {
      all.button("Ann", "Declare: no Goal").click();
      assertThat(all.page("Ben").locator("#headline")).hasText("You: is there really no Goal?");
      all.visit("Ben").assertAccessible();
      all.button("Ben", "Agree: there is no Goal").tap();
      // The same player rolls again once everybody is ready.
      all.button("Ann", "Next shake").click();
      all.button("Ben", "Next shake").tap();
      assertThat(all.page("Ann").locator("#headline")).hasText("You: set the Goal");
    }
  }

  @Test
  void aNoGoalIsChallengedAndTheWriterShowsOne() {
    String settings =
        "\"game\":\"equations\",\"rules\":\"mlag-2018\",\"division\":\"minor\",\"timed\":false";
    try (Friends all = new Friends(site, settings, "Ann", "Ben")) {
      Page ben = all.page("Ben");
      all.act("Ann", "no goal");
      ben.locator("#block").tap();
      ben.getByText("I can set a Goal that can be solved.").tap();
      assertThat(ben.locator(".paper")).containsText("Write the Goal as well");
      ben.locator("#paper").fill("9+9 = 99");
      ben.locator("#present").tap();
      assertThat(ben.locator(".result .verdict")).isVisible();
      assertThat(ben.locator(".result h3")).hasText("The shake ended: There is a Goal!");
    }
  }

  @Test
  void onSetsIsWrittenWithARestriction() {
    String settings =
        "\"game\":\"onsets\",\"rules\":\"agloa-2023\",\"division\":\"middle\",\"timed\":false";
    try (Friends all = new Friends(site, settings, "Ann", "Ben")) {
      Page ann = all.page("Ann");
      Page ben = all.page("Ben");
      while (all.view().at("/waiting/0/task").asText().equals("select a variation")) {
        Page page = all.page(all.awaited());
        int picked = page.locator(".in-force .tag").count();
        page.locator("mm-variations .can button.entry").first().click();
        assertThat(page.locator(".in-force .tag")).hasCount(picked + 1);
      }
      ann.getByLabel(Pattern.compile("^Take \\d")).first().click();
      ann.locator("#set-goal").click();
      assertThat(ben.locator("#headline")).hasText("You: move a cube, or challenge");
      ben.locator("#block").tap();
      ben.getByText("Nobody can solve it any more").tap();
      ann.locator("#paper").fill("B ⊆ R ; R ∪ G");
      assertThat(ann.locator(".preview .part")).hasCount(2);
      assertThat(ann.locator(".preview math").first()).isVisible();
      all.visit("Ann").assertAccessible();
      ann.locator("#present").click();
      assertThat(ann.locator(".result .verdict")).isVisible();
      assertThat(ann.locator(".result .big-math").first()).containsText("⊆");
    }
  }
}
