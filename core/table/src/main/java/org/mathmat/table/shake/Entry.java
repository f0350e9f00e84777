package org.mathmat.table.shake;

import java.time.Instant;

/** An event and when it happened. */
public record Entry(Instant at, Event event) {}
