package org.mathmat.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * Somebody who asks a server behind a proxy from an address of his own choice: the test is the
 * proxy.
 */
final class Caller {
  private final HttpClient http =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
  private final int port;
  private final String address;

  Caller(int port, String address) {
    this.port = port;
    this.address = address;
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .timeout(Duration.ofSeconds(60))
        .header("X-Forwarded-For", address);
  }

  private static Client.Got got(HttpResponse<String> response) {
    return new Client.Got(
        response.statusCode(),
        response.headers().firstValue("Retry-After").orElse(""),
        response.body());
  }

  /** The answer; its type is the header Retry-After. */
  Client.Got get(String path) throws IOException, InterruptedException {
    return got(http.send(request(path).GET().build(), HttpResponse.BodyHandlers.ofString()));
  }

  Client.Got post(String path, ObjectNode body) throws IOException, InterruptedException {
    return got(http.send(posted(path, body), HttpResponse.BodyHandlers.ofString()));
  }

  CompletableFuture<Client.Got> posting(String path, ObjectNode body) {
    return http.sendAsync(posted(path, body), HttpResponse.BodyHandlers.ofString())
        .thenApply(Caller::got);
  }

  private HttpRequest posted(String path, ObjectNode body) {
    return request(path)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
        .build();
  }
}
