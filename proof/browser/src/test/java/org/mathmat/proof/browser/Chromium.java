package org.mathmat.proof.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/** One Chromium for all tests of a run: the system's, installed where that can be done. */
final class Chromium {
  private static final List<String> PLACES =
      List.of(
          "/usr/bin/chromium",
          "/usr/bin/chromium-browser",
          "/usr/bin/google-chrome",
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe");
  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private static @Nullable Browser browser;

  private Chromium() {}

  /** The browser; where there is none the test is skipped, and says so. */
  static synchronized Browser get() {
    Browser running = browser;
    if (running == null) {
      Optional<Path> place = find().or(Chromium::install);
      if (place.isEmpty()) {
        String loud =
            "NO BROWSER TEST WAS RUN: there is no Chromium. Install it (Debian: apt-get install"
                + " chromium), or name one with -Dmathmat.chromium=PATH.";
        System.err.println("\n**** " + loud + " ****\n");
        Assumptions.abort(loud);
      }
      PlaywrightAssertions.setDefaultAssertionTimeout(15_000); // a busy machine is slow, not wrong
      Playwright playwright =
          Playwright.create(
              new Playwright.CreateOptions()
                  .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
      running =
          playwright
              .chromium()
              .launch(
                  new BrowserType.LaunchOptions()
                      .setHeadless(true)
                      .setExecutablePath(place.orElseThrow())
                      .setArgs(FLAGS));
      Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
      browser = running;
    }
    return running;
  }

  private static Optional<Path> find() {
    return Stream.concat(Stream.ofNullable(System.getProperty("mathmat.chromium")), PLACES.stream())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Debian's package, where this is Debian and we may install it. */
  private static Optional<Path> install() {
    if (!"root".equals(System.getProperty("user.name"))
        || !Files.isExecutable(Path.of("/usr/bin/apt-get"))) {
      return Optional.empty();
    }
    System.err.println("mathmat: installing chromium for the browser tests");
    try {
      Process apt =
          new ProcessBuilder("apt-get", "install", "-y", "--no-install-recommends", "chromium")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      if (!apt.waitFor(5, TimeUnit.MINUTES)) {
        apt.destroy();
      }
    } catch (IOException failed) {
      System.err.println("mathmat: chromium could not be installed: " + failed.getMessage());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    return find();
  }
}
