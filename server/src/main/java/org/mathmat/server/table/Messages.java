package org.mathmat.server.table;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.mathmat.host.Ledger;
import org.mathmat.host.TableState;
import org.mathmat.host.TableView;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.wire.Answer;
import org.mathmat.wire.TableJson;

/**
 * What is sent to those who watch, at one moment of a table. Whatever several of them see alike is
 * made once: this is the work that every act costs.
 */
final class Messages {
  private final Ledger ledger;
  private final Instant now;
  private final TableJson words;
  private final TableView.Common common;
  private final TableJson.Common written;
  private final Map<Long, JsonArray> entries = new HashMap<>();
  private final Map<Audience, String> made = new HashMap<>();

  private record Audience(TableState.Viewer viewer, long after) {}

  /**
   * @param here the persons who have a connection
   */
  Messages(Ledger ledger, Set<String> here, Instant now) {
    TableState state = ledger.state().orElseThrow();
    this.ledger = ledger;
    this.now = now;
    this.words = new TableJson(state.sitters());
    this.common = TableView.Common.of(state, here);
    this.written = words.common(common);
  }

  /** The message for somebody who has seen everything up to a number. */
  String to(TableState.Viewer viewer, long after) {
    return made.computeIfAbsent(new Audience(viewer, after), this::message);
  }

  private String message(Audience audience) {
    return MessageForms.FORM
        .write(
            new MessageForms.Message.View(
                entries(audience.viewer().seat(), audience.after()), view(audience.viewer())))
        .toString();
  }

  JsonObject view(TableState.Viewer viewer) {
    return words.view(TableView.of(ledger, viewer, common), written, now);
  }

  /** What somebody asks for of the history. */
  JsonObject entries(TableCommand.Entries asked) {
    TableState.Viewer viewer = ledger.state().orElseThrow().viewer(asked.person());
    return Answer.object().set("events", entries(viewer.seat(), asked.after()));
  }

  private JsonArray entries(OptionalInt seat, long after) {
    return TableView.hidesAfter(ledger, seat, after)
        ? words.entries(TableView.entries(ledger, seat, after))
        : entries.computeIfAbsent(
            after, number -> words.entries(TableView.entries(ledger, seat, number)));
  }
}
