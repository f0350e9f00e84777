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

  /** What the rules accepted when it happened, so that it can be had. */
  default T orElseThrow() {
    return switch (this) {
      case Good<T>(T value) -> value;
      case Bad<T>(RefusalCode code, String message) ->
          throw new IllegalStateException("What happened cannot be read: " + code + ": " + message);
    };
  }

  default <U> Checked<U> map(Function<T, U> change) {
    return switch (this) {
      case Good<T>(T value) -> good(change.apply(value));
      case Bad<T>(RefusalCode code, String message) -> bad(code, message);
    };
  }
}
