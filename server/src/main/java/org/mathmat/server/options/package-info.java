/** What whoever runs the server can choose. */
@org.jspecify.annotations.NullMarked
package org.mathmat.server.options;
