package org.mathmat.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every word that a page says stands in the catalogue, once, and is used. */
class CatalogueTest {
  private static final Path SOURCES = Path.of("src/main/web");

  /** Words between two tags of a template, and in the attributes that are read out. */
  private static final Pattern WORDS =
      Pattern.compile(
          "(?<=[\"a-z]>)\\s*[A-Z][a-z]{2,}[^<>{}$`()=;]*<|(?:aria-label|title|alt)=\"[A-Za-z]");

  private static final Pattern KEY = Pattern.compile("(?m)^  ['\"]([\\w'.+×÷√∪∩⊆Λ=^() -]+?)['\"]:");
  private static final Pattern QUOTED = Pattern.compile("'([a-z]\\w*(?:\\.[\\w-]+)+)'");
  private static final Pattern BUILT = Pattern.compile("`([a-z]+\\.)[^`]*`");

  private static List<Path> files(boolean catalogue) throws IOException {
    try (Stream<Path> all = Files.walk(SOURCES)) {
      return all.filter(file -> file.toString().endsWith(".ts"))
          .filter(file -> file.getFileName().toString().startsWith("en") == catalogue)
          .toList();
    }
  }

  @Test
  void noTemplateHoldsWordsOfItsOwn() throws IOException {
    List<Path> files = files(false);
    assertThat(files).hasSizeGreaterThan(30);
    List<String> found = new ArrayList<>();
    for (Path file : files) {
      WORDS
          .matcher(Files.readString(file))
          .results()
          .map(MatchResult::group)
          .forEach(words -> found.add(file + ": " + words));
    }
    assertThat(found).isEmpty();
  }

  @Test
  void everyMessageStandsThereOnceAndIsUsed() throws IOException {
    List<String> keys = new ArrayList<>();
    for (Path file : files(true)) {
      KEY.matcher(Files.readString(file)).results().forEach(key -> keys.add(key.group(1)));
    }
    assertThat(keys).hasSizeGreaterThan(500).doesNotHaveDuplicates();
    Set<String> used = new TreeSet<>();
    Set<String> begins = new TreeSet<>();
    for (Path file : files(false)) {
      String source = Files.readString(file);
      QUOTED.matcher(source).results().forEach(one -> used.add(one.group(1)));
      BUILT.matcher(source).results().forEach(one -> begins.add(one.group(1)));
    }
    assertThat(keys)
        .allMatch(key -> used.contains(key) || begins.stream().anyMatch(key::startsWith));
    assertThat(used)
        .filteredOn(word -> keys.stream().noneMatch(key -> key.equals(word)))
        .allMatch(word -> word.matches("mathmat\\..*|match\\.match|\\w+\\.(js|css|match)"));
  }
}
