package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What one has to press next is on the screen, whole, with nothing over it and without scrolling,
 * on the small screens that children have.
 */
class ReachTest {
  private record Size(int width, int height) {}

  /**
   * A Chromebook between its tabs and its shelf, a laptop, two phones between the bars of their
   * browsers, and one on its side.
   */
  private static final List<Size> SIZES =
      List.of(
          new Size(1366, 625),
          new Size(1280, 720),
          new Size(390, 664),
          new Size(360, 640),
          new Size(844, 390));

  /** How many of the things that match can be pressed everywhere, and how many there are. */
  private static final String REACHED =
      """
      selector => {
        const all = [...document.querySelectorAll(selector)].filter(it => it.checkVisibility());
        const free = all.filter(it => {
          const box = it.getBoundingClientRect();
          if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return false;
          return [[.5, .5], [.15, .2], [.85, .2], [.15, .8], [.85, .8]].every(([x, y]) =>
            it.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
        });
        return free.length + '/' + all.length;
      }
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

  private static List<Walk> walks() {
    return Walk.all();
  }

  @ParameterizedTest
  @MethodSource("walks")
  void whatOneHasToPressIsInReachInEveryPhase(Walk walk) {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      walk.table().at(page);
      page.navigate(site.address() + "/t/K7QM2XRD");
      assertThat(page.locator("#headline")).isVisible();
      List<String> hidden = new ArrayList<>();
      for (Walk.Moment moment : walk.moments()) {
        walk.to(moment);
        prepare(page, moment.name());
        for (Size size : SIZES) {
          page.setViewportSize(size.width(), size.height());
          page.evaluate("scrollTo(0, 0)");
          for (String control : controls(moment.name())) {
            String reached = (String) page.evaluate(REACHED, control);
            String[] counts = reached.split("/", -1);
            if (counts[0].equals("0") || (everyOne(control) && !counts[0].equals(counts[1]))) {
              hidden.add(
                  walk.game() + " " + moment.name() + " " + size + " " + control + " " + reached);
            }
          }
          visit.assertFitsTheWidth();
        }
      }
      assertThat(hidden).as("out of reach").isEmpty();
    }
  }

  /** Does what one does first in a phase, so that all that is to be pressed is there. */
  private static void prepare(Page page, String phase) {
    Locator cubes = page.locator(".section-resources .cube-button");
    switch (phase) {
      case "goal" -> {
        for (int taken = 1; taken <= 3; taken++) {
          cubes.first().click();
          assertThat(page.locator(".section-goal .cube-button, .section-goal [aria-label^=Turn]"))
              .hasCount(taken);
        }
      }
      case "moving" -> {
        cubes.nth(2).click();
        assertThat(page.locator("#headline")).containsText("Where does");
      }
      case "writing" -> page.locator("#paper").fill("R ∪ B");
      case "checking" -> assertThat(page.locator(".papers .sheet")).hasCount(2);
      case "calling" -> assertThat(page.locator("#calls")).isVisible();
      case "stating" -> page.locator("#states").fill("2×3+5^2");
      case "between" -> assertThat(page.getByText("Next point")).isVisible();
      default -> throw new IllegalArgumentException(phase);
    }
  }

  /** The first thing that matches has to be free, or, with cubes, all of them. */
  private static boolean everyOne(String control) {
    return control.endsWith(".cube");
  }

  private static List<String> controls(String phase) {
    return switch (phase) {
      case "goal" -> List.of("#set-goal", "#block", ".section-resources .cube");
      case "moving" ->
          List.of(
              "#block",
              ".section-resources .cube",
              ".section-forbidden .put, .put-bar .put-F",
              ".section-permitted .put, .put-bar .put-P",
              ".section-required .put, .put-bar .put-R");
      case "writing" -> List.of("#paper", "#present", ".paper .buttons button:last-child");
      case "checking" -> List.of(".sheet .primary", ".sheet button:nth-of-type(2)");
      case "calling" -> List.of("#calls", ".call .primary");
      case "stating" -> List.of("#states", ".call .primary");
      case "between" -> List.of(".side .primary");
      default -> throw new IllegalArgumentException(phase);
    };
  }

  @Test
  void aGameIsBegunWithoutScrolling() {
    try (Visit visit = Visit.desktop()) {
      Page page = visit.page();
      page.navigate(site.address() + "/");
      for (String game : new String[] {"Equations", "On-Sets", "MathDice"}) {
        page.locator(".games .pill", new Page.LocatorOptions().setHasText(game)).click();
        for (Size size : SIZES) {
          page.setViewportSize(size.width(), size.height());
          page.evaluate("scrollTo(0, 0)");
          assertThat(page.evaluate(REACHED, ".ways .primary"))
              .as("%s %s", game, size)
              .isEqualTo("1/1");
        }
      }
    }
  }

  @Test
  void tapsOnThePapersKeysBringNoKeyboardOverTheCubes() {
    try (Visit visit = Visit.phoneInTheDark()) {
      Made table = Made.equations().offers(List.of(), List.of("presents"), List.of());
      table.waiting("Ann", "write").shake().put("phase", "writing").put("cause", "last cube");
      table.at(visit.page());
      Page page = visit.page();
      page.navigate(site.address() + "/t/K7QM2XRD");
      page.locator(".keys").getByLabel("black 8").tap();
      assertThat(page.locator("#paper")).hasAttribute("inputmode", "none");
      page.getByLabel("Type on the keyboard").tap();
      assertThat(page.locator("#paper")).hasAttribute("inputmode", "text");
      assertThat(page.locator("#paper")).isFocused();
      visit.assertAccessible();
    }
    try (Visit visit = Visit.desktop()) {
      Made table = Made.equations().offers(List.of(), List.of("presents"), List.of());
      table.waiting("Ann", "write").shake().put("phase", "writing").put("cause", "last cube");
      table.at(visit.page());
      visit.page().navigate(site.address() + "/t/K7QM2XRD");
      assertThat(visit.page().locator("#paper")).hasAttribute("inputmode", "text");
      assertThat(visit.page().getByLabel("Type on the keyboard")).hasCount(0);
    }
  }
}
