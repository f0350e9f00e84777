package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What only one book or one way to play has, tried on the real server by people in browsers. */
class BooksTest {
  private static final String GUIDE =
      "\"game\":\"equations\",\"rules\":\"guide\",\"division\":\"elementary\",\"timed\":false";

  private static final Pattern SCORE = Pattern.compile("\\+\\d+");

  private static LiveSite site;

  @BeforeAll
  static void open() throws IOException {
    site = LiveSite.shared();
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
      assertThat(cam.locator("#headline")).hasText("Your turn: move a cube, or challenge");
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
      all.button("Ann", "Join the mover: Cam").click();
      assertThat(ben.locator("#safe-move")).isVisible();
      ben.locator("#paper").fill("1+1 = 3");
      ben.locator("#safe-move select").first().selectOption(new SelectOption().setIndex(1));
      all.visit("Ben").assertAccessible();
      ben.locator("#present").click();
      Locator paper = ann.locator(".papers .sheet").first();
      assertThat(paper).containsText(Pattern.compile("safe . F"));
      // Ann rejects it with a reason; Cam looks at it on the phone and asks for the judge.
      paper.getByLabel("Reject Ben").click();
      ann.locator(".rejecting select").selectOption("NOT_EQUAL");
      all.visit("Ann").assertAccessible();
      all.button("Ann", "Reject it").click();
      assertThat(cam.locator(".papers")).containsText("Rejected by Ann");
      all.visit("Cam").assertAccessible();
      all.visit("Cam").assertFitsTheWidth();
      all.button("Cam", "Ask the judge about Ben").tap();
      assertThat(ben.locator(".result .verdict")).containsText("Not correct");
      assertThat(ben.locator(".result .reasons")).containsText(Pattern.compile("“[A-Z]"));
      assertThat(ben.locator(".result h3")).hasText("The shake ended: A-flub");
    }
  }

  @Test
  void theGuidesPFlubIsAnsweredByTheMoverWithASolution() {
    try (Friends all = new Friends(site, GUIDE, "Ann", "Ben", "Cam")) {
      Page ann = all.page("Ann");
      Page cam = all.page("Cam");
      all.act("Ann", "goal " + all.digit());
      all.act("Ben", "move " + all.digit() + " P");
      all.act("Cam", "move " + all.digit() + " P");
      challenge(ann, "P-flub", "No Solution can be made any more.");
      assertThat(cam.locator(".cause")).hasText("Ann challenges Cam: P-flub");
      all.button("Ben", "Join the challenger: Ann").click();
      // Cam, on the phone, does not know how and takes the hint; the judge finds it right.
      assertThat(cam.locator("#headline")).hasText("Your turn: write your Solution");
      cam.locator("#paper").fill(solution(all, "Cam"));
      cam.locator("#present").tap();
      assertThat(cam.locator(".result .verdict")).hasText("✓ Correct");
      assertThat(cam.locator(".result h3")).hasText("The shake ended: P-flub");
      assertThat(cam.locator(".player.you .score")).hasText("10");
      all.visit("Cam").assertAccessible();
    }
  }

  @Test
  void theGuidesCaFlubNamesTheTurnInWhichASafeMoveWasMissed() {
    try (Friends all = new Friends(site, GUIDE, "Ann", "Ben", "Cam")) {
      Page ann = all.page("Ann");
      Page ben = all.page("Ben");
      all.act("Ann", "goal " + all.digit());
      all.act("Ben", "move " + all.digit() + " P");
      all.act("Cam", "move " + all.digit() + " P");
      challenge(ann, "CA-flub", "An A-flub was made earlier, and nobody saw it.");
      all.button("Ben", "Join the mover: Cam").click();
      ann.locator("#paper").fill("1+1 = 3");
      ann.locator("#safe-move select").first().selectOption(new SelectOption().setIndex(1));
      ann.locator("#safe-move input").fill("1");
      all.visit("Ann").assertAccessible();
      ann.locator("#present").click();
      assertThat(ben.locator(".result .verdict")).containsText("Not correct");
      assertThat(ben.locator(".result .big-math")).containsText(Pattern.compile("safe . F at 1"));
      assertThat(ben.locator(".result .reasons")).containsText(Pattern.compile("“[A-Z]"));
      assertThat(ben.locator(".result h3")).hasText("The shake ended: CA-flub");
      assertThat(ben.locator(".result .totals dd")).hasText(new Pattern[] {SCORE, SCORE, SCORE});
    }
  }

  /** Takes the block and says which challenge it is; what it claims stands beside it. */
  private static void challenge(Page page, String name, String claim) {
    page.locator("#block").click();
    Locator said =
        page.locator(
            ".challenge", new Page.LocatorOptions().setHasText(Pattern.compile("^" + name)));
    assertThat(said).containsText(claim);
    said.click();
  }

  @Test
  void hintsTellAsMuchAsOneAsksFor() {
    String settings =
        "\"game\":\"equations\",\"rules\":\"mlag-2018\",\"division\":\"minor\",\"timed\":false";
    try (Friends all = new Friends(site, settings, "Ann", "Ben")) {
      Page ben = all.page("Ben");
      all.act("Ann", "goal " + all.digit());
      ben.getByText("Need a hint?").tap();
      Locator note = ben.locator(".hints .note");
      all.button("Ben", "A nudge").tap();
      assertThat(note).containsText("Solution");
      assertThat(note.locator(".cube, math")).hasCount(0);
      all.button("Ben", "Which cubes").tap();
      assertThat(note.locator(".shown-cube").nth(1)).isVisible();
      all.button("Ben", "The Solution").tap();
      assertThat(note.locator("math")).isVisible();
      all.visit("Ben").assertAccessible();
      // A hint holds for its moment only.
      all.act("Ben", "move " + all.digit() + " P");
      assertThat(note).hasCount(0);
    }
  }

  /** What the last of the hints says, to be written down. */
  private static String solution(Friends all, String name) {
    Page page = all.page(name);
    page.getByText("Need a hint?").click();
    all.button(name, "The Solution").click();
    Locator math = page.locator(".hints .note math");
    assertThat(math).isVisible();
    return math.getAttribute("alttext");
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
      all.button("Ben", "Join the challenger: Ann").click();
      assertThat(cam.locator("#headline")).hasText("Your turn: write your Solution");
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
      assertThat(all.page("Ben").locator("#headline"))
          .hasText("Your turn: is there really no Goal?");
      all.visit("Ben").assertAccessible();
      all.button("Ben", "Agree: there is no Goal").tap();
      // The same player rolls again once everybody is ready.
      all.button("Ann", "Next shake").click();
      all.button("Ben", "Next shake").tap();
      assertThat(all.page("Ann").locator("#headline")).hasText("Your turn: set the Goal");
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
      assertThat(ben.locator("#headline")).hasText("Your turn: move a cube, or challenge");
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
