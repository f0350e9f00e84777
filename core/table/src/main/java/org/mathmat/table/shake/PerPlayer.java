package org.mathmat.table.shake;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** Something that some of the players have, in the order of their numbers. */
public record PerPlayer<T>(SortedMap<Integer, T> map) {
  public PerPlayer {
    map = Collections.unmodifiableSortedMap(new TreeMap<>(map));
  }

  public static <T> PerPlayer<T> none() {
    return new PerPlayer<>(new TreeMap<>());
  }

  /** The same for each of them. */
  public static <T> PerPlayer<T> each(List<Integer> players, Supplier<T> value) {
    TreeMap<Integer, T> map = new TreeMap<>();
    players.forEach(player -> map.put(player, value.get()));
    return new PerPlayer<>(map);
  }

  public Optional<T> of(int player) {
    return Optional.ofNullable(map.get(player));
  }

  public boolean has(int player) {
    return map.containsKey(player);
  }

  public boolean isEmpty() {
    return map.isEmpty();
  }

  public List<Integer> players() {
    return List.copyOf(map.keySet());
  }

  public PerPlayer<T> with(int player, T value) {
    TreeMap<Integer, T> changed = new TreeMap<>(map);
    changed.put(player, value);
    return new PerPlayer<>(changed);
  }

  public PerPlayer<T> without(int player) {
    TreeMap<Integer, T> changed = new TreeMap<>(map);
    changed.remove(player);
    return new PerPlayer<>(changed);
  }

  public <U> PerPlayer<U> map(Function<T, U> change) {
    TreeMap<Integer, U> changed = new TreeMap<>();
    map.forEach((player, value) -> changed.put(player, change.apply(value)));
    return new PerPlayer<>(changed);
  }
}
