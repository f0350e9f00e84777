package org.mathmat.proof.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Somebody at a browser: a window of some size, light or dark, and whatever goes wrong in it. */
final class Visit implements AutoCloseable {
  private final BrowserContext context;
  private final Page page;
  private final List<String> errors = new ArrayList<>();

  private Visit(Browser.NewContextOptions options) {
    context = Chromium.get().newContext(options.setReducedMotion(ReducedMotion.REDUCE));
    page = context.newPage();
    page.setDefaultTimeout(15_000);
    page.onPageError(errors::add);
    page.onConsoleMessage(message -> {
      // Chromium itself reports every answer that is not 2xx, and a socket that breaks.
      boolean network =
          message.text().startsWith("Failed to load resource")
              || message.text().startsWith("WebSocket connection");
      if (message.type().equals("error") && !network) {
        errors.add(message.text());
      }
    });
  }

  static Visit desktop() {
    return new Visit(new Browser.NewContextOptions().setViewportSize(1280, 800));
  }

  /** A desktop at 200 % zoom, in the dark. */
  static Visit zoomedInTheDark() {
    return new Visit(
        new Browser.NewContextOptions().setViewportSize(640, 400).setColorScheme(ColorScheme.DARK));
  }

  static Visit phoneInTheDark() {
    return new Visit(
        new Browser.NewContextOptions()
            .setViewportSize(390, 844)
            .setHasTouch(true)
            .setIsMobile(true)
            .setColorScheme(ColorScheme.DARK));
  }

  Page page() {
    return page;
  }

  BrowserContext context() {
    return context;
  }

  /** Nothing that axe knows is wrong with the page as it stands. */
  void assertAccessible() {
    AxeResults results =
        new AxeBuilder(page)
            .withTags(
                List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))
            .analyze();
    assertThat(results.getPasses()).hasSizeGreaterThan(10);
    assertThat(results.getViolations()).extracting(Visit::words).isEmpty();
  }

  private static String words(Rule rule) {
    return rule.getId()
        + rule.getNodes().stream()
            .map(node -> "\n  " + node.getHtml() + " " + node.getFailureSummary())
            .collect(Collectors.joining());
  }

  /** Nothing sticks out to the side. */
  void assertFitsTheWidth() {
    Object wide =
        page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assertThat(((Number) wide).intValue()).as("pixels to the side").isLessThanOrEqualTo(0);
  }

  @Override
  public void close() {
    context.close();
    assertThat(errors).as("errors in the page").isEmpty();
  }
}
