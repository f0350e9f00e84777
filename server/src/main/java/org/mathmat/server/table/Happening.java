package org.mathmat.server.table;

import org.apache.pekko.persistence.typed.EventAdapter;
import org.apache.pekko.persistence.typed.EventSeq;
import org.mathmat.host.Ledger;
import org.mathmat.host.Step;

/**
 * Something that happened at a table, as its entity hears of it: from the journal, or just now,
 * when it is known already what it leads to.
 */
sealed interface Happening {
  /** As it is stored. */
  TableEvent event();

  /** Everything that was stored, with it. */
  Ledger in(Ledger ledger);

  /** Out of the journal. */
  record Read(TableEvent event) implements Happening {
    @Override
    public Ledger in(Ledger ledger) {
      return ledger.with(Journal.read(ledger, event));
    }
  }

  /** Just now. */
  record Now(Step step) implements Happening {
    @Override
    public TableEvent event() {
      return Journal.stored(step.event());
    }

    @Override
    public Ledger in(Ledger ledger) {
      return ledger.with(step);
    }
  }

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
