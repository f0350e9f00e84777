package org.mathmat.server.table;

import org.apache.pekko.persistence.typed.EventAdapter;
import org.apache.pekko.persistence.typed.EventSeq;

/**
 * Something that happened at a table, as its entity hears of it: from the journal, or just now,
 * when it is known already what it leads to.
 */
sealed interface Happening permits Draft.Step, Happening.Read {
  TableEvent event();

  /** Out of the journal. */
  record Read(TableEvent event) implements Happening {}

  /** What of it is stored: the event alone. */
  final class Adapter extends EventAdapter<Happening, TableEvent> {
    @Override
    public TableEvent toJournal(Happening happening) {
      return happening.event();
    }

    @Override
    public String manifest(Happening happening) {
      return "";
    }

    @Override
    public EventSeq<Happening> fromJournal(TableEvent event, String manifest) {
      return EventSeq.single(new Read(event));
    }
  }
}
