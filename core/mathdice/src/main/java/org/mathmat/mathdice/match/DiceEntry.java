package org.mathmat.mathdice.match;

import java.time.Instant;

/** An event and when it happened. */
public record DiceEntry(Instant at, DiceEvent event) {}
