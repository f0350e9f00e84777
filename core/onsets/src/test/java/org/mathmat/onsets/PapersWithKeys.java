package org.mathmat.onsets;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;

/** Writes papers at random with nothing but keys, each where its kind may stand. */
final class PapersWithKeys {
  private static final int DEEPEST = 2;

  private final List<Key> keys;
  private final Random random;

  PapersWithKeys(List<Key> keys, Random random) {
    this.keys = keys.stream().filter(key -> key.parts().contains(Part.SOLUTION)).toList();
    this.random = random;
  }

  String write() {
    Optional<Key> second = text("//");
    String paper = solution();
    return second.isPresent() ? paper + " // " + solution() : paper;
  }

  private String solution() {
    StringBuilder text = new StringBuilder();
    Optional<Key> relation = any(Kind.RELATION);
    if (relation.isPresent() && random.nextBoolean()) {
      text.append(name(DEEPEST)).append(used(relation.get())).append(name(DEEPEST)).append(" ; ");
    }
    text.append(name(0));
    String lead = " where ";
    for (Key note : keys) {
      if (note.kind() == Kind.NOTE && random.nextInt(4) == 0) {
        text.append(lead).append(note.text().replace(Key.BLANK, choice(note.choices())));
        lead = ", ";
      }
    }
    return text.toString();
  }

  private String name(int depth) {
    StringBuilder text = new StringBuilder(operand(depth));
    for (int i = random.nextInt(3); i > 0; i--) {
      text.append(' ').append(used(any(Kind.BETWEEN).orElseThrow())).append(' ');
      text.append(operand(depth));
    }
    return text.toString();
  }

  private String operand(int depth) {
    String core =
        depth < DEEPEST && random.nextInt(4) == 0
            ? List.of("(_)", "[_]", "{_}").get(random.nextInt(3)).replace("_", name(depth + 1))
            : used(any(Kind.NAME).orElseThrow());
    return random.nextInt(4) == 0 ? core + used(any(Kind.BEHIND).orElseThrow()) : core;
  }

  private String used(Key key) {
    List<Key> uses =
        keys.stream()
            .filter(use -> use.kind() == Kind.USE && use.choices().contains(key.text()))
            .toList();
    return uses.isEmpty() || random.nextInt(3) > 0
        ? key.text()
        : choice(uses).text().replace(Key.BLANK, key.text());
  }

  private Optional<Key> text(String text) {
    return keys.stream().filter(key -> key.text().equals(text)).findFirst();
  }

  private Optional<Key> any(Kind kind) {
    List<Key> fitting = keys.stream().filter(key -> key.kind() == kind).toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(choice(fitting));
  }

  private <T> T choice(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
