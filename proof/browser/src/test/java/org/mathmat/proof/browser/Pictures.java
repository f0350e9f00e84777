package org.mathmat.proof.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Makes the pictures of the README: {@code ./mathmat pictures}. They show a made-up table, so that
 * they look the same every time.
 */
class Pictures {
  private static final Path FOLDER = Path.of("..", "..", "docs", "images");

  @Test
  void makeThem() throws IOException {
    try (Site site = new Site()) {
      for (String page : List.of("home", "judge", "learn")) {
        page(site, page);
      }
      table(site);
    }
    assertThat(FOLDER.resolve("table.png")).isNotEmptyFile();
  }

  private static void page(Site site, String name) {
    try (Visit visit = Visit.desktop()) {
      visit.page().navigate(site.address() + "/" + (name.equals("home") ? "" : name));
      visit.page().locator("h1").waitFor();
      shot(visit.page(), name);
    }
  }

  private static void table(Site site) {
    try (Visit desk = Visit.desktop()) {
      sit(desk, site);
      desk.page().getByLabel("black 7").click();
      shot(desk.page(), "table");
    }
    try (Visit phone = Visit.phoneInTheDark()) {
      sit(phone, site);
      shot(phone.page(), "table-phone");
    }
    try (Visit desk = Visit.desktop()) {
      Made table =
          Made.equations().offers(List.of("presents nothing"), List.of("presents"), List.of());
      table.waiting("Ann", "write").shake().put("phase", "writing").put("cause", "challenge now");
      table.at(desk.page());
      desk.page().navigate(site.address() + "/t/K7QM2XRD");
      desk.page().locator("#headline").waitFor();
      table.tell(
          List.of(
              "{\"event\":\"Moved\",\"player\":\"Robo\",\"bonus\":null,\"cube\":2,\"to\":\"PERMITTED\"}",
              "{\"event\":\"Challenged\",\"player\":\"Ann\",\"challenge\":\"NOW\"}"));
      desk.page().locator("#paper").fill("8×√(2^2) = 2×(3+5)");
      shot(desk.page(), "paper");
    }
  }

  private static void sit(Visit visit, Site site) {
    Made table = Made.equations();
    table.at(visit.page());
    visit.page().navigate(site.address() + "/t/K7QM2XRD");
    visit.page().locator("#headline").waitFor();
    table.tell(
        List.of(
            "{\"event\":\"ShakeBegun\",\"setter\":\"Robo\"}",
            "{\"event\":\"VariationsChosen\",\"player\":\"Robo\",\"names\":[\"factorial\"]}",
            "{\"event\":\"GoalSet\",\"player\":\"Robo\",\"goal\":\"2× 3+5\",\"cubes\":[],\"discarded\":[]}",
            "{\"event\":\"Rolled\",\"cubes\":[\"k8\",\"r2\",\"g×\"]}",
            "{\"event\":\"Moved\",\"player\":\"Ann\",\"bonus\":null,\"cube\":0,\"to\":\"REQUIRED\"}",
            "{\"event\":\"Moved\",\"player\":\"Ben\",\"bonus\":null,\"cube\":1,\"to\":\"PERMITTED\"}",
            "{\"event\":\"Moved\",\"player\":\"Robo\",\"bonus\":null,\"cube\":2,\"to\":\"PERMITTED\"}"));
    visit.page().locator(".log li").first().waitFor();
  }

  private static void shot(Page page, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + ".png")));
  }
}
