package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.wire.Answer;

/** What whoever runs the server looks at. */
record Operations(PrometheusMeterRegistry registry, Supplier<Optional<String>> trouble) {
  private static final Pattern LOCAL =
      Pattern.compile("(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?");

  void add(RoutesConfig routes) {
    routes.get("/health", context -> Responses.json(context, 200, status("ok")));
    routes.get("/ready", this::ready);
    routes.get("/metrics", this::metrics);
    routes.get("/api/openapi.yaml", Operations::openApi);
  }

  private void ready(Context context) {
    Optional<String> why = trouble.get();
    JsonObject json = status(why.isEmpty() ? "ready" : "not ready");
    why.ifPresent(sentence -> json.put("why", sentence));
    Responses.json(context, why.isEmpty() ? 200 : 503, json);
  }

  private static JsonObject status(String word) {
    return Answer.object().put("status", word);
  }

  /** For programs on the same machine that name it, and did not come through a proxy. */
  private void metrics(Context context) throws Exception {
    boolean near =
        InetAddress.getByName(context.ip()).isLoopbackAddress()
            && context.header("X-Forwarded-For") == null
            && LOCAL.matcher(Optional.ofNullable(context.host()).orElse("")).matches();
    if (!near) {
      throw Problem.of(Problem.Code.NOT_FOUND, "There is nothing at this address.").thrown();
    }
    context.contentType("text/plain; version=0.0.4; charset=utf-8").result(registry.scrape());
  }

  private static void openApi(Context context) throws IOException {
    try (InputStream in =
        Operations.class.getResourceAsStream("/org/mathmat/server/openapi.yaml")) {
      if (in == null) {
        throw new IllegalStateException("The OpenAPI document is not in the jar.");
      }
      context
          .contentType("application/yaml; charset=utf-8")
          .result(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
