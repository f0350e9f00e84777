package org.mathmat.proof.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.mathmat.proof.node.Node;

/** The tools of the client's build, run by the Node that comes with the tests' browser driver. */
final class NodeJs {
  static final Path WEB = Path.of("..", "..", "web");
  private static final Path HERE = Path.of("");
  private static final Path MODULES = WEB.resolve("target/node_modules");

  private NodeJs() {}

  /** Runs a script, or Node itself, with arguments. */
  static Node.Ended run(String... arguments) throws IOException, InterruptedException {
    return Node.run(HERE.toAbsolutePath(), List.of(arguments));
  }

  /** TypeScript's own checker. */
  static Node.Ended check(Path project) throws IOException, InterruptedException {
    String checker = MODULES.resolve("typescript/lib/tsc.js").toString();
    return run(checker, "--project", project.toString());
  }

  /** Makes of each file one that Node can run, in a folder of its own. */
  static Node.Ended bundle(List<Path> files, Path folder) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(esbuild().toString()));
    files.forEach(file -> command.add(file.toString()));
    command.addAll(List.of("--bundle", "--platform=node", "--format=esm", "--target=es2022"));
    command.addAll(List.of("--out-extension:.js=.mjs", "--log-level=warning"));
    command.add("--outdir=" + folder);
    return Node.start(HERE.toAbsolutePath(), command);
  }

  private static Path esbuild() throws IOException {
    try (Stream<Path> all = Files.walk(MODULES.resolve("@esbuild"), 3)) {
      return all.filter(file -> file.getFileName().toString().matches("esbuild(\\.exe)?"))
          .filter(Files::isRegularFile)
          .findFirst()
          .orElseThrow();
    }
  }
}
