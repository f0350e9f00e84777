package org.mathmat.proof.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A WebSocket whose whole messages go to somebody. */
final class Socket implements WebSocket.Listener {
  private final Consumer<String> messages;
  private final StringBuilder text = new StringBuilder();
  private @Nullable WebSocket socket;

  private Socket(Consumer<String> messages) {
    this.messages = messages;
  }

  static Socket open(HttpClient http, URI address, String cookie, Consumer<String> messages) {
    Socket opened = new Socket(messages);
    WebSocket.Builder builder = http.newWebSocketBuilder().connectTimeout(Duration.ofSeconds(30));
    if (!cookie.isEmpty()) {
      builder.header("Cookie", cookie);
    }
    opened.socket = builder.buildAsync(address, opened).join();
    return opened;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      messages.accept(text.toString());
      text.setLength(0);
    }
    from.request(1);
    return null;
  }

  void ping() {
    send("{\"type\":\"ping\"}");
  }

  void send(String message) {
    if (socket != null) {
      var _ = socket.sendText(message, true);
    }
  }
}
