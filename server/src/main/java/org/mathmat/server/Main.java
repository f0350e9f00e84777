package org.mathmat.server;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.mathmat.server.options.Options;

/** Where {@code mathmat serve} starts. */
final class Main {
  /** The exit status of a node that lost its cluster. */
  private static final int LOST = 75;

  private Main() {}

  public static void main(String[] args) throws InterruptedException {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    Options options;
    try {
      options = Options.read(List.of(args), name -> Optional.ofNullable(System.getenv(name)));
    } catch (Options.Misuse misuse) {
      err.println("mathmat: " + misuse.getMessage());
      System.exit(2);
      return;
    }
    Server server;
    try {
      server = new Server(options, () -> lost(err));
    } catch (Options.Misuse misuse) {
      err.println("mathmat: " + misuse.getMessage());
      System.exit(1);
      return;
    } catch (IOException | RuntimeException failed) {
      err.println("mathmat: the server cannot start: " + reason(failed));
      failed.printStackTrace(err);
      System.exit(1);
      return;
    }
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "shutdown"));
    String where = options.publicUrl().orElse("http://localhost:" + server.port());
    out.println("Mathmat is at " + where + " (stop it with Ctrl-C).");
    Thread.currentThread().join();
  }

  /** The node was put out of its cluster: whoever watches over the process starts it anew. */
  private static void lost(PrintStream err) {
    err.println(
        "mathmat: this server was cut off from the others and has ended; it must be started"
            + " again.");
    // Not by exit, whose hooks would wait for what is no more.
    Runtime.getRuntime().halt(LOST);
  }

  /** The innermost cause says what is wrong, such as a database that does not answer. */
  private static String reason(Throwable failed) {
    Throwable innermost = failed;
    while (innermost.getCause() != null) {
      innermost = innermost.getCause();
    }
    return String.valueOf(innermost.getMessage());
  }
}
