package org.mathmat.server.http;

import io.javalin.http.Context;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;

/** How answers are written. */
final class Responses {
  private Responses() {}

  static void json(Context context, int status, JsonObject json) {
    json(context, status, json.toString());
  }

  static void json(Context context, int status, String json) {
    context.status(status).contentType("application/json; charset=utf-8").result(json);
  }

  static void problem(Context context, Problem problem) {
    if (problem.status() == 429 || problem.status() == 503) {
      context.header("Retry-After", "2");
    }
    problem(context, problem.status(), problem.json());
  }

  static void problem(Context context, int status, JsonObject json) {
    context.status(status).contentType(Problem.TYPE).result(json.toString());
  }
}
