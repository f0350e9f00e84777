package org.mathmat.proof.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mathmat.proof.node.Node;

/**
 * The client's sources, TypeScript and style sheets, look as Prettier would write them. With {@code
 * -Dmathmat.format=write} (which is {@code ./mathmat format}) they are put in order first.
 */
class WebFormatTest {
  private static final Path WEB = Path.of("..", "..", "web").toAbsolutePath().normalize();
  private static final Path PRETTIER = Path.of("target", "prettier").toAbsolutePath();
  private static final String PACKAGE = "META-INF/resources/webjars/prettier/";

  @Test
  void everyFileOfTheClientIsFormatted() throws IOException, InterruptedException {
    boolean write = "write".equals(System.getProperty("mathmat.format"));
    List<String> files = files();
    assertThat(files).hasSizeGreaterThan(60);
    if (write) {
      // Prettier sometimes finds more to do in what it has just written.
      run("--write", files);
      run("--write", files);
    }
    Node.Ended ended = run("--check", files);
    assertThat(ended.status())
        .as("files to be formatted; ./mathmat format does it%n%s", ended.said())
        .isZero();
  }

  private static Node.Ended run(String what, List<String> files)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(prettier().toString(), "--log-level=warn"));
    arguments.add(what);
    arguments.addAll(files);
    return Node.run(WEB, arguments);
  }

  private static List<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(WEB.resolve("src"))) {
      return all.map(WEB::relativize)
          .map(Path::toString)
          .filter(file -> file.endsWith(".ts") || file.endsWith(".css"))
          .sorted()
          .toList();
    }
  }

  /** Unpacks Prettier once for each version; the script that runs it. */
  private static Path prettier() throws IOException {
    Path jar =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .filter(path -> path.getFileName().toString().startsWith("prettier-"))
            .findFirst()
            .orElseThrow();
    Path folder = PRETTIER.resolve(jar.getFileName().toString());
    Path script = folder.resolve("bin/prettier.cjs");
    Path stamp = folder.resolve(".unpacked");
    if (!Files.exists(stamp)) {
      try (JarFile zip = new JarFile(jar.toFile())) {
        for (Enumeration<JarEntry> all = zip.entries(); all.hasMoreElements(); ) {
          unpack(zip, all.nextElement(), folder);
        }
      }
      Files.writeString(stamp, "");
    }
    return script;
  }

  private static void unpack(JarFile zip, JarEntry entry, Path folder) throws IOException {
    String name = entry.getName();
    int version = name.indexOf('/', PACKAGE.length());
    if (entry.isDirectory() || !name.startsWith(PACKAGE) || version < 0) {
      return;
    }
    Path file = folder.resolve(name.substring(version + 1)).normalize();
    assertThat(file).startsWithRaw(folder);
    Files.createDirectories(file.getParent());
    try (InputStream in = zip.getInputStream(entry)) {
      Files.write(file, in.readAllBytes());
    }
  }
}
