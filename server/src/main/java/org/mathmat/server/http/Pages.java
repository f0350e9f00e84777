package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.mathmat.server.problem.Problem;

/** The files of the browser's client, from the class path. */
final class Pages {
  static final List<String> PATHS = List.of("/", "/<path>");

  private static final List<String> FOLDERS = List.of("web/", "META-INF/resources/");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private final Map<String, Optional<Page>> known = new ConcurrentHashMap<>();

  private static final class Page {
    private final byte[] bytes;
    private final String type;
    private final String tag;

    Page(byte[] bytes, String type) {
      this.bytes = bytes;
      this.type = type;
      this.tag = tag(bytes);
    }
  }

  void add(RoutesConfig routes) {
    routes.get(PATHS.get(0), context -> send(context, "index.html"));
    routes.get(PATHS.get(1), context -> send(context, context.pathParam("path")));
  }

  private void send(Context context, String path) throws Problem.Thrown {
    boolean api = path.equals("api") || path.startsWith("api/");
    boolean file = path.substring(path.lastIndexOf('/') + 1).contains(".");
    // A link into the client, such as /t/K7QM2XRD, is the client's to understand.
    Optional<Page> found = api ? Optional.empty() : page(file ? path : "index.html");
    if (found.isEmpty()) {
      throw Problem.of(Problem.Code.NOT_FOUND, "There is nothing at this address.").thrown();
    }
    Page page = found.get();
    context.header("ETag", page.tag);
    // A file in this folder has its content's hash in its name and never changes.
    boolean lasting = path.startsWith("assets/");
    context.header("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (page.tag.equals(context.header("If-None-Match"))) {
      context.status(304);
    } else {
      context.contentType(page.type).result(page.bytes);
    }
  }

  private Optional<Page> page(String path) {
    for (String part : path.split("/", -1)) {
      if (!NAME.matcher(part).matches()) {
        return Optional.empty();
      }
    }
    Optional<Page> page = known.get(path);
    if (page == null) {
      page = read(path);
      if (page.isPresent()) {
        known.put(path, page);
      }
    }
    return page;
  }

  private static Optional<Page> read(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) {
      return Optional.empty();
    }
    for (String folder : FOLDERS) {
      try (InputStream in = Pages.class.getClassLoader().getResourceAsStream(folder + path)) {
        if (in != null) {
          byte[] bytes = in.readAllBytes();
          return Optional.of(new Page(bytes, type));
        }
      } catch (IOException unreadable) {
        throw new UncheckedIOException("The page " + path + " cannot be read.", unreadable);
      }
    }
    return Optional.empty();
  }

  private static String tag(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return '"' + HexFormat.of().formatHex(digest, 0, 12) + '"';
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("Every Java has SHA-256.", missing);
    }
  }
}
