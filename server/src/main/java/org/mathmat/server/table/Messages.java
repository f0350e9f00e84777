package org.mathmat.server.table;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.mathmat.json.JsonArray;

/**
 * What is sent to those who watch, at one moment of a table. Whatever several of them see alike is
 * made once: this is the work that every act costs.
 */
final class Messages {
  private final Ledger ledger;
  private final Instant now;
  private final TableView.Common common;
  private final Map<Long, JsonArray> entries = new HashMap<>();
  private final Map<Audience, String> made = new HashMap<>();

  private record Audience(TableState.Viewer viewer, long after) {}

  Messages(Ledger ledger, Set<String> here, Instant now) {
    this.ledger = ledger;
    this.now = now;
    this.common = TableView.common(ledger.state().orElseThrow(), here);
  }

  /** The message for somebody who has seen everything up to a number. */
  String to(TableState.Viewer viewer, long after) {
    return made.computeIfAbsent(new Audience(viewer, after), this::message);
  }

  private String message(Audience audience) {
    TableView view = new TableView(ledger, audience.viewer());
    return TableForms.MESSAGE
        .write(new TableForms.Message.View(entries(view, audience.after()), view.view(common, now)))
        .toString();
  }

  private JsonArray entries(TableView view, long after) {
    return view.hidesAfter(after)
        ? view.entries(after)
        : entries.computeIfAbsent(after, view::entries);
  }
}
