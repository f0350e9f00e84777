package org.mathmat.table.book;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A variation as players meet it before its blank is filled: what it is called, what it says, an
 * example, and what can be filled in. It stands in the variation's own file.
 *
 * @param key a stable word for it, by which another language finds its own texts
 * @param pattern how a record spells it, {@code _} for the blank: {@code base _}
 * @param title as people call it: {@code Base}
 * @param words one sentence for a player
 * @param example one example, worked out
 * @param blank what the blank is filled with
 * @param filled the variation itself, or with every simple filling of its blank
 * @param reader finds the variation that a text spells
 */
public record Entry<V extends Variation>(
    String key,
    String pattern,
    String title,
    String words,
    String example,
    Blank blank,
    List<V> filled,
    Function<String, Optional<V>> reader) {
  /** What a blank is filled with. */
  public enum Blank {
    /** There is no blank. */
    NONE,
    /** One of a few things, all of them listed. */
    CHOICE,
    /** Something that the player writes; what is listed are only the simplest. */
    FREE
  }

  public Entry {
    filled = List.copyOf(filled);
    for (String text : List.of(key, pattern, title, words, example)) {
      if (text.isBlank()) {
        throw new IllegalArgumentException(
            "The variation (" + key + ") must have a title, words and an example.");
      }
    }
    if (filled.isEmpty() || (blank == Blank.NONE) == pattern.contains("_")) {
      throw new IllegalArgumentException(
          "The blank of the variation (" + key + ") must be in its pattern, with a filling.");
    }
  }

  /** A variation without a blank. */
  public static <V extends Variation> Entry<V> of(
      String key, String title, String words, String example, V variation) {
    return new Entry<>(
        key,
        variation.name(),
        title,
        words,
        example,
        Blank.NONE,
        List.of(variation),
        Spelling.reader(List.of(variation)));
  }

  /** A variation whose blank is filled with one of a few things. */
  public static <V extends Variation> Entry<V> choice(
      String key, String pattern, String title, String words, String example, List<V> filled) {
    return new Entry<>(
        key, pattern, title, words, example, Blank.CHOICE, filled, Spelling.reader(filled));
  }

  /** The same with another way to read it. */
  public Entry<V> readBy(Function<String, Optional<V>> other) {
    return new Entry<>(key, pattern, title, words, example, blank, filled, other);
  }

  /** The same, and its blank may be filled with anything that can be read. */
  public Entry<V> filledFreely() {
    return new Entry<>(key, pattern, title, words, example, Blank.FREE, filled, reader);
  }

  /**
   * The same under another name; its own is understood as before.
   *
   * @param name with a blank if, and only if, the pattern has one
   */
  public Entry<V> called(String name) {
    return new Entry<>(
        key,
        pattern,
        name.replace("_", "…"),
        words,
        example,
        blank,
        filled,
        text -> reader.apply(text).or(() -> read(text, name)));
  }

  /** The variation that a text spells in the words of another name for it. */
  public Optional<V> read(String text, String name) {
    return new Renamed(name, pattern).meaning(text).flatMap(reader);
  }

  /** Whether a text names it without filling its blank: by its pattern, its title or its key. */
  public boolean isNamed(String text) {
    String spelled = Spelling.of(text);
    return Stream.of(pattern, title, key).map(Spelling::of).anyMatch(spelled::equals);
  }

  /** Every simple filling, each in the words of a name that may have a blank. */
  public List<String> spelled(String name) {
    Renamed renamed = new Renamed(pattern, name);
    return filled.stream()
        .map(variation -> renamed.meaning(variation.name()).orElse(name))
        .toList();
  }
}
