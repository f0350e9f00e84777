/**
 * JSON as a tree: read strictly and within bounds, built, and written.
 *
 * <pre>{@code
 * Json read = JsonReader.read("{\"goal\":\"2×3\"}", Bounds.USUAL) instanceof JsonReader.Read.Good good
 *     ? good.json() : JsonAbsent.ABSENT;
 * read.path("goal").asText();                      // 2×3
 * new JsonObject().put("values", 2).toString();    // {"values":2}
 * }</pre>
 *
 * <p>The module knows nothing but the Java language and uses no reflection, so that it is the same
 * on a server and, compiled, in a browser. {@link org.mathmat.json.Json} is the door: six kinds of
 * values, and one for a place where there is none. A {@link org.mathmat.json.Form} describes once
 * how a value is written, a {@link org.mathmat.json.Codec} also how it is read, and a {@link
 * org.mathmat.json.Shape} is what both tell of that. Objects and lists are filled by whoever builds
 * them and only read after that. Numbers keep the text in which they came: nothing is rounded.
 */
@NullMarked
package org.mathmat.json;

import org.jspecify.annotations.NullMarked;
