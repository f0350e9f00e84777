package org.mathmat.server.problem;

import static org.mathmat.json.Form.field;
import static org.mathmat.json.Form.sometimes;

import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Violation;
import org.mathmat.wire.BadInput;

/**
 * Why a request is not done, in the shape of RFC 9457.
 *
 * @param status the HTTP status
 * @param code stable, for programs
 * @param message a sentence for people
 * @param rule the rule-book's section, where one is concerned
 * @param line where in a text of several lines, counted from 1
 * @param column where in the line, counted from 1
 */
public record Problem(
    int status,
    String code,
    String message,
    Optional<String> rule,
    OptionalInt line,
    OptionalInt column) {
  public static final Form.Fields<Problem> FORM =
      Form.object(
          "Problem",
          field("type", Codec.TEXT, _ -> "about:blank"),
          field("title", Codec.TEXT, Problem::title),
          field("status", Codec.WHOLE, Problem::status),
          field("code", Codec.TEXT, Problem::code),
          field("message", Codec.TEXT, Problem::message),
          field("detail", Codec.TEXT, Problem::message),
          sometimes("rule", Codec.TEXT, Problem::rule),
          sometimes("line", Codec.WHOLE, problem -> boxed(problem.line)),
          sometimes("column", Codec.WHOLE, problem -> boxed(problem.column)));

  /** One that has no place in a text. */
  public Problem(int status, String code, String message, Optional<String> rule) {
    this(status, code, message, rule, OptionalInt.empty(), OptionalInt.empty());
  }

  private static Optional<Integer> boxed(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  /** The media type of a problem. */
  public static final String TYPE = "application/problem+json";

  /** The server's own codes. */
  public enum Code {
    NOT_KNOWN(401),
    FORBIDDEN_ORIGIN(403),
    NOT_YOUR_SEAT(403),
    NOT_YOUR_TABLE(403),
    WRONG_PASSWORD(403),
    NOT_FOUND(404),
    NO_SUCH_TABLE(404),
    METHOD(405),
    TABLE_FULL(409),
    TABLE_STARTED(409),
    NOT_STARTED(409),
    FINISHED(409),
    PAUSED(409),
    NO_HINTS(409),
    RECORD_CLOSED(409),
    REVIEW_CLOSED(409),
    NAME_TAKEN(409),
    TOO_LONG(413),
    CONTENT_TYPE(415),
    TOO_MANY(429),
    INTERNAL(500),
    BUSY(503),
    NOT_STORED(503),
    TIMEOUT(503);

    private final int status;

    Code(int status) {
      this.status = status;
    }

    public int status() {
      return status;
    }
  }

  public static Problem of(Code code, String message) {
    return new Problem(code.status(), code.name(), message, Optional.empty());
  }

  /** What cannot be understood. */
  public static Problem bad(String code, String message) {
    return new Problem(400, code, message, Optional.empty());
  }

  /** The same of what the commands cannot understand. */
  public static Problem bad(BadInput why) {
    return new Problem(
        400, why.code().name(), why.message(), Optional.empty(), why.line(), why.column());
  }

  /** An act that the rules refuse. */
  public static Problem of(Violation violation) {
    return new Problem(
        409,
        violation.code().name(),
        violation.message(),
        Optional.of(violation.rule()).filter(rule -> !rule.isEmpty()));
  }

  public JsonObject json() {
    return FORM.write(this);
  }

  private String title() {
    return switch (status) {
      case 400 -> "Bad Request";
      case 401 -> "Unauthorized";
      case 403 -> "Forbidden";
      case 404 -> "Not Found";
      case 405 -> "Method Not Allowed";
      case 409 -> "Conflict";
      case 413 -> "Content Too Large";
      case 415 -> "Unsupported Media Type";
      case 429 -> "Too Many Requests";
      case 503 -> "Service Unavailable";
      default -> "Internal Server Error";
    };
  }

  /** Carries a problem out of a handler; it has no stack trace, for nothing of ours is wrong. */
  public static final class Thrown extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    public Thrown(Problem problem) {
      super(problem.message(), null, false, false);
      this.problem = problem;
    }

    public Problem problem() {
      return problem;
    }
  }

  public Thrown thrown() {
    return new Thrown(this);
  }
}
