package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The table: every way to do something sends the act that was offered, and nothing is decided by
 * the page.
 */
class TableTest {
  private static Site site;

  @BeforeAll
  static void open() throws IOException {
    site = new Site();
  }

  @AfterAll
  static void close() {
    site.close();
  }

  private static Page sit(Visit visit, Made table) {
    Page page = visit.page();
    table.at(page);
    page.navigate(site.address() + "/t/K7QM2XRD");
    assertThat(page.locator("#headline")).isVisible();
    return page;
  }

  private static void sent(Page page, Made table, String... acts) {
    page.waitForCondition(() -> table.acts().size() >= acts.length);
    assertThat(table.acts()).containsExactly(acts);
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  @Test
  void aCubeIsMovedByPressingByKeyboardAndByDragging() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.equations();
      Page page = sit(visit, table);
      visit.assertAccessible();
      page.getByLabel("black 7").click();
      assertThat(page.locator("#headline")).hasText("Where does black 7 go?");
      button(page, "Put here: black 7 into Required").click();
      sent(page, table, "move k7 R");
      page.getByLabel("red 0").focus();
      page.keyboard().press("ArrowRight");
      page.keyboard().press("Enter");
      page.keyboard().press("f");
      sent(page, table, "move k7 R", "move g4 F");
      page.locator("[data-cube=r0]").dragTo(page.locator(".section-permitted"));
      sent(page, table, "move k7 R", "move g4 F", "move r0 P");
    }
  }

  @Test
  void aCubeIsMovedByAFinger() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Made table = Made.equations();
      Page page = sit(visit, table);
      visit.assertFitsTheWidth();
      visit.assertAccessible();
      drag(visit, page.locator("[data-cube=k7]"), page.locator(".section-forbidden"));
      sent(page, table, "move k7 F");
      // The quick drag was no fling, so the very next tap counts.
      page.locator("[data-cube=g4]").tap();
      assertThat(page.locator("#headline")).hasText("Where does green 4 go?");
      page.locator(".section-permitted h2").tap();
      sent(page, table, "move k7 F", "move g4 P");
    }
  }

  private static void drag(Visit visit, Locator from, Locator to) {
    CDPSession device = visit.context().newCDPSession(visit.page());
    BoundingBox start = from.boundingBox();
    BoundingBox end = to.boundingBox();
    double x = start.x + start.width / 2;
    double y = start.y + start.height / 2;
    double dx = end.x + end.width / 2 - x;
    double dy = end.y + end.height / 2 - y;
    touch(device, "touchStart", x, y);
    for (int i = 1; i <= 5; i++) {
      touch(device, "touchMove", x + dx * i / 5, y + dy * i / 5);
    }
    touch(device, "touchEnd", -1, -1);
  }

  private static void touch(CDPSession device, String type, double x, double y) {
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    JsonArray points = new JsonArray();
    if (x >= 0) {
      JsonObject point = new JsonObject();
      point.addProperty("x", x);
      point.addProperty("y", y);
      points.add(point);
    }
    event.add("touchPoints", points);
    device.send("Input.dispatchTouchEvent", event);
  }

  @Test
  void aBonusGoesBeforeTheMove() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.equations();
      Page page = sit(visit, table);
      button(page, "Bonus").click();
      page.getByLabel("green 4").click();
      page.getByLabel("black 7").click();
      button(page, "Put here: black 7 into Permitted").click();
      sent(page, table, "bonus g4 then k7 P");
    }
  }

  @Test
  void theBlockIsInReachAndSaysWhatItMeans() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.equations();
      Page page = sit(visit, table);
      page.locator("#block").focus();
      page.keyboard().press("Enter");
      visit.assertAccessible();
      button(page, "Now!").click();
      sent(page, table, "challenge now");
      table.offers(List.of("leaves"), List.of(), List.of()).waiting("Ben", "move or challenge");
      table.tell(List.of());
      assertThat(page.locator("#block")).isDisabled();
    }
  }

  @Test
  void aGoalIsBuiltWithGapsAndTurns() {
    try (Visit visit = Visit.desktop()) {
      Made table =
          Made.equations().offers(List.of("no goal", "bonus k7"), List.of("goal"), List.of());
      table.waiting("Ann", "set the Goal").shake().put("phase", "setting").putNull("goal");
      Page page = sit(visit, table);
      page.getByLabel("black 7").click();
      page.getByLabel("black plus").click();
      page.getByLabel("green 6").click();
      button(page, "Turn").click();
      button(page, "Gap before").click();
      page.locator(".section-resources [data-cube=g4]").dragTo(page.locator(".building"));
      button(page, "← Left").click();
      visit.assertAccessible();
      button(page, "Goal!").click();
      sent(page, table, "goal k7k+g4 g6s");
    }
  }

  @Test
  void theSheetSaysWhyAVariationCannotBePicked() {
    try (Visit visit = Visit.desktop()) {
      Made table =
          Made.equations()
              .offers(
                  List.of("variation average", "variation sideways"),
                  List.of("variation"),
                  List.of());
      table.waiting("Ann", "select a variation").shake().put("phase", "choosing").putNull("goal");
      Page page = sit(visit, table);
      Locator sheet = page.locator("mm-variations");
      assertThat(sheet).containsText("it gives the average of the two numbers beside it");
      assertThat(sheet.locator(".cannot").first()).isVisible();
      Locator factorial = page.getByText("Factorial", new Page.GetByTextOptions().setExact(true));
      assertThat(sheet.locator("li", new Locator.LocatorOptions().setHas(factorial)))
          .containsText("Factorial has been chosen already.");
      visit.assertAccessible();
      page.getByText("it gives the average of the two numbers beside it").click();
      sent(page, table, "variation average");
    }
  }

  @Test
  void aPaperIsWrittenKeptAndPresentedWithoutAVerdict() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Made table =
          Made.equations().offers(List.of("presents nothing"), List.of("presents"), List.of());
      table.waiting("Ann", "write").shake().put("phase", "writing").put("cause", "challenge now");
      Page page = sit(visit, table);
      Locator keys = page.locator(".keys");
      keys.getByLabel("black 8").tap();
      keys.getByLabel("green times").tap();
      keys.getByLabel("red 2").tap();
      assertThat(page.locator("#paper")).hasValue("8×2");
      assertThat(page.locator("#paper-count")).hasText("Cubes in your Solution: 3");
      // The cubes that are used look so; a wild 0 and a turned cube are written by keys of the law.
      assertThat(keys.locator(".used")).hasCount(3);
      button(page, "…<0>").tap();
      assertThat(page.locator("#paper")).hasValue("8×2<0>");
      button(page, "0=…").tap();
      button(page, "0=2").tap();
      assertThat(page.locator("#paper")).hasValue("8×2<0> where 0=2");
      visit.assertAccessible();
      button(page, "= Goal").tap();
      page.locator("#paper").fill("8×2 = 2×(3+5)");
      assertThat(page.locator(".preview math")).isVisible();
      assertThat(page.locator(".verdict")).hasCount(0);
      visit.assertAccessible();
      page.reload();
      assertThat(page.locator("#paper")).hasValue("8×2 = 2×(3+5)");
      button(page, "Present it").tap();
      sent(page, table, "presents 8×2 = 2×(3+5)");
    }
  }

  @Test
  void aPaperIsRejectedWithAnotherGrouping() {
    try (Visit visit = Visit.desktop()) {
      Made table =
          Made.equations()
              .offers(List.of("accepts Ben", "asks judge Ben"), List.of("rejects"), List.of());
      table
          .waiting("Ann", "check a paper")
          .shake()
          .put("phase", "checking")
          .put("cause", "challenge now");
      table.paper("Ben", "2×8 = 2×3+5");
      Page page = sit(visit, table);
      button(page, "Reject Ben").click();
      page.locator(".rejecting select").selectOption("AMBIGUOUS");
      page.locator("#witness").fill("2×8 = (2×3)+5");
      visit.assertAccessible();
      button(page, "Reject it").click();
      sent(page, table, "rejects Ben because AMBIGUOUS 2×8 = (2×3)+5");
    }
  }

  @Test
  void aLostConnectionComesBackAndTheActIsSentAgain() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.equations();
      Page page = sit(visit, table);
      table.goDeaf();
      page.getByLabel("black 7").click();
      page.keyboard().press("r");
      sent(page, table, "move k7 R");
      table.cut();
      sent(page, table, "move k7 R", "move k7 R");
      assertThat(table.ids().getFirst()).isEqualTo(table.ids().getLast());
      assertThat(page.locator(".lost")).hasCount(0);
    }
  }

  @Test
  void whatHappensIsSaidAndLogged() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.equations();
      Page page = sit(visit, table);
      table
          .waiting("Ben", "move or challenge")
          .offers(List.of("challenge now"), List.of(), List.of());
      table.tell(
          List.of(
              "{\"event\":\"Rolled\",\"at\":\"0:05\",\"cubes\":[\"k8\",\"r2\"]}",
              "{\"event\":\"Moved\",\"at\":\"0:05\",\"player\":\"Ann\",\"bonus\":1,\"cube\":0,\"to\":\"REQUIRED\"}"));
      assertThat(page.locator(".log li").first())
          .hasText("Ann forbids red 2 as a bonus and moves black 8 to Required.");
      assertThat(page.locator("[role=status]").first()).containsText("moves black 8 to Required");
      assertThat(page.locator("#headline")).hasText("Ben moves or challenges");
    }
  }

  @Test
  void whatIsToldTwiceIsLoggedOnce() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.equations();
      Page page = sit(visit, table);
      List<String> picked =
          List.of(
              "{\"event\":\"VariationsChosen\",\"at\":\"0:05\",\"player\":\"Ben\",\"names\":[\"number of"
                  + " factors\"]}");
      table.tell(picked);
      assertThat(page.locator(".log li")).hasText(new String[] {"Ben picks number of factors."});
      table.waiting("Ben", "move or challenge").tellAgain(picked);
      assertThat(page.locator("#headline")).hasText("Ben moves or challenges");
      assertThat(page.locator(".log li")).hasCount(1);
    }
  }

  @Test
  void aStarInAnEquationIsAPowerAndThatIsSaid() {
    try (Visit visit = Visit.desktop()) {
      Made table =
          Made.equations().offers(List.of("presents nothing"), List.of("presents"), List.of());
      table.waiting("Ann", "write").shake().put("phase", "writing").put("cause", "challenge now");
      Page page = sit(visit, table);
      assertThat(page.locator(".paper .typed")).containsText("x is ×");
      page.locator("#paper").fill("8*2 = 16");
      assertThat(page.locator(".star-note")).containsText("Times is written × or x.");
      page.locator("#paper").fill("8x2 = 16");
      assertThat(page.locator(".star-note")).hasCount(0);
    }
  }

  @Test
  void onSetsShowsCardsThatLightUpWhileChecking() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Made table = Made.equations().offers(List.of(), List.of("goal"), List.of());
      table.settings().put("game", "onsets").put("rules", "agloa-2023");
      table.waiting("Ann", "set the Goal").shake().put("phase", "setting").putNull("goal");
      var cubes = table.shake().putArray("cubes");
      List.of("3", "2", "1", "B", "R", "∪", "'")
          .forEach(cube -> cubes.addObject().put("cube", cube).put("place", ""));
      List.of("B", "BR", "RGY", "blank").forEach(table.shake().putArray("cards")::add);
      Page page = sit(visit, table);
      page.getByLabel("Take 3").tap();
      page.getByLabel("Take 2").tap();
      page.locator(".pill").last().tap();
      visit.assertAccessible();
      button(page, "Goal!").tap();
      sent(page, table, "goal 3×2");
      table
          .offers(List.of("accepts Ben"), List.of(), List.of())
          .shake()
          .put("phase", "checking")
          .put("goal", "3×2");
      table.tell(List.of());
      page.getByLabel("card blue, red").tap();
      assertThat(page.locator(".card-button[aria-pressed=true]")).hasCount(1);
      visit.assertAccessible();
    }
  }

  @Test
  void mathDiceIsCalledAndStated() {
    try (Visit visit = Visit.desktop()) {
      Made table = Made.mathdice().offers(List.of("leaves"), List.of("calls"), List.of());
      Page page = sit(visit, table);
      table.tell(
          List.of(
              "{\"event\":\"PointBegun\",\"at\":\"0:05\"}",
              "{\"event\":\"TargetRolled\",\"at\":\"0:05\",\"dice\":[7,4]}",
              "{\"event\":\"DiceRolled\",\"at\":\"0:05\",\"dice\":[2,3,5]}",
              "{\"event\":\"Called\",\"at\":\"0:05\",\"player\":\"Ben\",\"number\":\"30\"}"));
      assertThat(page.locator("h2 .target")).hasText("28");
      visit.assertAccessible();
      page.locator("#calls").fill("28");
      page.keyboard().press("Enter");
      sent(page, table, "calls 28");
      table.offers(List.of("leaves"), List.of("states"), List.of());
      table.waiting("Ann", "state the calculation").tell(List.of());
      assertThat(page.locator("#states")).isFocused();
      assertThat(page.locator("#states")).hasValue("");
      page.keyboard().type("2*3+5**2");
      assertThat(page.locator(".call math")).hasText("2×3+52");
      assertThat(page.locator(".call math msup")).hasText("52");
      visit.assertAccessible();
      page.keyboard().press("Enter");
      sent(page, table, "calls 28", "states 2*3+5**2");
    }
  }

  @Test
  void mathDiceSpeaksOfItselfAlone() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Made table = Made.mathdice().offers(List.of("leaves"), List.of("calls"), List.of());
      table.waiting("Ann", "call a closer number");
      Page page = sit(visit, table);
      assertThat(page.locator("#headline")).hasText("Your turn: call the number that you can make");
      table.tell(
          List.of("{\"event\":\"Called\",\"at\":\"0:05\",\"player\":\"Ben\",\"number\":\"30\"}"));
      assertThat(page.locator("#headline")).hasText("Your turn: call a closer number");
      // A phone's keyboard would cover the dice.
      assertThat(page.locator("#calls")).not().isFocused();
    }
  }
}
