package org.mathmat.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;

/** A real PostgreSQL that keeps its word, unlike the defaults of the embedded one. */
final class Postgres {
  private Postgres() {}

  static EmbeddedPostgres start() throws IOException {
    return lasting().start();
  }

  static EmbeddedPostgres.Builder lasting() {
    return EmbeddedPostgres.builder()
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setServerConfig("full_page_writes", "on")
        .setServerConfig("max_connections", "100");
  }
}
