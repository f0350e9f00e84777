package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a table closes while time counts: the page says why, and shows no way there. */
class ClosedTest {
  private static final String RECORD =
      """
      mathmat 1
      game: mathdice
      rules: mathdice
      players: Ann, Ben
      shake
      target: 7 4
      dice: 2 3 5
      Ann: calls 28
      Ann: states 5^2+3
      """;

  private static final String PROBLEM =
      "{\"status\":409,\"code\":\"%s\",\"message\":\"Time counts at this table: please wait.\"}";

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

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  private static void answer(Page page, String path, int status, String body) {
    page.route(
        path, route -> route.fulfill(new Route.FulfillOptions().setStatus(status).setBody(body)));
  }

  @Test
  void theRecordIsClosedUntilTheShakeIsOverForPlayersAndWatchers() {
    for (Made table :
        new Made[] {
          Made.equations().closed(true, true), Made.equations().closed(true, true).watched()
        }) {
      try (Visit visit = Visit.phoneInTheDark()) {
        Page page = sit(visit, table);
        assertThat(page.locator("#closed"))
            .hasText("Time counts: record and replay open when the shake is over.");
        assertThat(page.locator("a[download]")).hasCount(0);
        assertThat(button(page, "Replay it")).hasCount(0);
        assertThat(page.locator(".hints")).hasCount(0);
        visit.assertAccessible();
        visit.assertFitsTheWidth();
      }
    }
  }

  @Test
  void betweenTwoShakesTheReplayIsOpenAndTheCoachIsNot() {
    try (Visit visit = Visit.desktop()) {
      Page page = sit(visit, Made.equations().closed(false, true));
      assertThat(page.locator("#closed")).hasCount(0);
      assertThat(page.locator("a[download]")).hasCount(1);
      answer(page, "**/api/tables/K7QM2XRD/record", 200, RECORD);
      button(page, "Replay it").click();
      assertThat(page.locator("#steps-title")).isVisible();
      assertThat(page.locator("#closed"))
          .hasText("Time counts: the coach looks at the match when it is over.");
      assertThat(page.locator("#coach")).isDisabled();
      visit.assertAccessible();
      // Another record is nobody's business.
      page.locator("#record").fill(RECORD.replace("28", "27"));
      button(page, "Replay it").click();
      assertThat(page.locator("#coach")).isEnabled();
    }
  }

  @Test
  void aRefusalIsToldWhereItWasAskedFor() {
    try (Visit visit = Visit.desktop()) {
      Page page = sit(visit, Made.equations().closed(false, false));
      answer(page, "**/api/tables/K7QM2XRD/record", 409, PROBLEM.formatted("RECORD_CLOSED"));
      button(page, "Replay it").click();
      assertThat(page.locator(".problem").first()).containsText("Time counts at this table");
    }
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      answer(page, "**/api/review", 409, PROBLEM.formatted("REVIEW_CLOSED"));
      page.navigate(site.address() + "/replay");
      page.locator("#record").fill(RECORD);
      button(page, "Replay it").click();
      page.locator("#coach").click();
      assertThat(page.locator("#closed")).hasText("Time counts at this table: please wait.");
      assertThat(page.locator("#coach")).isDisabled();
    }
  }

  @Test
  void whereEverythingIsOpenNothingIsSaid() {
    try (Visit visit = Visit.desktop()) {
      Page page = sit(visit, Made.equations());
      assertThat(page.locator("#closed")).hasCount(0);
      assertThat(page.locator("a[download]")).hasCount(1);
      answer(page, "**/api/tables/K7QM2XRD/record", 200, RECORD);
      button(page, "Replay it").click();
      assertThat(page.locator("#closed")).hasText("");
      assertThat(page.locator("#coach")).isEnabled();
    }
  }
}
