package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Before play: people come by link or code, and robots take the seats that are left. */
class LobbyTest {
  private static LiveSite site;

  @BeforeAll
  static void open() throws IOException {
    site = LiveSite.shared();
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  @Test
  void whoeverMadeTheTablePutsRobotsOnFreeSeatsAndAFriendComesByTheCode() {
    try (Visit one = Visit.desktop();
        Visit two = Visit.phoneInTheDark()) {
      Page ann = one.page();
      Page ben = two.page();
      ann.navigate(site.address() + "/");
      ann.locator(
              "label.field", new Page.LocatorOptions().setHasText(Pattern.compile("^\\s*Players")))
          .locator("select")
          .selectOption("3");
      button(ann, "Play with friends").click();
      Locator seats = ann.locator(".seats li");
      assertThat(seats).hasCount(3);
      ann.getByLabel("Strength of a robot on seat 2").selectOption("club");
      button(ann, "Add robot on seat 2").click();
      assertThat(seats.nth(1)).containsText("club robot");
      one.assertAccessible();
      ann.getByLabel(Pattern.compile("^Take away ")).click();
      assertThat(seats.nth(1)).containsText("waiting for somebody");

      // A friend with the code sees who is there, and has no say about robots.
      ben.navigate(site.address() + "/");
      ben.locator("#code").fill(ann.locator(".code").textContent().toLowerCase(Locale.ROOT));
      ben.locator(".join button").tap();
      assertThat(ben.locator(".seats li")).hasCount(3);
      assertThat(ben.locator(".add-robot")).hasCount(0);
      ben.locator("#sit-name").fill("Ben");
      button(ben, "Sit down and play").tap();
      assertThat(seats.nth(1)).containsText("Ben");
      two.assertAccessible();
      two.assertFitsTheWidth();

      // A robot on the last seat begins the match.
      button(ann, "Add robot on seat 3").click();
      assertThat(ben.locator(".player")).hasCount(3);
      assertThat(ben.locator(".player").last()).containsText("robot");
      assertThat(ann.locator(".section-resources .cube")).hasCount(24);
    }
  }
}
