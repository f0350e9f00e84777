package org.mathmat.proof.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What the server tells about itself, and the system about the server. */
record Metrics(HttpClient http, String server) {
  /** The sum of all lines of a metric. */
  double value(String name) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(server + "/metrics")).build();
    return http.send(request, HttpResponse.BodyHandlers.ofString())
        .body()
        .lines()
        .filter(line -> line.startsWith(name + "{") || line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  double cpuSeconds() throws IOException, InterruptedException {
    return value("process_cpu_time_ns_total") / 1e9;
  }

  /** The bytes of heap that are in use. */
  double heap() throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(server + "/metrics")).build();
    return http.send(request, HttpResponse.BodyHandlers.ofString())
        .body()
        .lines()
        .filter(line -> line.startsWith("jvm_memory_used_bytes{area=\"heap\""))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  /** The memory of the server's process, where the system tells and its number is known. */
  String resident() throws IOException {
    Optional<Path> status =
        Optional.ofNullable(System.getenv("SERVER_PID"))
            .map(pid -> Path.of("/proc", pid, "status"))
            .filter(Files::isReadable);
    if (status.isEmpty()) {
      return "unknown";
    }
    return Files.readAllLines(status.get()).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .map(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1_000 + " MB")
        .findFirst()
        .orElse("unknown");
  }
}
