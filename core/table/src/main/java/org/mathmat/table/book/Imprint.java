package org.mathmat.table.book;

/**
 * What stands on a rule-book's cover.
 *
 * @param id the name in records and requests, such as {@code agloa-2015}
 * @param title as people call it, such as {@code AGLOA 2015-16}
 * @param publisher who publishes it, or what it is called where it does not say; of two books of
 *     one publisher the later one replaces the other
 * @param year in which its season begins; 0 where the book does not say
 */
public record Imprint(String id, String title, String publisher, int year) {
  public Imprint {
    if (id.isBlank() || title.isBlank() || publisher.isBlank()) {
      throw new IllegalArgumentException(
          "A book (" + id + ") must have a name, a title and a publisher.");
    }
  }
}
