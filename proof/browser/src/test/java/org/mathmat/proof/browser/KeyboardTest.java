package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A whole shake by somebody who has nothing but a keyboard, from the first page to the next shake:
 * every step goes where Tab goes, and focus is never lost. The friend plays with a finger.
 */
class KeyboardTest {
  /** More stops than any page has. */
  private static final int STOPS = 90;

  private static final String DIGIT =
      ".section-resources .cube-button:has(:text-matches('^[1-9]$'))";

  private static LiveSite site;

  @BeforeAll
  static void open() throws IOException {
    site = LiveSite.shared();
  }

  @Test
  void aWholeShakeIsPlayedByKeyboardAlone() {
    try (Visit one = Visit.desktop();
        Visit two = Visit.phoneInTheDark()) {
      Page ann = one.page();
      Page ben = two.page();
      do {
        ann.navigate(site.address() + "/");
        assertThat(ann.locator(".huge").first()).isVisible();
        press(ann, "button:text-is('Play with friends')");
        assertThat(ann.locator(".code")).isVisible();
        ben.navigate(ann.url());
        ben.locator(".sit button").tap();
        assertThat(ann.locator("#headline")).hasText(Pattern.compile(".* variation$"));
        // Until the lot for the first Goal falls on Ann.
      } while (!ann.locator("#headline").innerText().startsWith("Your turn"));

      // Both pick variations: of two players the second picks two.
      assertThat(ann.locator("#headline")).hasText("Your turn: pick a variation");
      press(ann, "mm-variations .can button.entry");
      assertThat(ben.locator("#headline")).hasText("Your turn: pick a variation");
      for (int picked = 1; picked <= 2; picked++) {
        assertThat(ben.locator(".in-force .tag")).hasCount(picked);
        ben.locator("mm-variations .can button.entry").first().tap();
      }

      // A Goal of two cubes with a gap between them, moved about by keys; then of one only. Which
      // digits there are depends on the roll.
      assertThat(ann.locator("#headline")).hasText("Your turn: set the Goal");
      press(ann, DIGIT);
      assertThat(ann.locator(".building .cube-button")).hasCount(1);
      press(ann, DIGIT);
      assertThat(ann.locator(".building .cube-button")).hasCount(2);
      tabTo(ann, ".building .cube-button[aria-pressed=true]");
      ann.keyboard().press("g");
      assertThat(ann.locator(".building .gap")).hasCount(1);
      ann.keyboard().press("Alt+ArrowLeft");
      ann.keyboard().press("Delete");
      assertThat(ann.locator(".building .cube-button")).hasCount(1);
      press(ann, "#set-goal");
      assertThat(ben.locator("#headline")).hasText("Your turn: move a cube, or challenge");

      // Ben moves, Ann moves with the arrow keys and a letter, Ben moves again.
      put(ben, "permitted");
      assertThat(ann.locator("#headline")).hasText("Your turn: move a cube, or challenge");
      tabTo(ann, ".section-resources .cube-button");
      ann.keyboard().press("ArrowRight");
      ann.keyboard().press("Enter");
      assertThat(ann.locator("#headline")).hasText(Pattern.compile("^Where does .* go\\?$"));
      ann.keyboard().press("f");
      assertThat(ben.locator(".section-forbidden .cube")).hasCount(1);
      focused(ann);
      put(ben, "required");

      // Ann challenges, writes, presents; the judge answers; the next shake begins.
      assertThat(ann.locator("#headline")).hasText("Your turn: move a cube, or challenge");
      press(ann, "#block");
      press(ann, "#challenges .challenge:has-text('Now!')");
      assertThat(ann.locator("#headline")).hasText("Your turn: write your Solution");
      tabTo(ann, "#paper");
      ann.keyboard().type("1+1 = 3");
      press(ann, "#present");
      assertThat(ann.locator(".result .verdict")).hasText("✗ Not correct");
      assertThat(ben.locator(".player.you .score")).hasText("6");
      focused(ann);
      press(ann, "button:text-is('Next shake')");
      ben.getByText("Next shake", new Page.GetByTextOptions().setExact(true)).tap();
      assertThat(ben.locator("#headline")).hasText("Your turn: pick a variation");
      focused(ann);
      assertThat(ann.locator(".news .log")).containsText("The shake is over (Now!).");
    }
  }

  private static void put(Page page, String section) {
    page.locator(".section-resources .cube-button").first().tap();
    page.locator(".section-" + section + " .put").tap();
  }

  /** Goes with Tab to the first thing that matches, and presses it. */
  private static void press(Page page, String selector) {
    tabTo(page, selector);
    page.keyboard().press("Enter");
  }

  /**
   * Goes with Tab, and among cubes with the arrow keys, until what is focused matches the selector.
   */
  private static void tabTo(Page page, String selector) {
    Locator wanted = page.locator(selector).first();
    assertThat(wanted).isVisible();
    for (int i = 0; i < STOPS; i++) {
      if (isFocused(wanted)) {
        return;
      }
      boolean near =
          (boolean)
              wanted.evaluate(
                  "it => it.matches('.cubes > .cube-button') &&"
                      + " it.parentElement.contains(document.activeElement)");
      page.keyboard().press(near ? "ArrowRight" : "Tab");
    }
    assertThat(isFocused(wanted)).as("%s is reached by keyboard", selector).isTrue();
  }

  private static boolean isFocused(Locator wanted) {
    return (boolean) wanted.evaluate("it => it === document.activeElement");
  }

  /** The focus is somewhere on the page, so that the next key goes on from there. */
  private static void focused(Page page) {
    assertThat(page.locator(":focus").first()).isAttached();
  }
}
