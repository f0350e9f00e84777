package org.mathmat.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was said to each act, by its seat and id; it never changes. Each part has about twice as
 * many as the one before, so that there are few to look into, and little is copied for one more.
 */
final class Answers {
  static final Answers NONE = new Answers(List.of());

  /** Who acted, and the id that he gave to his act. */
  record Key(int seat, String id) {}

  private final List<Map<Key, Ledger.Stored>> parts;

  private Answers(List<Map<Key, Ledger.Stored>> parts) {
    this.parts = parts;
  }

  /** One more; what was said last to an id counts. */
  Answers with(Key key, Ledger.Stored said) {
    Map<Key, Ledger.Stored> first = new HashMap<>(Map.of(key, said));
    int merged = 0;
    while (merged < parts.size() && parts.get(merged).size() <= first.size()) {
      parts.get(merged).forEach(first::putIfAbsent);
      merged++;
    }
    List<Map<Key, Ledger.Stored>> next = new ArrayList<>(List.of(first));
    next.addAll(parts.subList(merged, parts.size()));
    return new Answers(next);
  }

  /** How many parts there are to look into. */
  int parts() {
    return parts.size();
  }

  Optional<Ledger.Stored> to(Key key) {
    return parts.stream().flatMap(part -> Optional.ofNullable(part.get(key)).stream()).findFirst();
  }
}
