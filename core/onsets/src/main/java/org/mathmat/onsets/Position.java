package org.mathmat.onsets;

import java.util.Optional;

/**
 * Where the cubes lie when somebody writes.
 *
 * @param goal the Goal on the mat, or the one a writer chose after a challenged no-Goal
 * @param challenge what ended the moving of cubes
 */
public record Position(
    Universe universe,
    Optional<Goal> goal,
    Cubes required,
    Cubes permitted,
    Cubes forbidden,
    Cubes resources,
    Challenge challenge) {}
