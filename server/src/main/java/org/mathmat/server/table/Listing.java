package org.mathmat.server.table;

import java.util.List;
import java.util.Optional;
import org.mathmat.host.Ledger;
import org.mathmat.host.Sitter;
import org.mathmat.host.TableState;

/**
 * Tells the directory where something changes that it lists of a table; most acts change nothing.
 */
final class Listing {
  /** What is listed. */
  private record Listed(List<Optional<Sitter>> sitters, TableState.Status status) {}

  private final Directory directory;

  /** What the directory was last told; nothing yet. */
  private Optional<Listed> told = Optional.empty();

  Listing(Directory directory) {
    this.directory = directory;
  }

  void note(Ledger ledger) {
    TableState state = ledger.state().orElseThrow();
    Optional<Listed> listed = Optional.of(new Listed(state.sitters(), state.status()));
    if (!told.equals(listed)) {
      told = listed;
      directory.note(ledger);
    }
  }
}
