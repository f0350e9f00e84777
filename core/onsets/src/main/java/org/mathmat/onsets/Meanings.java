package org.mathmat.onsets;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * What a cube may mean.
 *
 * @param twins symbols of which each may stand for the other, at any place and without a note; a
 *     symbol that is not here has no twin
 * @param wild cubes that may stand for another symbol throughout a Solution, with a note, and for
 *     which symbols
 */
public record Meanings(Map<Symbol, Symbol> twins, Map<Symbol, Set<Symbol>> wild) {
  /** Every cube means what it shows. */
  public static final Meanings PLAIN = new Meanings(Map.of(), Map.of());

  public Meanings {
    twins = copy(twins);
    wild = copy(wild);
  }

  /** The symbols that one may be without a note: itself and its twin. */
  public Set<Symbol> freely(Symbol symbol) {
    Symbol twin = twins.get(symbol);
    return twin == null ? Set.of(symbol) : EnumSet.of(symbol, twin);
  }

  /** The symbols that a cube may stand for with a note; none where it is not wild. */
  public Set<Symbol> withNote(Symbol cube) {
    return wild.getOrDefault(cube, Set.of());
  }

  /** Whether a cube may, with or without a note, stand for the symbol. */
  public boolean allows(Symbol cube, Symbol meaning) {
    return freely(cube).contains(meaning) || withNote(cube).contains(meaning);
  }

  Meanings interchanging(Symbol one, Symbol other) {
    Map<Symbol, Symbol> more = new EnumMap<>(Symbol.class);
    more.putAll(twins);
    more.put(one, other);
    more.put(other, one);
    return new Meanings(more, wild);
  }

  Meanings wild(Symbol cube, Set<Symbol> meanings) {
    Map<Symbol, Set<Symbol>> more = new EnumMap<>(Symbol.class);
    more.putAll(wild);
    more.put(cube, Collections.unmodifiableSet(EnumSet.copyOf(meanings)));
    return new Meanings(twins, more);
  }

  private static <V> Map<Symbol, V> copy(Map<Symbol, V> map) {
    return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(map));
  }
}
