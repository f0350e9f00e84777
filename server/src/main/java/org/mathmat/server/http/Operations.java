package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;
import org.mathmat.server.Problem;
import org.mathmat.wire.Answer;

/** What whoever runs the server looks at. */
record Operations(PrometheusMeterRegistry registry, BooleanSupplier ready) {
  void add(RoutesConfig routes) {
    routes.get("/health", context -> status(context, 200, "ok"));
    routes.get(
        "/ready",
        context -> {
          boolean good = ready.getAsBoolean();
          status(context, good ? 200 : 503, good ? "ready" : "not ready");
        });
    routes.get("/metrics", this::metrics);
    routes.get("/api/openapi.yaml", Operations::openApi);
  }

  private static void status(Context context, int status, String word) {
    Responses.json(context, status, Answer.object().put("status", word));
  }

  /** Only for programs on the same machine that did not come through a proxy. */
  private void metrics(Context context) throws Exception {
    boolean near =
        InetAddress.getByName(context.ip()).isLoopbackAddress()
            && context.header("X-Forwarded-For") == null;
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
