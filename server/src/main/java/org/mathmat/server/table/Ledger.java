package org.mathmat.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.table.Violation;
import org.mathmat.wire.Answer;

/**
 * Everything that was stored of a table, and where it stands. It belongs to one actor and grows
 * with every event.
 */
final class Ledger {
  /** The events after which all papers lie open. */
  private static final Set<String> SHOWING = Set.of("CheckingBegun", "ShakeEnded");

  /** An act that is stored: in which entry, and why it was set aside if it was. */
  record Stored(long version, Optional<Violation> setAside) {
    /** As whoever asked for the act is told. */
    ObjectNode json(String id) {
      ObjectNode json = Answer.object();
      json.put("id", id);
      json.put("version", version);
      if (setAside.isPresent()) {
        Violation why = setAside.get();
        json.putObject("setAside")
            .put("code", why.code().name())
            .put("rule", why.rule())
            .put("message", why.message());
      } else {
        json.putNull("setAside");
      }
      return json;
    }
  }

  private final List<TableEvent> entries = new ArrayList<>();
  private final Map<String, Stored> answered = new HashMap<>();
  private final Deque<Draft.Step> foreseen = new ArrayDeque<>();

  /** What the rules say of the newest entries, by their numbers. */
  private final Map<Long, List<ObjectNode>> told = new HashMap<>();

  private Optional<TableState> state = Optional.empty();
  private long shown;

  /** These events are about to be stored, and it is known already what they lead to. */
  void foresee(List<Draft.Step> steps) {
    foreseen.addAll(steps);
    told.clear();
  }

  Ledger add(TableEvent event) {
    entries.add(event);
    Draft.Step expected = foreseen.poll();
    if (expected != null && expected.event().equals(event)) {
      state = Optional.of(expected.after());
      told.put(version(), expected.told());
    } else {
      state = Optional.of(after(event));
    }
    switch (event) {
      case TableEvent.Acted acted -> {
        acted.id().ifPresent(id -> keep(acted.seat().orElse(-1), id, acted.setAside()));
        if (SHOWING.stream().anyMatch(acted.events()::has)) {
          shown = version();
        }
      }
      case TableEvent.Ready ready -> keep(ready.seat(), ready.id(), Optional.empty());
      case TableEvent.WantsToFinish wish -> keep(wish.seat(), wish.id(), Optional.empty());
      case TableEvent.Created _,
          TableEvent.SeatTaken _,
          TableEvent.SeatFreed _,
          TableEvent.Started _,
          TableEvent.HashPublished _,
          TableEvent.SeedRevealed _ -> {}
    }
    return this;
  }

  private TableState after(TableEvent event) {
    return event instanceof TableEvent.Created created
        ? TableState.of(created)
        : state.orElseThrow().after(event);
  }

  private void keep(int seat, String id, Optional<Violation> setAside) {
    answered.put(key(seat, id), new Stored(version(), setAside));
  }

  private static String key(int seat, String id) {
    return seat + " " + id;
  }

  /** Nothing before the table is made. */
  Optional<TableState> state() {
    return state;
  }

  /** The number of the last entry. */
  long version() {
    return entries.size();
  }

  List<TableEvent> entries() {
    return entries;
  }

  /** What an act led to, as the players are told. Not to be changed. */
  List<ObjectNode> told(long number, TableEvent.Acted acted) {
    List<ObjectNode> known = told.get(number);
    return known == null
        ? state.flatMap(TableState::match).orElseThrow().told(acted.events().json())
        : known;
  }

  /** Papers that were handed in up to this entry lie open. */
  long shown() {
    return shown;
  }

  /** What was said to an act when it was stored. */
  Optional<Stored> answered(int seat, String id) {
    return Optional.ofNullable(answered.get(key(seat, id)));
  }
}
