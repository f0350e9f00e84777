package org.mathmat.solver.onsets;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Meter;

/**
 * The ways to write what cubes name or keep that differ in more than grouping or order, up to so
 * many for each part, worked out once for a question.
 */
final class Spellings {
  /** A few more than are wanted, as some come to the same in the end. */
  private static final int FEWEST = 50;

  /** About what a text takes. */
  private static final int WORDS = 30;

  private final NamedSets names;
  private final Restrictions restrictions;
  private final int most;
  private final Meter meter;
  private final Map<Place, List<Spelling>> known = new HashMap<>();
  private boolean cut;

  Spellings(NamedSets names, Restrictions restrictions, int most, Meter meter) {
    this.names = names;
    this.restrictions = restrictions;
    this.most = Math.max(most, FEWEST);
    this.meter = meter;
  }

  /** What a part is looked at as. */
  private enum As {
    NAME,
    /** A name around which a complement stands that takes no cube more. */
    COMPLEMENTED,
    CHAIN,
    RESTRICTIONS
  }

  private record Place(As as, Way.Operand part) {}

  /** Different texts, until there are enough. */
  private final class Texts {
    private final Map<List<String>, Spelling> texts = new LinkedHashMap<>();

    /** True if no more are wanted. */
    boolean add(Spelling spelling) {
      meter.step(1);
      if (texts.putIfAbsent(identity(spelling), spelling) == null) {
        meter.keep(WORDS);
      }
      cut |= texts.size() >= most;
      return texts.size() >= most;
    }

    private List<String> identity(Spelling spelling) {
      return List.of(spelling.sign(), spelling.key());
    }
  }

  /** Whether something may have been left out. */
  boolean isCut() {
    return cut;
  }

  /** A Solution in every way. */
  List<Spelling> of(Search.Hit hit) {
    List<Spelling> all = names(new Way.Operand(hit.name(), hit.set()));
    if (hit.restriction() == 0) {
      return all;
    }
    Texts texts = new Texts();
    each(
        restrictions(new Way.Operand(hit.restriction(), hit.kept())),
        all,
        (before, name) -> texts.add(before.then(name, false)));
    return List.copyOf(texts.texts.values());
  }

  /** Sees two texts; true to see no more. */
  @FunctionalInterface
  private interface Both {
    boolean see(Spelling one, Spelling other);
  }

  private static boolean each(List<Spelling> some, List<Spelling> others, Both both) {
    for (Spelling one : some) {
      for (Spelling other : others) {
        if (both.see(one, other)) {
          return true;
        }
      }
    }
    return false;
  }

  private List<Spelling> names(Way.Operand name) {
    return names(new Place(As.NAME, name));
  }

  private List<Spelling> names(Place place) {
    return remembered(
        place,
        texts ->
            names.ways(
                place.part.word(),
                place.part.mask(),
                way -> {
                  meter.step(1);
                  return switch (way) {
                    case Way.Cube(String cube) -> texts.add(Spelling.of(cube));
                    case Way.Joined(Way.Operand one, String sign, boolean commutes, var other) ->
                        each(
                            names(one),
                            names(other),
                            (left, right) -> texts.add(left.joined(sign, commutes, right)));
                    case Way.Complement(Way.Operand inner, String prime) ->
                        complement(place, inner, prime, texts);
                  };
                }));
  }

  /** Where one cube makes many complements, the complement of one by the same cube is left out. */
  private boolean complement(Place place, Way.Operand inner, String prime, Texts texts) {
    if (place.as == As.COMPLEMENTED) {
      cut = true;
      return false;
    }
    boolean again = inner.word() == place.part.word();
    return (again ? names(new Place(As.COMPLEMENTED, inner)) : names(inner))
        .stream().anyMatch(one -> texts.add(one.complement(prime)));
  }

  private List<Spelling> restrictions(Way.Operand kept) {
    return remembered(
        new Place(As.RESTRICTIONS, kept),
        texts -> {
          if (!restrictions.chainsKeeping(
              kept.word(),
              kept.mask(),
              chain -> chains(new Way.Operand(kept.word(), chain)).stream().anyMatch(texts::add))) {
            restrictions.pairs(
                kept.word(),
                kept.mask(),
                (one, other) ->
                    each(
                        restrictions(one),
                        restrictions(other),
                        (some, more) -> texts.add(some.then(more, true))));
          }
        });
  }

  private List<Spelling> chains(Way.Operand chain) {
    if (restrictions.isSet(chain.word())) {
      return names(new Way.Operand(chain.word(), Restrictions.last(chain.mask())));
    }
    return remembered(
        new Place(As.CHAIN, chain),
        texts ->
            restrictions.ways(
                chain.word(),
                chain.mask(),
                way ->
                    each(
                        chains(way.one()),
                        names(way.other()),
                        (before, last) ->
                            texts.add(before.related(way.written(), way.commutes(), last)))));
  }

  private List<Spelling> remembered(Place place, Consumer<Texts> search) {
    @Nullable List<Spelling> before = known.get(place);
    if (before != null) {
      return before;
    }
    Texts texts = new Texts();
    search.accept(texts);
    List<Spelling> all = List.copyOf(texts.texts.values());
    known.put(place, all);
    return all;
  }
}
