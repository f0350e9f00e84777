package org.mathmat.server.options;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What whoever runs the server can choose: by an option, or by an environment variable of the same
 * name ({@code --port}, {@code MATHMAT_PORT}), which keeps passwords out of the list of processes.
 *
 * @param port 0 for any free one
 * @param data the folder of the embedded databases and of the secret key
 * @param database the JDBC address of a PostgreSQL; none for the embedded databases
 * @param publicUrl the address in the browser, where a proxy stands before the server
 * @param cluster where the nodes of a cluster reach this one, as host:port
 * @param seeds the nodes that a new node asks to be let in, as host:port
 * @param proxies the addresses of proxies on other machines, whose word on who asks counts
 * @param generosity by how much the limits on requests are raised
 * @param keep how long finished matches are kept; for ever where there is none
 * @param secret signs the tickets; none for the one that is kept in the data folder
 */
public record Options(
    String host,
    int port,
    Path data,
    Optional<String> database,
    Optional<String> user,
    Optional<String> password,
    Optional<String> publicUrl,
    Optional<String> cluster,
    List<String> seeds,
    Set<InetAddress> proxies,
    int generosity,
    Optional<Duration> keep,
    Optional<String> secret) {
  private static final int HIGHEST_PORT = 65_535;
  private static final List<String> NAMES =
      List.of(
          "host",
          "port",
          "data",
          "database",
          "public-url",
          "cluster",
          "seeds",
          "proxies",
          "generosity",
          "keep");

  private static final Duration YEAR = Duration.ofDays(365);

  public Options {
    seeds = List.copyOf(seeds);
    proxies = Set.copyOf(proxies);
  }

  /** The options are of no use so; the message ends a line that starts "mathmat:". */
  public static final class Misuse extends Exception {
    private static final long serialVersionUID = 1L;

    public Misuse(String message) {
      super(message, null, false, false);
    }
  }

  /** An embedded database in a folder, and any free port: for tests. */
  public static Options embedded(Path data) {
    return new Options(
        "localhost",
        0,
        data,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Set.of(),
        1,
        Optional.of(YEAR),
        Optional.empty());
  }

  /** The same with a PostgreSQL. */
  public Options with(String address, String name, String word) {
    return new Options(
        host,
        port,
        data,
        Optional.of(address),
        Optional.of(name),
        Optional.of(word),
        publicUrl,
        cluster,
        seeds,
        proxies,
        generosity,
        keep,
        secret);
  }

  /** The same with wider limits. */
  public Options generous(int factor) {
    return new Options(
        host, port, data, database, user, password, publicUrl, cluster, seeds, proxies, factor,
        keep, secret);
  }

  /** The same behind a proxy on this machine. */
  public Options at(String address) {
    return new Options(
        host,
        port,
        data,
        database,
        user,
        password,
        Optional.of(address),
        cluster,
        seeds,
        proxies,
        generosity,
        keep,
        secret);
  }

  /** The same with a secret of its own, so that it knows the tickets of another such server. */
  public Options signed(String word) {
    return new Options(
        host,
        port,
        data,
        database,
        user,
        password,
        publicUrl,
        cluster,
        seeds,
        proxies,
        generosity,
        keep,
        Optional.of(word));
  }

  public static Options read(List<String> words, Function<String, Optional<String>> environment)
      throws Misuse {
    Map<String, String> given = new HashMap<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int equals = word.indexOf('=');
      String name = (equals < 0 ? word : word.substring(0, equals)).replaceFirst("^--", "");
      if (!word.startsWith("--") || !NAMES.contains(name)) {
        throw new Misuse(
            "serve does not know \"" + word + "\". ./mathmat serve --help lists its options.");
      }
      if (equals < 0 && i + 1 == words.size()) {
        throw new Misuse("the option --" + name + " needs a value behind it.");
      }
      given.put(name, equals < 0 ? words.get(++i) : word.substring(equals + 1));
    }
    Function<String, Optional<String>> option =
        name ->
            Optional.ofNullable(given.get(name))
                .or(() -> environment.apply(variable(name)))
                .filter(value -> !value.isBlank());
    Optional<String> publicUrl = publicUrl(option.apply("public-url"));
    return new Options(
        // Behind a proxy only the proxy is to reach the server.
        option.apply("host").orElse(publicUrl.isPresent() ? "localhost" : "0.0.0.0"),
        number("port", option.apply("port").orElse("8080"), HIGHEST_PORT),
        Path.of(option.apply("data").orElse("data")).toAbsolutePath().normalize(),
        database(option.apply("database")),
        environment.apply(variable("database-user")),
        environment.apply(variable("database-password")),
        publicUrl,
        option.apply("cluster"),
        option.apply("seeds").map(list -> List.of(list.split(","))).orElse(List.of()),
        proxies(option.apply("proxies").orElse("")),
        number("generosity", option.apply("generosity").orElse("1"), 1_000),
        keep(option.apply("keep").orElse("365d")),
        environment.apply(variable("secret")));
  }

  private static Set<InetAddress> proxies(String list) throws Misuse {
    Set<InetAddress> proxies = new HashSet<>();
    for (String one : list.isBlank() ? List.<String>of() : List.of(list.split(",", -1))) {
      try {
        proxies.add(InetAddress.ofLiteral(one.strip()));
      } catch (IllegalArgumentException noAddress) {
        throw new Misuse(
            "the option --proxies lists addresses such as 10.0.0.5, not \"" + one + "\".");
      }
    }
    return proxies;
  }

  private static String variable(String name) {
    return "MATHMAT_" + name.replace('-', '_').toUpperCase(java.util.Locale.ROOT);
  }

  private static int number(String name, String text, int most) throws Misuse {
    if (text.matches("[0-9]{1,5}") && Integer.parseInt(text) <= most) {
      return Integer.parseInt(text);
    }
    throw new Misuse(
        "the option --%s must be a number up to %d, not \"%s\".".formatted(name, most, text));
  }

  /** A number of days, such as 30d, or "forever". */
  private static Optional<Duration> keep(String text) throws Misuse {
    if (text.equals("forever")) {
      return Optional.empty();
    }
    if (text.matches("[1-9][0-9]{0,4}d")) {
      return Optional.of(Duration.ofDays(Long.parseLong(text.substring(0, text.length() - 1))));
    }
    throw new Misuse(
        "the option --keep is a number of days such as 365d, or forever, not \"" + text + "\".");
  }

  private static Optional<String> database(Optional<String> given) throws Misuse {
    if (given.isEmpty()) {
      return given;
    }
    String address = given.get();
    if (address.startsWith("jdbc:postgresql:")) {
      return given;
    }
    if (address.startsWith("postgresql:")) {
      return Optional.of("jdbc:" + address);
    }
    throw new Misuse(
        "the database must be a PostgreSQL such as postgresql://localhost/mathmat; without this"
            + " option Mathmat keeps its own database in the data folder.");
  }

  private static Optional<String> publicUrl(Optional<String> given) throws Misuse {
    if (given.isPresent() && !given.get().matches("https?://[^/]+/?")) {
      throw new Misuse("the public address must look like https://play.example.org.");
    }
    return given.map(url -> url.replaceFirst("/$", ""));
  }
}
