/** HTTP and WebSocket: routes, problems, limits, pages. */
@org.jspecify.annotations.NullMarked
package org.mathmat.server.http;
