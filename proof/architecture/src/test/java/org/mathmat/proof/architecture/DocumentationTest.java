package org.mathmat.proof.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.mathmat.wire.Commands;
import org.mathmat.wire.Verb;

/** The documents say what is true of the tree. */
class DocumentationTest {
  private static final Path RULES = Path.of("docs", "rules");
  private static final Path DECISIONS = Path.of("docs", "adr");
  private static final Pattern DECISION = Pattern.compile("([0-9]{4})-[a-z0-9-]+\\.md");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#: ]+)(#[^)]*)?\\)");
  private static final Pattern TYPE =
      Pattern.compile("`([A-Z]\\w*[a-z]\\w*)(?:[.#]\\w+)?(?:\\(\\))?`");
  private static final Pattern EXAMPLE =
      Pattern.compile("\\$ echo '([^']*)' \\| \\./mathmat (\\w+)\n *(.*)\n");

  @Test
  void decisionsAreNumberedOneByOneAndShort() throws IOException {
    List<Path> files = decisions();
    assertThat(files).hasSizeGreaterThanOrEqualTo(4);
    String index = Repository.text(DECISIONS.resolve("README.md"));
    int number = 0;
    for (Path file : files) {
      Matcher name = DECISION.matcher(file.getFileName().toString());
      assertThat(name.matches()).as("the name of %s", file).isTrue();
      assertThat(Integer.parseInt(name.group(1))).as("the number of %s", file).isEqualTo(++number);
      String text = Repository.text(file);
      assertThat(text).as("%s", file).startsWith("# " + number + ". ");
      assertThat(text.lines().count()).as("the lines of %s", file).isLessThanOrEqualTo(60);
      assertThat(index).as("the list of decisions").contains(file.getFileName().toString());
    }
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path file : Repository.files(".md")) {
      for (Matcher link = LINK.matcher(Repository.text(file)); link.find(); links++) {
        if (!Repository.has(file.resolveSibling(link.group(1)).normalize())) {
          broken.add(file + " → " + link.group(1));
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(links).isGreaterThan(5);
  }

  @Test
  void theTablesOfRulesNameTypesThatExist() throws IOException {
    Set<String> types = new HashSet<>();
    for (Path file : Repository.files(".java")) {
      types.add(file.getFileName().toString().replace(".java", ""));
    }
    List<String> missing = new ArrayList<>();
    String index = Repository.text(RULES.resolve("README.md"));
    for (Path file : Repository.files(".md")) {
      if (file.startsWith(RULES) && !file.endsWith("README.md")) {
        assertThat(index).as("the list of rule-books").contains(file.getFileName().toString());
        for (Matcher type = TYPE.matcher(Repository.text(file)); type.find(); ) {
          if (!types.contains(type.group(1))) {
            missing.add(file + ": " + type.group(1));
          }
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void everyExampleIsTrue() throws IOException {
    int examples = 0;
    for (Path file : Repository.files(".md")) {
      for (Matcher example = EXAMPLE.matcher(Repository.text(file)); example.find(); examples++) {
        String answer =
            Commands.answer(
                    Verb.of(example.group(2)).orElseThrow(),
                    example.group(1),
                    Duration.ofSeconds(10))
                .json()
                .toString();
        assertThat(answer).as("the example of %s", file).isEqualTo(example.group(3));
      }
    }
    assertThat(examples).isPositive();
  }

  private static List<Path> decisions() throws IOException {
    return Repository.files(".md").stream()
        .filter(file -> DECISIONS.equals(file.getParent()))
        .filter(file -> !file.endsWith("README.md"))
        .toList();
  }
}
