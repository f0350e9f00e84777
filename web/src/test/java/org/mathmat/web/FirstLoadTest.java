package org.mathmat.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/**
 * What a browser fetches first is small, and the page asks for nothing that a strict policy
 * forbids.
 */
class FirstLoadTest {
  private static final Path WEB = Path.of("target/classes/web");
  private static final int BUDGET = 100_000;

  @Test
  void theFirstLoadIsSmall() throws IOException {
    long size = 0;
    List<Path> files = files();
    assertThat(files).hasSizeGreaterThanOrEqualTo(4);
    for (Path file : files) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (OutputStream zip = new GZIPOutputStream(bytes)) {
        Files.copy(file, zip);
      }
      size += bytes.size();
    }
    assertThat(size).as("bytes of all files, compressed").isBetween(10_000L, (long) BUDGET);
  }

  @Test
  void thePageNamesFilesThatAreThereAndHoldsNoScriptOfItsOwn() throws IOException {
    String html = Files.readString(WEB.resolve("index.html"));
    List<String> assets =
        html.lines()
            .flatMap(line -> Stream.of(line.split("\"", -1)))
            .filter(part -> part.startsWith("/assets/"))
            .toList();
    assertThat(assets).hasSize(2);
    assertThat(assets).allMatch(asset -> asset.matches("/assets/main-[A-Z0-9]{8}\\.(js|css)"));
    assertThat(assets).allMatch(asset -> Files.exists(WEB.resolve(asset.substring(1))));
    assertThat(html).doesNotContain("<style", "style=", "onclick", "javascript:");
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(WEB)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }
}
