package org.mathmat.proof.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * One case of a conformance file.
 *
 * @param id its name in the file
 * @param question what is asked: the case without what is said about it
 * @param expect what the answer must show
 * @param cite the sections of the rule-book that settle it, with a comma between two
 */
record Case(String id, ObjectNode question, ObjectNode expect, String cite) {
  static Case of(ObjectNode line) {
    ObjectNode question = line.deepCopy();
    question.remove(List.of("expect", "cite", "note"));
    JsonNode expect = line.required("expect");
    return new Case(
        line.required("id").asText(), question, (ObjectNode) expect, line.path("cite").asText());
  }

  /** The sections one by one. */
  List<String> cites() {
    return List.of(cite.split(", ", -1));
  }
}
