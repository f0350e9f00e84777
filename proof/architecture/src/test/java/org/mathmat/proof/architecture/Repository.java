package org.mathmat.proof.architecture;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The files of the project as they lie in the tree: no products of the build, nothing that a tool
 * keeps.
 */
final class Repository {
  static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();

  private static final Set<String> NOT_OURS =
      Set.of(".git", "target", "node_modules", ".idea", ".vscode", ".settings", "data");

  private Repository() {}

  /** The files whose name ends so, relative to the root. */
  static List<Path> files(String... endings) throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return NOT_OURS.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (Stream.of(endings).anyMatch(file.toString()::endsWith)) {
              files.add(ROOT.relativize(file));
            }
            return FileVisitResult.CONTINUE;
          }
        });
    files.sort(null);
    return files;
  }

  static String text(Path file) throws IOException {
    return Files.readString(ROOT.resolve(file));
  }

  static boolean has(Path file) {
    return Files.exists(ROOT.resolve(file));
  }
}
