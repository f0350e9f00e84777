package org.mathmat.wire;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.host.LiveDice;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.LiveShakes;
import org.mathmat.host.Turn;
import org.mathmat.json.JsonObject;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceEvent;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;

/** The turns of a match as JSON: as they are stored, and as players of these names are told. */
public final class TurnJson {
  static final EventCodec<Entry, Event> SHAKES =
      new EventCodec<>(Entry::at, Entry::event, Entry::new, ShakeEvents::codec);

  static final EventCodec<DiceEntry, DiceEvent> DICE =
      new EventCodec<>(DiceEntry::at, DiceEntry::event, DiceEntry::new, DiceEvents::codec);

  private final EventCodec.Telling<Entry> shakes;
  private final EventCodec.Telling<DiceEntry> dice;

  public TurnJson(List<String> names) {
    shakes = SHAKES.telling(names);
    dice = DICE.telling(names);
  }

  /** What came of a turn, to be stored. */
  public static String write(Turn<?, ?> turn) {
    return switch (turn) {
      case Turn.OfShake shake -> SHAKES.write(shake.events());
      case Turn.OfPoint point -> DICE.write(point.events());
    };
  }

  /**
   * A turn that was stored.
   *
   * @param match before it, with the players of then
   * @param seat whose it was; nobody's where the table itself acted
   * @param words what was said, as a record has it
   * @param events what came of it
   * @throws org.mathmat.json.Codec.Unreadable where a later version stored it, or it was damaged
   */
  public static Turn<?, ?> read(
      LiveMatch match, OptionalInt seat, Optional<String> words, Duration since, String events) {
    return switch (match) {
      case LiveShakes shakes ->
          new Turn.OfShake(
              words.flatMap(said -> shakes.said(seat, said, since)), SHAKES.read(events));
      case LiveDice dice ->
          new Turn.OfPoint(words.flatMap(said -> dice.said(seat, said, since)), DICE.read(events));
    };
  }

  /** What came of a turn, as players are told. */
  public List<JsonObject> told(Turn<?, ?> turn) {
    List<JsonObject> told = new ArrayList<>();
    switch (turn) {
      case Turn.OfShake shake -> shake.events().forEach(event -> told.add(shakes.of(event)));
      case Turn.OfPoint point -> point.events().forEach(event -> told.add(dice.of(event)));
    }
    return told;
  }
}
