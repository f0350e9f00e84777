package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** Whole shakes, played by people in their own browsers on the real server. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LiveTest {
  /** Who is right depends on the roll. */
  private static final Pattern SCORE = Pattern.compile("\\+[246]");

  @TempDir private static Path data;
  private static LiveSite site;

  @BeforeAll
  static void open() throws IOException {
    Chromium.get(); // no server is started where no browser is
    site = new LiveSite(data);
  }

  @AfterAll
  static void close() {
    if (site != null) {
      site.close();
    }
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** Opens a table for friends and gives its address. */
  private static String openTable(Page page, String game, String division, int players) {
    page.navigate(site.address() + "/");
    page.locator(".pill", new Page.LocatorOptions().setHasText(game)).click();
    choose(page, "Players", String.valueOf(players));
    if (!division.isEmpty()) {
      choose(page, "Division", division);
      page.getByText("More choices").click();
      assertThat(page.getByLabel("Play with the clock")).not().isChecked();
    }
    button(page, "Play with friends").click();
    assertThat(page.locator(".code")).isVisible();
    return page.url();
  }

  private static void choose(Page page, String label, String value) {
    page.locator("label.field")
        .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*" + label)))
        .locator("select")
        .selectOption(value);
  }

  private static void join(Page page, String address) {
    page.navigate(address);
    button(page, "Sit down and play").click();
  }

  /** Whether the lot for the first Goal fell on whoever looks at this page. */
  private static boolean setsTheGoal(Page page) {
    assertThat(page.locator(".log")).containsText("Rolling for the first Goal");
    page.locator(".section-resources .cube").first().waitFor();
    return page.locator("#headline").innerText().equals("Your turn: set the Goal");
  }

  private static Locator firstDigit(Page page) {
    return page.locator(".section-resources .cube-button")
        .filter(new Locator.FilterOptions().setHasText(Pattern.compile("[0-9]")))
        .first();
  }

  @Test
  void oneButtonPlaysAgainstARobot() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      page.navigate(site.address() + "/");
      button(page, "Play now").tap();
      // Where the lot for the first Goal falls on the robot, it picks first.
      assertThat(page.locator("#headline"))
          .hasText(
              Pattern.compile("^Your turn: pick a variation.*"),
              new LocatorAssertions.HasTextOptions().setTimeout(60_000));
      assertThat(page.locator(".section-resources .cube")).hasCount(24);
      visit.assertFitsTheWidth();
      visit.assertAccessible();
      page.locator("mm-variations .can button").first().tap();
      assertThat(page.locator(".log")).containsText("picks");
    }
  }

  @Test
  void theFirstLoadIsSmallAndSoonUsable() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/");
      page.locator(".huge").first().waitFor();
      Object bytes =
          page.evaluate(
              "performance.getEntries().filter(e => 'encodedBodySize' in e &&"
                  + " !e.name.includes('/api/')).reduce((sum, e) => sum + e.encodedBodySize, 0)");
      Object ready =
          page.evaluate(
              "Math.round(performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd)");
      System.out.println(
          "mathmat: the first page takes " + bytes + " bytes and is usable after " + ready + " ms");
      assertThat(((Number) bytes).intValue()).isBetween(10_000, 100_000);
    }
  }

  @Test
  @Order(Integer.MAX_VALUE) // a server that has just started is slow for a while
  void twoPlayEquationsOneByKeyboardAloneOneOnAPhoneWithACrashInBetween()
      throws IOException, InterruptedException {
    try (Visit one = Visit.desktop();
        Visit two = Visit.phoneInTheDark()) {
      Page ann = one.page();
      Page ben = two.page();
      do {
        join(ben, openTable(ann, "Equations", "basic", 2));
      } while (!setsTheGoal(ann));
      // Ann sets a Goal of one digit, by keyboard.
      assertThat(ann.locator("#headline")).hasText("Your turn: set the Goal");
      firstDigit(ann).focus();
      ann.keyboard().press("Enter");
      ann.locator("#set-goal").focus();
      ann.keyboard().press("Enter");
      // Ben moves a cube by touch.
      assertThat(ben.locator("#headline")).hasText("Your turn: move a cube, or challenge");
      firstDigit(ben).tap();
      ben.locator(".section-permitted .put").tap();
      assertThat(ann.locator("#headline")).hasText("Your turn: move a cube, or challenge");
      assertThat(ann.locator(".section-permitted .cube")).hasCount(1);

      site.crash();
      // Nobody does anything about it: the pages come back by themselves, and Ann goes on.
      Locator cube = ann.locator(".section-resources .cube-button").first();
      cube.focus();
      ann.keyboard().press("Enter");
      ann.keyboard().press("f");
      assertThat(ben.locator(".section-forbidden .cube"))
          .hasCount(1, new LocatorAssertions.HasCountOptions().setTimeout(60_000));
      ben.reload();
      assertThat(ben.locator("#headline")).hasText("Your turn: move a cube, or challenge");
      firstDigit(ben).tap();
      ben.locator(".section-required .put").tap();
      assertThat(ann.locator(".section-required .cube")).hasCount(1);

      // Ann challenges by keyboard; Ben has to write, and what he writes is wrong.
      ann.locator("#block").focus();
      ann.keyboard().press("Enter");
      button(ann, "Impossible! Nobody can solve it any more, whatever is played.").focus();
      ann.keyboard().press("Enter");
      ben.locator("#paper").fill("1+1 = 99");
      assertThat(ben.locator(".verdict")).hasCount(0);
      ben.locator("#present").tap();
      assertThat(ann.locator(".result .verdict")).containsText("Not correct");
      assertThat(ann.locator(".result .reasons")).containsText("section");
      assertThat(ann.locator(".player.you .score")).hasText("6");
      assertThat(ben.locator(".player.you .score")).hasText("2");
      one.assertAccessible();
      button(ann, "Next shake").focus();
      ann.keyboard().press("Enter");
      button(ben, "Next shake").tap();
      assertThat(ben.locator("#headline")).hasText("Your turn: set the Goal");
    }
  }

  @Test
  void aRobotOfTheChosenStrengthPlaysAndHintsAreGiven() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Page page = visit.page();
      do {
        page.navigate(site.address() + "/");
        choose(page, "Division", "basic");
        choose(page, "Robots", "club");
        button(page, "Play now").tap();
      } while (!setsTheGoal(page));
      firstDigit(page).tap();
      page.locator("#set-goal").tap();
      // The robot moves, or challenges, by itself.
      assertThat(page.locator(".log li").first())
          .hasText(
              Pattern.compile("^Robo.*"),
              new LocatorAssertions.HasTextOptions().setTimeout(60_000));
      // A hint holds for its moment only, so it is asked for when the robot has moved.
      page.getByText("Need a hint?").tap();
      button(page, "A nudge").tap();
      assertThat(page.locator(".hints .note")).containsText("Solution");
      visit.assertAccessible();
    }
  }

  @Test
  void threePlayOnSetsAndCheckEachOther() {
    try (Visit one = Visit.desktop();
        Visit two = Visit.desktop();
        Visit three = Visit.phoneInTheDark();
        Visit four = Visit.desktop()) {
      Page ann = one.page();
      Page ben = two.page();
      Page cam = three.page();
      Page watcher = four.page();
      do {
        ann.navigate(site.address() + "/");
        ann.locator(".pill", new Page.LocatorOptions().setHasText("On-Sets")).click();
        ann.getByText("More choices").click();
        choose(ann, "Solutions are checked by", "players");
        String address = openTableAsChosen(ann);
        join(ben, address);
        join(cam, address);
        watcher.navigate(address);
      } while (!setsTheGoal(ann));
      assertThat(watcher.locator(".side")).containsText("You are watching.");
      ann.getByLabel(Pattern.compile("^Take \\d")).first().click();
      ann.locator("#set-goal").click();
      ben.locator(".section-resources .cube-button").first().click();
      ben.locator(".section-required .put").click();
      assertThat(cam.locator("#headline")).hasText("Your turn: move a cube, or challenge");
      cam.locator("#block").tap();
      button(cam, "Impossible! Nobody can solve it any more, whatever is played.").tap();
      ben.locator("#paper").fill("B ∪ R");
      ben.locator("#present").click();
      ann.locator("#headline").waitFor();
      button(ann, "I have none").click();
      // Ann checks Ben's paper, lighting cards; Cam asks for the judge.
      ann.locator(".card-button").first().click();
      assertThat(ann.locator(".card-button[aria-pressed=true]")).hasCount(1);
      one.assertAccessible();
      ann.getByLabel(Pattern.compile("^Accept ")).first().click();
      cam.getByText("Ask the judge").tap();
      assertThat(watcher.locator(".result")).containsText("The shake ended: Impossible!");
      assertThat(cam.locator(".result .totals dd")).hasText(new Pattern[] {SCORE, SCORE, SCORE});
      assertThat(cam.locator(".result .verdict")).isVisible();
    }
  }

  private static String openTableAsChosen(Page page) {
    choose(page, "Division", "basic");
    choose(page, "Players", "3");
    assertThat(page.getByLabel("Play with the clock")).not().isChecked();
    button(page, "Play with friends").click();
    assertThat(page.locator(".code")).isVisible();
    return page.url();
  }

  @Test
  void aGuestMakesAnAccountAndFindsTheTablesAgain() {
    try (Visit one = Visit.phoneInTheDark();
        Visit two = Visit.desktop()) {
      Page page = one.page();
      page.navigate(site.address() + "/me");
      page.locator("#name-name").fill("Ivy");
      button(page, "That is me").tap();
      assertThat(page.locator("h1")).hasText("Hello, Ivy!");
      String address = openTable(page, "Equations", "basic", 2);
      page.navigate(site.address() + "/me");
      page.locator("#register-name").fill("Ivy Green");
      page.locator("#register-password").fill("seven apples");
      button(page, "Make it").tap();
      assertThat(page.locator("h1")).hasText("Hello, Ivy Green!");
      assertThat(page.locator(".table-link")).hasCount(1);
      one.assertAccessible();
      // On another device: a wrong password, then the right one.
      Page other = two.page();
      other.navigate(site.address() + "/me");
      other.locator("#login-name").fill("Ivy Green");
      other.locator("#login-password").fill("seven pears");
      other.locator("#login-title").locator("..").locator("button").click();
      assertThat(other.locator(".problem").filter(said())).isVisible();
      other.locator("#login-password").fill("seven apples");
      other.keyboard().press("Enter");
      assertThat(other.locator("h1")).hasText("Hello, Ivy Green!");
      assertThat(other.locator(".table-link"))
          .hasAttribute("href", address.substring(site.address().length()));
      // The password is changed there; then every device is logged out.
      other.getByText("Change the password").click();
      other.locator("#old-password").fill("seven apples");
      other.locator("#new-password").fill("seven plums");
      button(other, "Change it").click();
      assertThat(other.locator("[role=status]").first()).hasText("The password is changed.");
      two.assertAccessible();
      button(other, "Log out everywhere").click();
      assertThat(other.locator("h1")).hasText("You");
    }
  }

  private static Locator.FilterOptions said() {
    return new Locator.FilterOptions().setHasText(Pattern.compile(".+"));
  }

  @Test
  void twoPlayAPointOfMathDice() {
    try (Visit one = Visit.desktop();
        Visit two = Visit.phoneInTheDark()) {
      Page ann = one.page();
      Page ben = two.page();
      String address = openTable(ann, "MathDice", "", 2);
      join(ben, address);
      String target = ann.locator("h2 .target").textContent();
      assertThat(Integer.parseInt(target)).isBetween(1, 144);
      ann.locator("#calls").fill(target);
      ann.keyboard().press("Enter");
      ann.locator("#states").fill("1+1");
      ann.keyboard().press("Enter");
      assertThat(ben.locator(".log")).containsText("wins the point");
      assertThat(ben.locator(".player.you .score")).hasText("1");
      one.assertAccessible();
      two.assertAccessible();
    }
  }
}
