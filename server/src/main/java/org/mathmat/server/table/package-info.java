/** Tables: event-sourced entities with a single writer, and who watches them. */
@org.jspecify.annotations.NullMarked
package org.mathmat.server.table;
