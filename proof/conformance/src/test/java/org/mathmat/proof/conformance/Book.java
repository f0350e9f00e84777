package org.mathmat.proof.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Imprint;

/**
 * A rule-book: its sections that have a rule of their own, down to the finest level that the book
 * numbers, and the table in the documents that says what holds each of them.
 *
 * @param rules the book's name in a question
 * @param table the file of its table
 * @param sections each section, and in a few words what it says
 */
record Book(String rules, String table, Map<String, String> sections) {
  private static final String EDITION = "edition of ";
  private static final Path TABLES = Path.of("..", "..", "docs", "rules");
  private static final Map<String, String> TABLE = tables();

  /** The books of the shelf; that of MathDice is the whole game. */
  private static Map<String, String> tables() {
    Map<String, String> tables = new TreeMap<>();
    for (ShelvedGame game : Shelf.games()) {
      for (Imprint imprint : game.imprints()) {
        String book = imprint.id().equals(game.id()) ? "" : "-" + imprint.id();
        tables.put(imprint.id(), game.id() + book + ".md");
      }
    }
    return tables;
  }

  /**
   * A row of the table.
   *
   * @param sections which sections it speaks of
   * @param where what holds them, or why a program cannot show them
   * @param shown the kinds of our own cases that show them, and tests
   */
  record Row(List<String> sections, String where, String shown) {
    /** Whether it says that there is nothing here that a program could show. */
    boolean isBeyondPrograms() {
      return where.startsWith("not for a computer: ");
    }
  }

  static List<String> names() {
    return List.copyOf(TABLE.keySet());
  }

  static Book of(String rules) throws IOException {
    Map<String, String> sections = new LinkedHashMap<>();
    Path list = list(rules);
    for (String line : Files.readAllLines(list)) {
      if (!line.startsWith("#") && !line.startsWith(EDITION)) {
        String[] parts = line.split(" \\| ", 2);
        if (parts.length < 2 || sections.put(parts[0], parts[1]) != null) {
          throw new IllegalStateException(list + ": " + line);
        }
      }
    }
    String table = TABLE.get(rules);
    if (table == null) {
      throw new IllegalStateException("There is no table for " + rules + ".");
    }
    return new Book(rules, table, sections);
  }

  /** The sections that may be cited: an edition has those of the book before it, too. */
  Set<String> citable() throws IOException {
    Set<String> citable = new TreeSet<>(sections.keySet());
    Optional<String> before = before(rules);
    if (before.isPresent()) {
      citable.addAll(of(before.get()).citable());
    }
    return citable;
  }

  /** The book to which this one is a difference, where its list says so. */
  private static Optional<String> before(String rules) throws IOException {
    return Files.readAllLines(list(rules)).stream()
        .filter(line -> line.startsWith(EDITION))
        .map(line -> line.substring(EDITION.length()).strip())
        .findFirst();
  }

  private static Path list(String rules) {
    return CaseFile.FILES.resolve("sections").resolve(rules + ".txt");
  }

  /** The rows of the tables of sections, without their heads. */
  List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (String line : Files.readAllLines(TABLES.resolve(table))) {
      if (line.startsWith("| ") && !line.startsWith("| section |")) {
        List<String> columns = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
        if (columns.size() != 7) {
          throw new IllegalStateException(table + ": " + line);
        }
        rows.add(new Row(List.of(columns.get(1).split(", ", -1)), columns.get(3), columns.get(5)));
      }
    }
    return rows;
  }

  /** The row that has this section; an edition has those of the book before it, too. */
  Optional<Row> row(String section) throws IOException {
    for (Row row : rows()) {
      if (row.sections().contains(section)) {
        return Optional.of(row);
      }
    }
    Optional<String> before = before(rules);
    return before.isPresent() ? of(before.get()).row(section) : Optional.empty();
  }

  @Override
  public String toString() {
    return rules;
  }
}
