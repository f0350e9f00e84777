package org.mathmat.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.json.JsonObject;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Variation;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Step;

/** The variations that a request names, and what is said to a choice of them. */
final class ChosenVariations {
  private ChosenVariations() {}

  /** Those in a field of the request, which can all be in force together. */
  static <V extends Variation> List<V> read(
      Book<?> book, Division<V> division, Request request, String field) throws BadInput {
    List<V> variations = new ArrayList<>();
    for (String name : request.texts(field)) {
      Optional<VariationList.Found<V>> found = division.find(name);
      if (found.isEmpty()) {
        throw new BadInput(
            ErrorCode.VARIATION_UNKNOWN,
            "\"%s\" is no variation of %s %s.".formatted(name, book.id(), division.id()));
      }
      V variation = found.get().variation();
      for (V other : variations) {
        if (Variation.exclude(other, variation)) {
          throw new BadInput(
              ErrorCode.VARIATION_CONFLICT,
              "%s and %s cannot be in force together.".formatted(other.name(), variation.name()));
        }
      }
      variations.add(variation);
    }
    return List.copyOf(variations);
  }

  /** The answer to a choice. */
  static <V extends Variation> JsonObject told(Book<?> book, Checked<List<V>> result) {
    return switch (result) {
      case Checked.Good<List<V>> _ -> Answer.object().put("ok", true);
      case Checked.Bad<List<V>>(RefusalCode code, String message) ->
          Answer.object()
              .put("ok", false)
              .put("code", code.name())
              .put("rule", book.procedure().section(Step.VARIATION_FIT))
              .put("message", message);
    };
  }
}
