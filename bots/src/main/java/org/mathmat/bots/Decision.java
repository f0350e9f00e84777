package org.mathmat.bots;

import java.time.Duration;
import java.util.Optional;

/**
 * What a bot does.
 *
 * @param action nothing where it waits for others, or for the clock
 * @param thinking how long a person of its strength would think before
 * @param <A> the game's actions
 */
public record Decision<A>(Optional<A> action, Duration thinking) {}
