package org.mathmat.proof.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.proof.node.Node;

/** The types of the client and of its tests hold: TypeScript's own checker says so. */
class TypesTest {
  @ParameterizedTest
  @ValueSource(strings = {"main", "test"})
  void theClientIsWellTyped(String part) throws IOException, InterruptedException {
    Node.Ended ended = NodeJs.check(NodeJs.WEB.resolve("src/" + part + "/web/tsconfig.json"));
    assertThat(ended.status()).as(ended.said()).isZero();
  }
}
