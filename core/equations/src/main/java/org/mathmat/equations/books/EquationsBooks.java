package org.mathmat.equations.books;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.equations.Division;
import org.mathmat.table.book.Book;

/** The rule-books of Equations. A new one is a file here and a line in this list. */
public final class EquationsBooks {
  private static final List<Book<Division>> ALL =
      List.of(Agloa2016.BOOK, Agloa2015.BOOK, Mlag2018.BOOK, Guide.BOOK);

  private EquationsBooks() {}

  public static List<Book<Division>> all() {
    return ALL;
  }

  /** Every division of every book. */
  public static Stream<Division> divisions() {
    return ALL.stream().flatMap(book -> book.divisions().stream());
  }

  /** A division by the names of its book and its own. */
  public static Optional<Division> find(String book, String division) {
    return ALL.stream()
        .filter(one -> one.id().equals(book))
        .findFirst()
        .flatMap(one -> one.division(division));
  }
}
