/** The server: where it starts, what it is told, and how its parts are put together. */
@org.jspecify.annotations.NullMarked
package org.mathmat.server;
