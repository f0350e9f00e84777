package org.mathmat.server.http;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.mathmat.server.problem.Problem;

/** Answers what the web server refuses before any route sees it, such as a broken address. */
final class LastResort extends ErrorHandler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    Problem problem =
        status >= 500
            ? Problem.of(Problem.Code.INTERNAL, "Mathmat made a mistake of its own here.")
            : new Problem(
                status, "REQUEST", "This is no proper request.", java.util.Optional.empty());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.TYPE);
    Content.Sink.write(response, true, problem.json().toString(), callback);
    return true;
  }
}
