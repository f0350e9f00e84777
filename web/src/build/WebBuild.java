import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Builds the browser's client. Maven runs this file with the packages of the web on the class path:
 * it unpacks them to {@code target/node_modules}, bundles the sources with esbuild under names that
 * hold their hash, and writes the page that names them.
 */
final class WebBuild {
  private static final String PACKAGES = "META-INF/resources/_static/";
  private static final String MORE = "META-INF/.more.tgz";
  private static final Pattern NAME = Pattern.compile("\"name\"\\s*:\\s*\"([^\"]+)\"");
  private static final int BLOCK = 512;

  private final Path sources;
  private final Path target;
  private final Path modules;

  private WebBuild(Path sources, Path target) {
    this.sources = sources;
    this.target = target;
    this.modules = target.resolve("node_modules");
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    new WebBuild(Path.of(arguments[0]), Path.of(arguments[1])).build();
  }

  private void build() throws IOException, InterruptedException {
    Path esbuild = null;
    for (String jar : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (jar.endsWith(".jar")) {
        esbuild = unpack(Path.of(jar)).orElse(esbuild);
      }
    }
    if (esbuild == null) {
      throw new IllegalStateException("There is no esbuild for this platform on the class path.");
    }
    Path web = target.resolve("classes/web");
    clear(web);
    Path assets = web.resolve("assets");
    bundle(esbuild, assets);
    page(web, assets);
    for (String file : List.of("icon.svg", "robots.txt")) {
      Files.copy(sources.resolve(file), web.resolve(file));
    }
  }

  /** Unpacks a jar of a package, unless that was done before; answers the esbuild it holds. */
  private Optional<Path> unpack(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      String root = root(zip);
      if (root == null) {
        return Optional.empty();
      }
      Matcher name = NAME.matcher(text(zip, root + "package.json"));
      if (!name.find()) {
        throw new IllegalStateException("The package in " + jar + " has no name.");
      }
      Path folder = modules.resolve(name.group(1));
      Path stamp = folder.resolve(".unpacked-" + jar.getFileName());
      if (!Files.exists(stamp)) {
        clear(folder);
        for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
          ZipEntry entry = all.nextElement();
          if (!entry.isDirectory() && entry.getName().startsWith(root)) {
            try (InputStream in = zip.getInputStream(entry)) {
              write(folder, entry.getName().substring(root.length()), in.readAllBytes());
            }
          }
        }
        more(zip, root.substring("META-INF/".length()), folder);
        Files.createFile(stamp);
      }
      Path binary = folder.resolve("bin/esbuild");
      Path windows = folder.resolve("esbuild.exe");
      return Stream.of(binary, windows).filter(Files::exists).findFirst();
    }
  }

  /** The folder of the package in its jar, or null in a jar that is none. */
  private static String root(ZipFile zip) {
    return zip.stream()
        .map(ZipEntry::getName)
        .filter(name -> name.startsWith(PACKAGES) && name.endsWith("/package.json"))
        .map(name -> name.substring(0, name.length() - "package.json".length()))
        .min(Comparator.comparingInt(String::length))
        .orElse(null);
  }

  private static String text(ZipFile zip, String name) throws IOException {
    try (InputStream in = zip.getInputStream(zip.getEntry(name))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  /** The rest of the package, types above all, lies in an archive of its own. */
  private static void more(ZipFile zip, String root, Path folder) throws IOException {
    ZipEntry archive = zip.getEntry(MORE);
    if (archive == null) {
      return;
    }
    try (DataInputStream tar =
        new DataInputStream(new GZIPInputStream(zip.getInputStream(archive)))) {
      byte[] header = new byte[BLOCK];
      String longName = "";
      while (tar.readNBytes(header, 0, BLOCK) == BLOCK && header[0] != 0) {
        int size = Integer.parseInt(field(header, 124, 12).strip(), 8);
        byte[] content = tar.readNBytes(size);
        tar.skipNBytes((BLOCK - size % BLOCK) % BLOCK);
        String prefix = field(header, 345, 155);
        String name = field(header, 0, 100);
        if (header[156] == 'L') { // GNU: the name of the next entry
          longName = field(content, 0, size);
        } else {
          String whole =
              longName.isEmpty() ? (prefix.isEmpty() ? name : prefix + "/" + name) : longName;
          longName = "";
          if (size > 0 && whole.startsWith(root)) {
            write(folder, whole.substring(root.length()), content);
          }
        }
      }
    }
  }

  private static String field(byte[] bytes, int start, int length) {
    int end = start;
    while (end < start + length && bytes[end] != 0) {
      end++;
    }
    return new String(bytes, start, end - start, UTF_8);
  }

  private static void write(Path folder, String name, byte[] content) throws IOException {
    Path file = folder.resolve(name).normalize();
    if (!file.startsWith(folder)) {
      throw new IllegalStateException("A package wants to write outside its folder: " + name);
    }
    Files.createDirectories(file.getParent());
    try (InputStream in = new ByteArrayInputStream(content)) {
      Files.copy(in, file);
    }
  }

  private void bundle(Path esbuild, Path assets) throws IOException, InterruptedException {
    esbuild.toFile().setExecutable(true);
    List<String> command = new ArrayList<>();
    command.add(esbuild.toString());
    command.add(sources.resolve("main.ts").toString());
    command.add(sources.resolve("main.css").toString());
    command.addAll(
        List.of(
            "--bundle",
            "--minify",
            "--format=esm",
            "--target=es2022,chrome123,firefox120,safari17.5",
            "--legal-comments=none",
            "--entry-names=[name]-[hash]",
            "--log-level=warning",
            "--outdir=" + assets));
    ProcessBuilder process = new ProcessBuilder(command).inheritIO();
    Map<String, String> environment = process.environment();
    environment.put("NODE_PATH", modules.toString());
    int status = process.start().waitFor();
    if (status != 0) {
      throw new IllegalStateException("esbuild ended with status " + status + ".");
    }
  }

  /** The page, with the names that esbuild gave to what it needs. */
  private void page(Path web, Path assets) throws IOException {
    String html = Files.readString(sources.resolve("index.html"));
    try (Stream<Path> files = Files.list(assets)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        String plain = name.replaceFirst("-[A-Z0-9]{8}\\.", ".");
        html = html.replace("assets/" + plain, "assets/" + name);
      }
    }
    Files.writeString(web.resolve("index.html"), html);
  }

  private static void clear(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
    Files.createDirectories(folder);
  }
}
