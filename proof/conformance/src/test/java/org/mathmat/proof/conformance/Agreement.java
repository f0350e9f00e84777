package org.mathmat.proof.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whether an answer shows everything that a case expects. What the case does not mention is free.
 */
final class Agreement {
  private static final Pattern DECIMAL = Pattern.compile("[0-9]+(\\.[0-9]+)?(e[-+]?[0-9]+)?");

  private Agreement() {}

  /** What of the expectation the answer does not show; nothing where they agree. */
  static Optional<String> disagreement(ObjectNode expect, ObjectNode answer) {
    if (answer.has("error")) {
      if (isOnlyIllegal(expect)) {
        return Optional.empty();
      }
      if (!expect.has("error")) {
        return Optional.of("error " + answer.get("error"));
      }
    }
    for (Map.Entry<String, JsonNode> field : expect.properties()) {
      Optional<String> why = disagreement(field.getKey(), field.getValue(), expect, answer);
      if (why.isPresent()) {
        return why;
      }
    }
    return Optional.empty();
  }

  /** Where a case only says that something is illegal, a refusal to read it will do. */
  private static boolean isOnlyIllegal(ObjectNode expect) {
    return expect.size() == 1
        && expect.path("legal").isBoolean()
        && !expect.path("legal").asBoolean();
  }

  private static Optional<String> disagreement(
      String field, JsonNode want, ObjectNode expect, ObjectNode answer) {
    return switch (field) {
      case "codes" ->
          expect.has("correct") ? allOf(want, codes(answer)) : oneOf(want, codes(answer));
      case "codes_any" -> oneOf(want, codes(answer));
      case "code_any" ->
          texts(want).contains(answer.path("code").asText())
              ? Optional.empty()
              : Optional.of("code " + answer.path("code") + ", wanted one of " + want);
      case "values" -> values(expect, answer);
      case "approx" -> Optional.empty();
      case "error" -> error(want, answer.path(field));
      case "refused" -> ReplayAgreement.refused(want, answer.path(field));
      case "shakes" -> ReplayAgreement.shakes(want, answer.path(field));
      default -> same(field, want, answer.path(field));
    };
  }

  /** What an error says besides what is expected is free, such as its sentence. */
  private static Optional<String> error(JsonNode want, JsonNode got) {
    return want.properties().stream()
        .map(field -> same("error " + field.getKey(), field.getValue(), got.path(field.getKey())))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> allOf(JsonNode want, List<String> got) {
    return got.containsAll(texts(want))
        ? Optional.empty()
        : Optional.of("reasons " + got + ", wanted all of " + want);
  }

  private static Optional<String> oneOf(JsonNode want, List<String> got) {
    return want.isEmpty() || !Collections.disjoint(got, texts(want))
        ? Optional.empty()
        : Optional.of("reasons " + got + ", wanted one of " + want);
  }

  /** The same values in any order; where decimals are expected, the same to 15 digits. */
  private static Optional<String> values(ObjectNode expect, ObjectNode answer) {
    boolean decimals = expect.has("approx");
    String field = decimals ? "approx" : "values";
    List<String> want = sorted(expect.path(field), decimals);
    List<String> got = sorted(answer.path(field), decimals);
    return answer.has(field) && got.equals(want)
        ? Optional.empty()
        : Optional.of(field + " " + got + ", wanted " + want);
  }

  private static List<String> sorted(JsonNode values, boolean decimals) {
    return texts(values).stream().map(text -> decimals ? rounded(text) : text).sorted().toList();
  }

  private static String rounded(String text) {
    return DECIMAL.matcher(text).replaceAll(found -> rounded(new BigDecimal(found.group())));
  }

  /** By way of a double, in which numbers that differ only behind the 17th digit are the same. */
  private static String rounded(BigDecimal number) {
    double near = number.doubleValue();
    return (Double.isFinite(near) ? new BigDecimal(near) : number)
        .round(new MathContext(15, RoundingMode.HALF_EVEN))
        .stripTrailingZeros()
        .toString();
  }

  /** Whether the two are the same; numbers by value, and null as if left out. */
  static Optional<String> same(String field, JsonNode want, JsonNode got) {
    boolean same =
        want.isNull() ? got.isNull() || got.isMissingNode() : want.equals(Agreement::compare, got);
    return same ? Optional.empty() : Optional.of(field + " " + got + ", wanted " + want);
  }

  private static int compare(JsonNode one, JsonNode other) {
    if (one.isNumber() && other.isNumber()) {
      return one.decimalValue().compareTo(other.decimalValue());
    }
    return one.equals(other) ? 0 : 1;
  }

  /** The codes of the reasons that an answer gives. */
  static List<String> codes(JsonNode answer) {
    List<String> codes = new ArrayList<>();
    answer.path("reasons").forEach(reason -> codes.add(reason.path("code").asText()));
    return codes;
  }

  /** The entries of a list as texts. */
  static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(entry -> texts.add(entry.asText()));
    return texts;
  }
}
