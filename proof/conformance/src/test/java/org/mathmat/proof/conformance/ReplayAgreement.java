package org.mathmat.proof.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether a replayed match shows the shakes and refusals that a record expects. */
final class ReplayAgreement {
  private ReplayAgreement() {}

  /** The same lines refused with the same codes, in order. */
  static Optional<String> refused(JsonNode want, JsonNode got) {
    List<String> wanted = refusals(want);
    List<String> given = refusals(got);
    return given.equals(wanted)
        ? Optional.empty()
        : Optional.of("refused " + given + ", wanted " + wanted);
  }

  private static List<String> refusals(JsonNode list) {
    List<String> refusals = new ArrayList<>();
    list.forEach(one -> refusals.add(one.path("line") + " " + one.path("code").asText()));
    return refusals;
  }

  /** As many shakes, each showing what is expected of it. */
  static Optional<String> shakes(JsonNode want, JsonNode got) {
    if (got.size() != want.size()) {
      return Optional.of(got.size() + " shakes, wanted " + want.size());
    }
    for (int shake = 0; shake < want.size(); shake++) {
      for (Map.Entry<String, JsonNode> field : want.get(shake).properties()) {
        Optional<String> why =
            field(field.getKey(), field.getValue(), got.get(shake).path(field.getKey()));
        if (why.isPresent()) {
          return Optional.of("shake " + (shake + 1) + ": " + why.get());
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> field(String name, JsonNode want, JsonNode got) {
    return switch (name) {
      case "equations" -> papers(want, got);
      case "penalties" -> Agreement.same(name, withoutZeros(want), withoutZeros(got));
      default -> Agreement.same(name, want, got);
    };
  }

  /** A player's last paper must have the verdict, and at least the reasons, that are expected. */
  private static Optional<String> papers(JsonNode want, JsonNode got) {
    for (JsonNode paper : want) {
      String player = paper.path("player").asText();
      Optional<JsonNode> last = Optional.empty();
      for (JsonNode given : got) {
        last = given.path("player").asText().equals(player) ? Optional.of(given) : last;
      }
      if (last.isEmpty()) {
        return Optional.of("no equation by " + player);
      }
      Optional<String> verdict =
          Agreement.same("correct", paper.path("correct"), last.get().path("correct"));
      if (verdict.isPresent()) {
        return verdict.map(why -> player + "'s equation " + why);
      }
      List<String> codes = Agreement.codes(last.get());
      if (!codes.containsAll(Agreement.texts(paper.path("codes")))) {
        return Optional.of(player + "'s reasons " + codes + ", wanted " + paper.path("codes"));
      }
    }
    return Optional.empty();
  }

  private static ObjectNode withoutZeros(JsonNode penalties) {
    ObjectNode kept = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> one : penalties.properties()) {
      if (!one.getValue().isNumber() || one.getValue().decimalValue().signum() != 0) {
        kept.set(one.getKey(), one.getValue());
      }
    }
    return kept;
  }
}
