package org.mathmat.proof.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Every Java file looks as google-java-format would write it. With {@code -Dmathmat.format=write}
 * (which is {@code ./mathmat format}) the files are put in order first.
 */
class FormatTest {
  private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
  private static final Set<String> NOT_OURS = Set.of("target", "node_modules");

  @Test
  void everyFileIsFormatted() throws IOException, FormatterException {
    boolean write = "write".equals(System.getProperty("mathmat.format"));
    List<Path> files = javaFiles();
    assertThat(files).hasSizeGreaterThan(250);
    List<Path> untidy = new ArrayList<>();
    for (Path file : files) {
      String source = Files.readString(file);
      String tidy = tidy(source);
      if (!tidy.equals(source)) {
        if (write) {
          Files.writeString(file, tidy);
        } else {
          untidy.add(ROOT.relativize(file));
        }
      }
    }
    assertThat(untidy).as("files to be formatted; ./mathmat format does it").isEmpty();
  }

  private static String tidy(String source) throws FormatterException {
    Formatter formatter = new Formatter(JavaFormatterOptions.defaultOptions());
    String ordered = ImportOrderer.reorderImports(source, JavaFormatterOptions.Style.GOOGLE);
    return formatter.formatSource(RemoveUnusedImports.removeUnusedImports(ordered));
  }

  private static List<Path> javaFiles() throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName().toString();
            return !folder.equals(ROOT) && (NOT_OURS.contains(name) || name.startsWith("."))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".java")) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }
}
