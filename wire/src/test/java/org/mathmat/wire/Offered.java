package org.mathmat.wire;

import java.util.List;
import java.util.stream.Stream;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.RuledMatch;
import org.mathmat.table.Offer;

/** What a player is offered in a test, in the words of a record. */
final class Offered {
  private Offered() {}

  static List<String> acts(LiveMatch match, int seat) {
    return switch (match) {
      case RuledMatch<?, ?, ?> ruled -> acts(ruled, seat);
    };
  }

  /** Without those that begin with a bonus. */
  private static <A> List<String> acts(RuledMatch<?, A, ?> match, int seat) {
    return match.offers(seat).stream()
        .flatMap(offer ->
            offer instanceof Offer.Ready<A>(A action) && match.bonus(action).isEmpty()
                ? match.words(seat, action).stream()
                : Stream.of())
        .toList();
  }

  static List<String> open(LiveMatch match, int seat) {
    return switch (match) {
      case RuledMatch<?, ?, ?> ruled ->
          ruled.offers(seat).stream()
              .flatMap(offer ->
                  offer instanceof Offer.Open<?>(String kind) ? Stream.of(kind) : Stream.of())
              .distinct()
              .toList();
    };
  }
}
