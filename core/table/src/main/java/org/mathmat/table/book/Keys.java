package org.mathmat.table.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.mathmat.table.Key;

/**
 * What each rule of a law lets people write. A rule is asked once the law is complete, since what
 * one rule offers may depend on another: a base takes digits away, a wild cube may stand for what
 * other rules bring.
 *
 * @param signs who offers what stands by itself
 * @param uses who offers other uses of it: shown what stands by itself
 * @param <L> the game's laws
 */
public record Keys<L>(
    List<Function<L, List<Key>>> signs, List<BiFunction<L, List<Key>, List<Key>>> uses) {
  public Keys {
    signs = List.copyOf(signs);
    uses = List.copyOf(uses);
  }

  /**
   * The same and what this rule offers; a key of the same kind and text takes the place of the
   * other and keeps its choices.
   */
  public Keys<L> and(Function<L, List<Key>> rule) {
    return new Keys<>(Stream.concat(signs.stream(), Stream.of(rule)).toList(), uses);
  }

  /** The same and other uses of what all rules offer. */
  public Keys<L> andUses(BiFunction<L, List<Key>, List<Key>> rule) {
    return new Keys<>(signs, Stream.concat(uses.stream(), Stream.of(rule)).toList());
  }

  /** What may be written under a law, kind by kind. */
  public List<Key> under(L law) {
    Map<Place, Key> offered = new LinkedHashMap<>();
    signs.forEach(rule -> put(rule.apply(law), offered));
    List<Key> standing = List.copyOf(offered.values());
    uses.forEach(rule -> put(rule.apply(law, standing), offered));
    List<Key> keys = new ArrayList<>(offered.values());
    keys.sort(Comparator.comparing(Key::kind));
    return List.copyOf(keys);
  }

  /** What makes two keys the same one. */
  private record Place(Key.Kind kind, String text, Set<Key.Part> parts) {}

  private static void put(List<Key> keys, Map<Place, Key> offered) {
    keys.forEach(key ->
        offered.merge(
            new Place(key.kind(), key.text(), key.parts()), key, (old, later) -> later.and(old)));
  }
}
