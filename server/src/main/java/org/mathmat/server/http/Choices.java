package org.mathmat.server.http;

import java.time.LocalDate;
import java.util.List;
import org.mathmat.host.Bots;
import org.mathmat.json.JsonObject;
import org.mathmat.wire.Answer;
import org.mathmat.wire.MatchDay;
import org.mathmat.wire.ShelfJson;

/** What can be chosen for a new table: what stands on the shelf, and who plays. */
final class Choices {
  private Choices() {}

  static JsonObject json(LocalDate today) {
    JsonObject json = Answer.object();
    json.set("games", ShelfJson.games(today));
    List.of("short", "long").forEach(json.putArray("play")::add);
    MatchDay.SEASONS.forEach(json.putArray("season")::add);
    List.of("judge", "players").forEach(json.putArray("checking")::add);
    List.of("strict", "tournament").forEach(json.putArray("procedure")::add);
    Bots.offered().forEach(json.putArray("bots")::add);
    return json;
  }
}
