package org.mathmat.proof.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What holds for every file of the tree, compiled or not. */
class SourceTest {
  private static final int MOST_LINES = 400;

  /**
   * Notes to oneself, and paths that exist on one machine only. Pieced together, or this file would
   * be found.
   */
  private static final Pattern UNWANTED =
      Pattern.compile(
          "\\b(TO" + "DO|FIX" + "ME|XX" + "X)\\b|/(ro" + "ot|ho" + "me|Us" + "ers|wo" + "rk)/\\w");

  @Test
  void noSourceFileIsTooLongToRead() throws IOException {
    List<Path> files = Repository.files(".java");
    assertThat(files).hasSizeGreaterThan(250);
    List<String> tooLong = new ArrayList<>();
    for (Path file : files) {
      long lines = Repository.text(file).lines().count();
      if (lines > MOST_LINES) {
        tooLong.add(file + " has " + lines + " lines");
      }
    }
    assertThat(tooLong).as("at most %d lines", MOST_LINES).isEmpty();
  }

  /** A rule-book is named in its own file and found on the shelf; nothing asks for one by name. */
  @Test
  void onlyTheShelfNamesARuleBook() throws IOException {
    Pattern named = Pattern.compile("\"(agloa-[0-9]+|mlag-[0-9]+|guide)\"");
    List<Path> files =
        Repository.files(".java").stream()
            .filter(file -> file.toString().contains("src/main/java"))
            .filter(file -> !file.startsWith("proof"))
            .filter(file -> !file.toString().contains("/books/"))
            .toList();
    assertThat(files).hasSizeGreaterThan(500);
    List<String> found = new ArrayList<>();
    for (Path file : files) {
      for (Matcher match = named.matcher(Repository.text(file)); match.find(); ) {
        found.add(file + ": " + match.group());
      }
    }
    assertThat(found).isEmpty();
  }

  /** Whoever must tell games apart asks the shelf, where the compiler finds one that is missing. */
  @Test
  void onlyTheShelfNamesAGame() throws IOException {
    Pattern named =
        Pattern.compile(
            "\"(onsets|mathdice)\"|(case |equals\\()\"equations\"|\"equations\"(\\.equals| ->)");
    List<Path> files =
        Repository.files(".java").stream()
            .filter(file -> file.toString().contains("src/main/java"))
            .filter(file -> !file.startsWith("proof"))
            .filter(file -> !file.toString().contains("org/mathmat/shelf"))
            .filter(file -> !file.endsWith("MathDiceBook.java"))
            .toList();
    assertThat(files).hasSizeGreaterThan(500);
    List<String> found = new ArrayList<>();
    for (Path file : files) {
      for (Matcher match = named.matcher(Repository.text(file)); match.find(); ) {
        found.add(file + ": " + match.group());
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void noFileHoldsANoteToOneselfOrAPathOfOneMachine() throws IOException {
    List<Path> files =
        Repository.files(
            ".java",
            ".md",
            ".xml",
            ".txt",
            ".properties",
            ".yml",
            ".sh",
            ".jsonl",
            "mathmat",
            "run");
    assertThat(files).hasSizeGreaterThan(270);
    List<String> found = new ArrayList<>();
    for (Path file : files) {
      for (Matcher match = UNWANTED.matcher(Repository.text(file)); match.find(); ) {
        found.add(file + ": " + match.group());
      }
    }
    assertThat(found).isEmpty();
  }
}
