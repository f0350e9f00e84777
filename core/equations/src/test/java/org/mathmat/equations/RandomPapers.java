package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;

/** Writes Equations at random with nothing but the keys of a law, each where its kind may stand. */
final class RandomPapers {
  private static final int DEEPEST = 3;

  private final Law law;
  private final List<Key> keys;
  private final Random random;

  /** Of a cube that is noted behind the paper, what it stands for; it stands for nothing else. */
  private Optional<Key> note = Optional.empty();

  private String noted = "";

  RandomPapers(Law law, Random random) {
    this.law = law;
    this.keys = law.keys();
    this.random = random;
  }

  String write() {
    note = random.nextInt(4) == 0 ? any(Kind.NOTE, Part.SOLUTION) : Optional.empty();
    noted = note.map(key -> choice(key.choices())).orElse("");
    String paper = expression(Part.SOLUTION, 0) + "=" + expression(Part.GOAL, DEEPEST - 1);
    return note.map(key -> paper + " where " + key.text().replace(Key.BLANK, noted)).orElse(paper);
  }

  private String expression(Part part, int depth) {
    StringBuilder text = new StringBuilder(operand(part, depth));
    for (int i = random.nextInt(3); i > 0; i--) {
      Key sign = any(Kind.BETWEEN, part).orElseThrow();
      if (needsWholeNumbers(sign)) {
        text.append(used(plain("×"), part)).append(wholePower(sign));
      } else {
        text.append(' ').append(used(sign, part)).append(' ').append(operand(part, depth));
      }
    }
    return text.toString();
  }

  private String operand(Part part, int depth) {
    Optional<Key> before = random.nextInt(4) == 0 ? any(Kind.BEFORE, part) : Optional.empty();
    if (before.isPresent() && needsWholeNumbers(before.get())) {
      return "(" + used(before.get(), part) + "4)";
    }
    String front = before.map(key -> used(key, part)).orElse("");
    return front + core(part, depth) + behind(part, depth);
  }

  private String core(Part part, int depth) {
    int kind = random.nextInt(5);
    if (kind == 0 && depth < DEEPEST) {
      boolean round = random.nextBoolean();
      return (round ? "(" : "[") + expression(part, depth + 1) + (round ? ")" : "]");
    }
    if (kind == 1) {
      Optional<Key> name = any(Kind.NAME, part);
      if (name.isPresent()) {
        return used(name.get(), part);
      }
    }
    return kind == 2 ? numeral(part) : used(any(Kind.DIGIT, part).orElseThrow(), part);
  }

  private String numeral(Part part) {
    List<String> signs = new ArrayList<>();
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      signs.add(bare(any(Kind.DIGIT, part).orElseThrow()));
    }
    any(Kind.POINT, part)
        .filter(_ -> random.nextBoolean())
        .ifPresent(point -> signs.add(random.nextInt(signs.size() + 1), bare(point)));
    return String.join("", signs);
  }

  private String behind(Part part, int depth) {
    Optional<Key> raised = keys.stream().filter(key -> key.text().equals("{")).findFirst();
    if (raised.isPresent() && random.nextInt(4) == 0) {
      return "{" + used(any(Kind.DIGIT, part).orElseThrow(), part) + "}";
    }
    Optional<Key> key = random.nextInt(4) == 0 ? any(Kind.BEHIND, part) : Optional.empty();
    if (key.isEmpty()) {
      return "";
    }
    return key.get().text().equals("@")
        ? " @ (" + expression(Part.GOAL, depth + 1) + ")"
        : key.get().text();
  }

  /** Where powers and roots are of whole numbers, others are refused for their value. */
  private boolean needsWholeNumbers(Key sign) {
    return law.signs().isWhole(Op.POWER) && (sign.text().equals("^") || sign.text().equals("√"));
  }

  private String wholePower(Key sign) {
    return "(" + (sign.text().equals("^") ? "2" : "1") + used(sign, Part.SOLUTION) + "3)";
  }

  /** A key, perhaps with what may be said of how its cube is used. */
  private String used(Key key, Part part) {
    String text = bare(key);
    if (random.nextInt(3) == 0) {
      text = with(text, key, part, false);
    }
    boolean wild = note.isEmpty() && random.nextInt(3) == 0;
    return wild ? with(text, key, part, true) : text;
  }

  /** A turn, or a wild cube. */
  private String with(String text, Key key, Part part, boolean wild) {
    List<Key> uses =
        keys.stream()
            .filter(use -> use.kind() == Kind.USE && use.cube().isPresent() == wild)
            .filter(use -> use.parts().contains(part) && use.choices().contains(key.text()))
            .toList();
    return uses.isEmpty() ? text : choice(uses).text().replace(Key.BLANK, text);
  }

  private String bare(Key key) {
    if (note.isPresent() && key.text().equals(noted) && random.nextBoolean()) {
      return note.get().cube().orElseThrow();
    }
    return key.choices().isEmpty()
        ? key.text()
        : key.text().replace(Key.BLANK, choice(key.choices()));
  }

  private Key plain(String text) {
    return keys.stream()
        .filter(key -> key.kind() == Kind.BETWEEN && key.text().equals(text))
        .findFirst()
        .orElseThrow();
  }

  /** Some key of a kind; of a cube that is noted, none that means what it shows. */
  private Optional<Key> any(Kind kind, Part part) {
    List<Key> fitting =
        keys.stream()
            .filter(key -> key.kind() == kind && key.parts().contains(part))
            .filter(
                key -> kind == Kind.NOTE || note.isEmpty() || !key.cube().equals(note.get().cube()))
            .toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(choice(fitting));
  }

  private <T> T choice(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
