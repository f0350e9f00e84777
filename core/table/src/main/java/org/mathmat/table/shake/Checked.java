package org.mathmat.table.shake;

import java.util.function.Function;
import org.mathmat.table.RefusalCode;

/** Something that was asked for, or why it cannot be had. */
public sealed interface Checked<T> {
  record Good<T>(T value) implements Checked<T> {}

  record Bad<T>(RefusalCode code, String message) implements Checked<T> {}

  static <T> Checked<T> good(T value) {
    return new Good<>(value);
  }

  static <T> Checked<T> bad(RefusalCode code, String message) {
    return new Bad<>(code, message);
  }

  default <U> Checked<U> then(Function<T, Checked<U>> next) {
    return switch (this) {
      case Good<T>(T value) -> next.apply(value);
      case Bad<T>(RefusalCode code, String message) -> bad(code, message);
    };
  }
}
