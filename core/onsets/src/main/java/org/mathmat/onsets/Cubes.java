package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mathmat.table.Parsed;

/** A heap of cubes: how many show each symbol. */
public final class Cubes {
  /** No cubes. */
  public static final Cubes NONE = new Cubes(new int[Symbol.ALL.size()]);

  /** More cubes than any kit has; longer lists are no position. */
  public static final int MOST = 64;

  private final int[] counts;

  private Cubes(int[] counts) {
    this.counts = counts;
  }

  public static Cubes of(List<Symbol> symbols) {
    int[] counts = new int[Symbol.ALL.size()];
    for (Symbol symbol : symbols) {
      counts[symbol.ordinal()]++;
    }
    return new Cubes(counts);
  }

  public static Cubes of(Symbol... symbols) {
    return of(List.of(symbols));
  }

  public int count(Symbol symbol) {
    return counts[symbol.ordinal()];
  }

  public boolean has(Symbol symbol) {
    return count(symbol) > 0;
  }

  public int size() {
    return Arrays.stream(counts).sum();
  }

  public boolean isEmpty() {
    return size() == 0;
  }

  public Cubes plus(Symbol symbol) {
    return changed(symbol, 1);
  }

  /** The heap without one such cube, or nothing if it has none. */
  public Optional<Cubes> minus(Symbol symbol) {
    return has(symbol) ? Optional.of(changed(symbol, -1)) : Optional.empty();
  }

  public Cubes plus(Cubes others) {
    int[] sum = counts.clone();
    for (int i = 0; i < sum.length; i++) {
      sum[i] += others.counts[i];
    }
    return new Cubes(sum);
  }

  /** Every cube, one entry each, in the order of {@link Symbol}. */
  public List<Symbol> list() {
    List<Symbol> list = new ArrayList<>();
    for (Symbol symbol : Symbol.ALL) {
      for (int i = 0; i < count(symbol); i++) {
        list.add(symbol);
      }
    }
    return list;
  }

  public String text() {
    return list().stream()
        .map(symbol -> String.valueOf(symbol.sign()))
        .collect(Collectors.joining(" "));
  }

  /** The heap that a list of cubes, a blank between them, spells. */
  public static Parsed<Cubes> parse(String text) {
    int[] counts = new int[Symbol.ALL.size()];
    int size = 0;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == ' ' || character == ',') {
        continue;
      }
      Optional<Symbol> symbol = Symbol.of(character);
      if (symbol.isEmpty()) {
        return Parsed.bad(i + 1, "No cube shows \"" + character + "\".");
      }
      if (i > 0 && text.charAt(i - 1) != ' ' && text.charAt(i - 1) != ',') {
        return Parsed.bad(i + 1, "Put a blank between two cubes.");
      }
      if (++size > MOST) {
        return Parsed.bad(i + 1, "There are more than " + MOST + " cubes.");
      }
      counts[symbol.get().ordinal()]++;
    }
    return Parsed.good(new Cubes(counts));
  }

  private Cubes changed(Symbol symbol, int by) {
    int[] copy = counts.clone();
    copy[symbol.ordinal()] += by;
    return new Cubes(copy);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cubes cubes && Arrays.equals(counts, cubes.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return text();
  }
}
