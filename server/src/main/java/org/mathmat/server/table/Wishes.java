package org.mathmat.server.table;

import java.time.Instant;
import org.mathmat.host.House;
import org.mathmat.host.Sitter;
import org.mathmat.host.TableState;
import org.mathmat.server.people.Person;

/** What persons wish of a table, beside the acts of its match. */
final class Wishes {
  private Wishes() {}

  static House.Decision decide(House house, TableState state, TableCommand.Wish wish, Instant now) {
    return switch (wish) {
      case TableCommand.Join c -> house.join(state, sitter(c.person()), c.seat(), now);
      case TableCommand.Leave c -> house.leave(state, c.by(), now);
      case TableCommand.Robot c -> house.robot(state, c.by(), c.seat(), c.kind(), now);
      case TableCommand.Pause c -> house.pause(state, c.by(), now);
      case TableCommand.Resume c -> house.resume(state, c.by(), now);
      case TableCommand.OfferSeat c -> house.offer(state, c.by(), c.seat(), now);
    };
  }

  static Sitter.Person sitter(Person person) {
    return new Sitter.Person(person.id(), person.name());
  }
}
