package org.mathmat.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.mathmat.json.Shape;

/** The types of TypeScript that shapes of JSON are. What has a name is declared by it, once. */
final class TypeScript {
  private static final String HEAD =
      """
      /** What the server says. Made from the server's own description of it: do not change it by hand. */
      """;

  private final Map<String, String> declared = new LinkedHashMap<>();

  /** A file with the declarations of these shapes and of all that they need. */
  static String of(List<Shape> shapes) {
    TypeScript types = new TypeScript();
    shapes.forEach(types::type);
    return HEAD + String.join("", types.declared.values());
  }

  private String type(Shape shape) {
    return switch (shape) {
      case Shape.Plain.TEXT -> "string";
      case Shape.Plain.WHOLE -> "number";
      case Shape.Plain.TRUTH -> "boolean";
      case Shape.Words(String name, List<String> words) ->
          declare(
              name,
              "export type "
                  + name
                  + " = "
                  + union(words.stream().map(TypeScript::quoted).toList())
                  + ";\n");
      case Shape.ListOf(Shape entry) -> {
        String type = type(entry);
        yield type.contains(" | ") ? "(" + type + ")[]" : type + "[]";
      }
      case Shape.Maybe(Shape value) -> type(value) + " | null";
      case Shape.ByName(Shape value) -> "Record<string, " + type(value) + ">";
      case Shape.ObjectOf(String name, List<Shape.Field> fields) ->
          declare(name, "export interface " + name + " " + block(fields(fields)) + "\n");
      case Shape.OneOf(String name, String tag, List<Shape.ObjectOf> cases) ->
          declare(name, "export type " + name + " =" + cases(tag, cases) + ";\n");
      case Shape.Either(String name, List<Shape> shapes) ->
          declare(
              name,
              "export type "
                  + name
                  + " = "
                  + union(shapes.stream().map(this::type).toList())
                  + ";\n");
    };
  }

  /** What a shape needs is declared before it. */
  private String declare(String name, String text) {
    String before = declared.putIfAbsent(name, "\n" + text);
    if (before != null && !before.equals("\n" + text)) {
      throw new IllegalArgumentException("Two shapes are called " + name + ".");
    }
    return name;
  }

  private static String union(List<String> types) {
    return String.join(" | ", types);
  }

  private static String quoted(String word) {
    if (word.contains("'") || word.contains("\\")) {
      throw new IllegalArgumentException("A word with a quote: " + word);
    }
    return "'" + word + "'";
  }

  private List<String> fields(List<Shape.Field> fields) {
    List<String> lines = new ArrayList<>();
    for (Shape.Field field : fields) {
      String mark =
          switch (field.presence()) {
            case ALWAYS -> "";
            case SOMETIMES -> "?";
          };
      lines.add(field.name() + mark + ": " + type(field.shape()));
    }
    return lines;
  }

  private static String block(List<String> lines) {
    return lines.stream()
        .map(line -> "  " + line + ";\n")
        .collect(Collectors.joining("", "{\n", "}"));
  }

  private String cases(String tag, List<Shape.ObjectOf> cases) {
    StringBuilder text = new StringBuilder();
    for (Shape.ObjectOf one : cases) {
      List<String> parts = new ArrayList<>(List.of(tag + ": " + quoted(one.name())));
      parts.addAll(fields(one.fields()));
      text.append("\n  | { ").append(String.join("; ", parts)).append(" }");
    }
    return text.toString();
  }
}
