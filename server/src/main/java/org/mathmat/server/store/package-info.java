/** The databases: an embedded file, or PostgreSQL. */
@org.jspecify.annotations.NullMarked
package org.mathmat.server.store;
