package org.mathmat.table.league;

import java.time.Duration;
import java.time.Month;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.mathmat.table.book.Change;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.score.MatchPoints;

/** Reads the lines of a list that change something, in one division or in all. */
final class ChangeReader {
  /** The words of what holds in every division. */
  static final Set<String> EVERYWHERE = Set.of("name", "round", "overtime", "points");

  /** The words of what is about variations. */
  static final Set<String> VARIATIONS = Set.of("only", "on", "off", "call");

  private static final String IN = " in ";
  private static final int LONGEST_NAME = 60;
  private static final int MOST_MINUTES = 240;
  private static final int MOST_POINTS = 100;

  private final Set<String> said = new HashSet<>();
  private final Set<Month> only = EnumSet.noneOf(Month.class);
  private final List<League.Dated> changes = new ArrayList<>();

  /** What was read. */
  List<League.Dated> changes() {
    return List.copyOf(changes);
  }

  /** A line that holds in every division. */
  Optional<Fault> everywhere(Part word, Part rest) {
    if (!said.add(word.text())) {
      return word.no(Fault.Code.TWICE, "\"" + word.text() + "\" is there twice.");
    }
    if (rest.isEmpty()) {
      return missing(word);
    }
    return switch (word.text()) {
      case "name" -> name(rest);
      case "round" -> minutes(rest, 1, Change.Length::new);
      case "overtime" -> minutes(rest, 0, Change.Overtime::new);
      case "points" -> points(rest);
      default -> throw new IllegalArgumentException(word.text());
    };
  }

  private static Optional<Fault> missing(Part word) {
    return word.no(Fault.Code.MISSING, "There must be something behind \"" + word.text() + "\".");
  }

  private void add(Change change) {
    changes.add(new League.Dated(change, Months.ALL));
  }

  private Optional<Fault> name(Part rest) {
    if (rest.text().length() > LONGEST_NAME) {
      return rest.no(Fault.Code.TOO_LONG, "A name has at most " + LONGEST_NAME + " characters.");
    }
    add(new Change.Name(rest.text()));
    return Optional.empty();
  }

  private Optional<Fault> minutes(Part rest, int least, Function<Duration, Change> change) {
    Part number = rest.word();
    boolean unit = Set.of("", "minute", "minutes").contains(rest.rest().text());
    boolean fits =
        unit && isNumber(number) && value(number) >= least && value(number) <= MOST_MINUTES;
    if (!fits) {
      return rest.no(
          Fault.Code.NUMBER,
          "This must be %d to %d minutes, such as: 25 minutes.".formatted(least, MOST_MINUTES));
    }
    add(change.apply(Duration.ofMinutes(value(number))));
    return Optional.empty();
  }

  private static boolean isNumber(Part text) {
    return text.text().matches("[0-9]{1,3}");
  }

  private static int value(Part number) {
    return Integer.parseInt(number.text());
  }

  private Optional<Fault> points(Part rest) {
    Part first = rest.word();
    Part second = rest.rest().word();
    Part third = rest.rest().rest();
    for (Part place : List.of(first, second, third)) {
      if (!isNumber(place) || value(place) > MOST_POINTS) {
        return place.no(
            Fault.Code.NUMBER,
            "The first, second and third place are worth 0 to %d points, such as: points 6 4 2."
                .formatted(MOST_POINTS));
      }
    }
    if (!MatchPoints.isFair(value(first), value(second), value(third))) {
      return rest.no(
          Fault.Code.POINTS,
          "A better place may not be worth less, and players who tie must be able to share their"
              + " places' points evenly, as with 6 4 2 or 5 3 1.");
    }
    add(new Change.Points(new MatchPoints(value(first), value(second), value(third))));
    return Optional.empty();
  }

  /** A line about variations of a list. */
  Optional<Fault> variations(Part word, Part rest, VariationList<?> book) {
    if (rest.isEmpty()) {
      return missing(word);
    }
    if (word.text().equals("call")) {
      return call(rest, book);
    }
    Part names = names(rest, book);
    Set<Month> months = EnumSet.noneOf(Month.class);
    if (names.to() == rest.to()) {
      months.addAll(Months.ALL);
    } else {
      Part behind = new Part(rest.line(), rest.whole(), names.to(), rest.to()).stripped().rest();
      Optional<Fault> fault = Months.read(behind, months);
      if (fault.isPresent()) {
        return fault;
      }
    }
    List<String> keys = new ArrayList<>();
    for (Part name : names.split(';')) {
      Optional<Fault> fault = choice(name, book, keys);
      if (fault.isPresent()) {
        return fault;
      }
    }
    return word.text().equals("only")
        ? only(word, keys, months)
        : switched(names, word.text().equals("on"), keys, months);
  }

  /** The part before the months, if there are any: a variation's own name may have an "in". */
  private static Part names(Part rest, VariationList<?> book) {
    List<Part> parts = rest.split(';');
    Part last = parts.getLast();
    int in = last.text().lastIndexOf(IN);
    return in < 0 || listed(last.text(), book).isPresent()
        ? rest
        : new Part(rest.line(), rest.whole(), rest.from(), last.from() + in).stripped();
  }

  private static Optional<? extends Listed<?>> listed(String name, VariationList<?> book) {
    return book.all().stream().filter(one -> one.entry().isNamed(name)).findFirst();
  }

  /** A variation that may be chosen. */
  private static Optional<Fault> choice(Part name, VariationList<?> book, List<String> keys) {
    Optional<? extends Listed<?>> found = listed(name.text(), book);
    if (found.isEmpty()) {
      return unknown(name, book);
    }
    if (book.always().contains(found.get())) {
      return name.no(
          Fault.Code.VARIATION,
          "%s is in force in every shake of this division; only what players choose can be"
                  .formatted(found.get().entry().title())
              + " switched on and off.");
    }
    if (keys.contains(found.get().entry().key())) {
      return name.no(Fault.Code.TWICE, "\"" + name.text() + "\" is there twice.");
    }
    keys.add(found.get().entry().key());
    return Optional.empty();
  }

  private static Optional<Fault> unknown(Part name, VariationList<?> book) {
    String hint =
        book.find(name.text())
            .map(
                found -> " Name it with its blank: %s.".formatted(found.listed().entry().pattern()))
            .orElse("");
    return name.no(
        Fault.Code.VARIATION,
        "\"%s\" is not on the book's list of this division.%s".formatted(name.text(), hint));
  }

  private Optional<Fault> only(Part word, List<String> keys, Set<Month> months) {
    if (months.stream().anyMatch(only::contains)) {
      return word.no(Fault.Code.TWICE, "\"only\" is there twice for the same month.");
    }
    only.addAll(months);
    changes.add(new League.Dated(new Change.Only(keys), months));
    return Optional.empty();
  }

  private Optional<Fault> switched(Part names, boolean on, List<String> keys, Set<Month> months) {
    for (String key : keys) {
      if (!said.add("switch " + key)) {
        return names.no(
            Fault.Code.TWICE,
            "\"%s\" is switched twice; name all its months in one line.".formatted(key));
      }
      Change change = on ? new Change.On(key) : new Change.Off(key);
      changes.add(new League.Dated(change, months));
    }
    return Optional.empty();
  }

  private Optional<Fault> call(Part rest, VariationList<?> book) {
    int open = rest.text().indexOf('"');
    int close = rest.text().length() - 1;
    if (open < 0 || close <= open || rest.text().indexOf('"', open + 1) != close) {
      return rest.no(
          Fault.Code.NAME, "The other name stands in quotes, as in: call Remainder \"Left-over\".");
    }
    Part name = rest.between(0, open);
    Part other = rest.between(open + 1, close);
    Optional<? extends Listed<?>> found = listed(name.text(), book);
    if (found.isEmpty()) {
      return unknown(name, book);
    }
    String key = found.get().entry().key();
    if (!said.add("call " + key)) {
      return name.no(Fault.Code.TWICE, "\"" + name.text() + "\" gets a second name.");
    }
    if (other.text().length() > LONGEST_NAME) {
      return other.no(Fault.Code.TOO_LONG, "A name has at most " + LONGEST_NAME + " characters.");
    }
    Optional<Fault> fault = Naming.fault(other, found.get().entry(), named(book));
    if (fault.isEmpty()) {
      add(new Change.Call(key, other.text()));
    }
    return fault;
  }

  /** The book's list with the names that were given so far. */
  private VariationList<?> named(VariationList<?> book) {
    return new LocalRules(
            changes.stream()
                .map(League.Dated::change)
                .filter(Change.Call.class::isInstance)
                .toList())
        .list(book);
  }
}
