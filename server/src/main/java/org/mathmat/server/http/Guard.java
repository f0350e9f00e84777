package org.mathmat.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HandlerType;
import io.javalin.http.SameSite;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpException;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.server.options.Options;
import org.mathmat.server.people.Accounts;
import org.mathmat.server.people.Person;
import org.mathmat.server.people.Ticket;
import org.mathmat.server.people.Tickets;
import org.mathmat.server.people.Tokens;
import org.mathmat.server.problem.Problem;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.JsonLine;

/** What every request passes: who asks, from which page, how often, and how much. */
final class Guard {
  /** No request of a real client is longer. */
  static final int LONGEST_BODY = 1 << 20;

  /** How long a body may take to arrive. */
  private static final Duration LONGEST_READING = Duration.ofSeconds(20);

  /** How many bodies of one address may be arriving; each is a packet or two. */
  private static final int MOST_READING = 100;

  private static final String COOKIE = "mathmat";
  private static final String BEARER = "Bearer ";
  private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD);

  private final Options options;
  private final Tickets tickets;
  private final Accounts accounts;
  private final Tokens tokens;
  private final Limits limits;
  private final Addresses addresses;

  /** How many bodies of each address are being read. */
  private final Map<String, Integer> reading = new ConcurrentHashMap<>();

  Guard(Options options, Tickets tickets, Accounts accounts, Tokens tokens, Limits limits) {
    this.options = options;
    this.tickets = tickets;
    this.accounts = accounts;
    this.tokens = tokens;
    this.limits = limits;
    this.addresses = new Addresses(options.publicUrl().map(_ -> options.proxies()));
  }

  /** Runs before every request. */
  void check(Context context) throws Problem.Thrown {
    boolean api = context.path().startsWith("/api/");
    limits.check(api ? Limits.Kind.REQUEST : Limits.Kind.PAGE, address(context));
    if (api && !READING.contains(context.method())) {
      checkOrigin(context);
      String type = Optional.ofNullable(context.contentType()).orElse("");
      if (!type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
        throw Problem.of(
                Problem.Code.CONTENT_TYPE,
                "A request must be JSON: Content-Type: application/json.")
            .thrown();
      }
    }
  }

  /** Only the server's own pages, or a program that is no browser, may change something. */
  void checkOrigin(Context context) throws Problem.Thrown {
    Optional<String> origin = Optional.ofNullable(context.header("Origin"));
    boolean foreignSite =
        Optional.ofNullable(context.header("Sec-Fetch-Site"))
            .filter(site -> !site.equals("same-origin") && !site.equals("none"))
            .isPresent();
    if (foreignSite || (origin.isPresent() && !ours(origin.get(), context))) {
      throw Problem.of(
              Problem.Code.FORBIDDEN_ORIGIN, "This page may not act for you at a Mathmat server.")
          .thrown();
    }
  }

  private boolean ours(String origin, Context context) {
    if (options.publicUrl().isPresent()) {
      return origin.equals(options.publicUrl().get());
    }
    try {
      return Optional.ofNullable(URI.create(origin).getRawAuthority())
          .filter(authority -> authority.equalsIgnoreCase(context.host()))
          .isPresent();
    } catch (IllegalArgumentException notAnAddress) {
      return false;
    }
  }

  /** The address that a request is counted for. */
  String address(Context context) {
    return addresses.of(
        context.ip(), Collections.list(context.req().getHeaders("X-Forwarded-For")));
  }

  void limit(Limits.Kind kind, String who) throws Problem.Thrown {
    limits.check(kind, who);
  }

  Optional<Person> person(Context context) throws SQLException {
    return ticket(context).map(Ticket::person);
  }

  /** What the token of a program says, or the cookie, where it still counts. */
  Optional<Ticket> ticket(Context context) throws SQLException {
    Optional<String> token = token(context);
    return token.isPresent() ? tokens.read(token.get(), Instant.now()) : cookie(context);
  }

  /** Whether the request says who sends it, rightly or not. */
  boolean claims(Context context) {
    return token(context).isPresent() || context.cookie(COOKIE) != null;
  }

  private static Optional<String> token(Context context) {
    return Optional.ofNullable(context.header("Authorization"))
        .filter(header -> header.startsWith(BEARER))
        .map(header -> header.substring(BEARER.length()).strip());
  }

  private Optional<Ticket> cookie(Context context) throws SQLException {
    Optional<Ticket> shown =
        Optional.ofNullable(context.cookie(COOKIE))
            .flatMap(ticket -> tickets.read(ticket, Instant.now()));
    return shown.isPresent() && accounts.counts(shown.get()) ? shown : Optional.empty();
  }

  /** Somebody who is there himself: no program decides about a person. */
  Ticket present(Context context) throws Problem.Thrown, SQLException {
    return (token(context).isPresent() ? Optional.<Ticket>empty() : cookie(context))
        .orElseThrow(Guard::nobody);
  }

  /** Somebody with an account who is there himself. */
  Person owner(Context context) throws Problem.Thrown, SQLException {
    Person person = present(context).person();
    if (person.kind() != Person.Kind.ACCOUNT) {
      throw nobody();
    }
    return person;
  }

  private static Problem.Thrown nobody() {
    return Problem.of(Problem.Code.NOT_KNOWN, "Please log in to your account first.").thrown();
  }

  Person known(Context context) throws Problem.Thrown, SQLException {
    return person(context)
        .orElseThrow(() ->
            Problem.of(Problem.Code.NOT_KNOWN, "Please say first what you want to be called.")
                .thrown());
  }

  void remember(Context context, Ticket ticket) {
    context.cookie(cookie(tickets.issue(ticket, Instant.now()), (int) Tickets.LIFE.toSeconds()));
  }

  void forget(Context context) {
    context.cookie(cookie("", 0));
  }

  private Cookie cookie(String value, int seconds) {
    boolean secure = options.publicUrl().stream().anyMatch(url -> url.startsWith("https:"));
    return new Cookie(COOKIE, value, "/", seconds, secure, true, null, SameSite.LAX);
  }

  /** True or false in a body; false where it is left out. */
  static boolean flag(JsonObject body, String field) throws Problem.Thrown {
    Json value = body.path(field);
    if (!value.isTruth() && !value.isNull() && !value.isAbsent()) {
      throw Problem.bad("FIELD_VALUE", "The field \"" + field + "\" must be true or false.")
          .thrown();
    }
    return value.isTrue();
  }

  /** The body as a JSON object, strictly and within bounds. */
  JsonObject body(Context context) throws Problem.Thrown, IOException {
    try {
      return JsonLine.read(text(context));
    } catch (BadInput why) {
      throw Problem.bad(why.code().name(), why.message()).thrown();
    }
  }

  /** The body as text. */
  String text(Context context) throws Problem.Thrown, IOException {
    if (context.contentLength() > LONGEST_BODY) {
      throw tooLong();
    }
    byte[] bytes = bytes(context);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException other) {
      throw Problem.bad("ENCODING", "The request is not UTF-8 text.").thrown();
    }
  }

  /** Reads the body, which must be all there in time; nobody reads many at once. */
  private byte[] bytes(Context context) throws Problem.Thrown, IOException {
    String address = address(context);
    try {
      if (reading.merge(address, 1, Integer::sum) > limits.raised(MOST_READING)) {
        throw Problem.of(Problem.Code.TOO_MANY, "Too many requests of yours are under way.")
            .thrown();
      }
      long end = System.nanoTime() + LONGEST_READING.toNanos();
      ByteArrayOutputStream read = new ByteArrayOutputStream();
      try (InputStream body = context.req().getInputStream()) {
        byte[] some = new byte[8 * 1024];
        for (int length = body.read(some); length >= 0; length = body.read(some)) {
          read.write(some, 0, length);
          if (read.size() > LONGEST_BODY) {
            throw tooLong();
          }
          if (System.nanoTime() > end) {
            throw broken();
          }
        }
      } catch (IOException | HttpException.RuntimeException brokenOff) {
        throw broken();
      }
      return read.toByteArray();
    } finally {
      reading.computeIfPresent(address, (_, count) -> count > 1 ? count - 1 : null);
    }
  }

  /** The request broke off or came too slowly: nothing to log, and hardly anybody to tell. */
  private static Problem.Thrown broken() {
    return Problem.bad("REQUEST", "The request did not arrive whole and in time.").thrown();
  }

  private static Problem.Thrown tooLong() {
    return Problem.of(
            Problem.Code.TOO_LONG, "The request is longer than " + LONGEST_BODY + " bytes.")
        .thrown();
  }
}
