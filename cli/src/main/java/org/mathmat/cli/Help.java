package org.mathmat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The texts for people, kept as files beside this class. */
final class Help {
  private Help() {}

  static String overview() throws IOException {
    return text("help/mathmat.txt");
  }

  static String of(String command) throws IOException {
    return text("help/" + command + ".txt");
  }

  static String version() throws IOException {
    return "Mathmat " + text("version.txt");
  }

  private static String text(String name) throws IOException {
    try (InputStream file = Help.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException("The text " + name + " is not in the jar.");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
