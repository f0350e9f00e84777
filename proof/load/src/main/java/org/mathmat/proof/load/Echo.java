package org.mathmat.proof.load;

import io.javalin.Javalin;

/** The bare web server: what comes through a socket goes back. What Mathmat is compared with. */
final class Echo {
  private Echo() {}

  public static void main(String[] args) {
    Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              config.routes.ws(
                  "/echo", socket -> socket.onMessage(message -> message.send(message.message())));
            })
        .start("localhost", Integer.parseInt(args[0]));
  }
}
