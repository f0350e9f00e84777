package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Variation;
import org.mathmat.wire.Verb;

/** Whatever is correct can be written with nothing but the keys that are offered for it. */
class WrittenWithKeysTest {
  /** How many positions are tried for each set of variations; more with {@code -Dkeys.rounds=…}. */
  private static final int ROUNDS = Integer.getInteger("keys.rounds", 1);

  private static final Duration LIMIT = Duration.ofMillis(100L * ROUNDS);
  private static final int MOST = 200;

  private final List<String> unwritten = new ArrayList<>();
  private int written;

  @Test
  void everyCorrectCase() throws IOException {
    for (Path folder : List.of(CaseFile.VECTORS, CaseFile.OWN)) {
      for (CaseFile file : CaseFile.below(folder)) {
        if (file.kind().verb().filter(verb -> verb == Verb.JUDGE).isPresent()) {
          for (Case one : file.cases()) {
            if (one.expect().path("correct").asBoolean()) {
              write(one.question(), one.id());
            }
          }
        }
      }
    }
    assertThat(unwritten).isEmpty();
    assertThat(written).isGreaterThan(800);
  }

  @Test
  void everySolutionThatIsFound() throws IOException {
    Random random = new Random(22);
    int asked = 0;
    for (ShelvedGame game : Shelf.games()) {
      if (game instanceof ShelvedGame.InShakes<?> inShakes) {
        for (Book<?> book : inShakes.books()) {
          for (Division<?> division : book.divisions()) {
            for (List<String> variations : sets(division, random)) {
              for (int i = 0; i < ROUNDS; i++) {
                solve(question(game, book, division, variations, random));
                asked++;
              }
            }
          }
        }
      }
    }
    assertThat(unwritten).isEmpty();
    assertThat(written).as("of %d positions", asked).isGreaterThan(asked);
  }

  /** None, each by itself, and some together. */
  private static List<List<String>> sets(Division<?> division, Random random) {
    List<List<String>> sets = new ArrayList<>();
    sets.add(List.of());
    division.choices().forEach(one -> sets.add(List.of(one.name())));
    for (int most = 2; most < 6 && !division.choices().isEmpty(); most++) {
      List<Variation> all = new ArrayList<>(division.choices());
      Collections.shuffle(all, random);
      List<Variation> chosen = new ArrayList<>();
      for (Variation one : all) {
        if (chosen.size() < most
            && chosen.stream().noneMatch(taken -> Variation.exclude(one, taken))) {
          chosen.add(one);
        }
      }
      sets.add(chosen.stream().map(Variation::name).toList());
    }
    return sets;
  }

  /** A small position, of cubes as they fall. */
  private static ObjectNode question(
      ShelvedGame game, Book<?> book, Division<?> division, List<String> set, Random random) {
    ObjectNode question = JsonNodeFactory.instance.objectNode();
    question.put("game", game.id()).put("rules", book.id()).put("division", division.id());
    set.forEach(question.putArray("variations")::add);
    List<String> rolled = new ArrayList<>();
    List<String> digits = new ArrayList<>();
    for (List<String> faces : division.kit().rolled()) {
      String face = faces.get(random.nextInt(faces.size()));
      (face.matches("[a-z]?[0-9]") && digits.size() < 2 ? digits : rolled).add(face);
    }
    Collections.shuffle(rolled, random);
    boolean cards = division.kit().cards().most() > 0;
    if (cards) {
      List<String> deck = new ArrayList<>(division.kit().cards().deck());
      Collections.shuffle(deck, random);
      question.put("universe", String.join(" ", deck.subList(0, division.kit().cards().fewest())));
      rolled.removeIf(face -> face.matches("[0-9]"));
    }
    question.put("goal", digits.getFirst());
    question.put("required", rolled.removeFirst());
    question.put("permitted", String.join(" ", rolled.subList(0, 6)));
    question.put("forbidden", "");
    question.put("resources", rolled.get(6) + " " + rolled.get(7));
    question.put("challenge", "impossible");
    return question;
  }

  private void solve(ObjectNode question) throws IOException {
    ObjectNode asked = question.deepCopy().put("all", MOST);
    ObjectNode answer = CaseFile.ask(Verb.SOLVE, asked, LIMIT);
    assertThat(answer.path("error").path("code").asText())
        .as(answer.toString())
        .isIn("", "COLOUR_MISSING");
    for (JsonNode solution : answer.path("solutions")) {
      ObjectNode paper = question.deepCopy();
      for (String field : List.of("equation", "solution")) {
        if (solution.has(field)) {
          paper.set(field, solution.get(field));
        }
      }
      write(paper, "solve");
    }
  }

  private void write(ObjectNode question, String id) throws IOException {
    Keyboard keyboard = Keyboard.of(question);
    boolean writes =
        switch (question.path("game").asText()) {
          case "equations" ->
              keyboard.writesEquation(canonical(question.path("equation").asText(), EQUATIONS));
          case "mathdice" ->
              keyboard.writesSolution(
                  canonical(question.path("expression").asText().replace("**", "^"), MATHDICE));
          default -> writesSets(keyboard, question);
        };
    written++;
    if (!writes) {
      unwritten.add(id + " " + question);
    }
  }

  private static boolean writesSets(Keyboard keyboard, ObjectNode question) {
    List<String> texts = new ArrayList<>();
    JsonNode solution = question.path("solution");
    if (solution.isArray()) {
      solution.forEach(text -> texts.add(text.asText()));
    } else {
      texts.add(solution.asText());
    }
    return (texts.size() == 1 || keyboard.has("separator", "//"))
        && texts.stream()
            .map(text -> noted(canonical(text, ONSETS)))
            .allMatch(keyboard::writesSolution);
  }

  /** Without notes about cubes that are not used, which say nothing; dots in the order BRGY. */
  private static String noted(String text) {
    int where = text.indexOf("where");
    if (where < 0) {
      return text;
    }
    String body = text.substring(0, where);
    List<String> notes = new ArrayList<>();
    for (String note : text.substring(where + "where".length()).strip().split(",\\s*", -1)) {
      if (note.startsWith("blank=")) {
        String dots = note.substring("blank=".length());
        notes.add(
            dots.equals("blank") ? note : "blank=" + "BRGY".replaceAll("[^" + dots + "]", ""));
      } else if (body.contains(note.substring(0, 1))) {
        notes.add(note);
      }
    }
    return notes.isEmpty() ? body : body + "where" + String.join(",", notes);
  }

  private static final String EQUATIONS = "x×X×/÷*^−-–-v√V√";
  private static final String MATHDICE = "x×X×/÷*×−-–-";
  private static final String ONSETS = "u∪U∪n∩N∩c⊆C⊆AΛ−-–-′'";

  /** The paper with canonical signs; each alias stands before what it is an alias of. */
  private static String canonical(String text, String aliases) {
    int where = text.indexOf("where");
    StringBuilder canonical = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      int alias = -1;
      for (int j = 0; j < aliases.length(); j += 2) {
        alias = aliases.charAt(j) == text.charAt(i) ? j : alias;
      }
      boolean sign = alias >= 0 && (where < 0 || i < where);
      canonical.append(sign ? aliases.charAt(alias + 1) : text.charAt(i));
    }
    return canonical.toString();
  }
}
