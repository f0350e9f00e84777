package org.mathmat.equations;

import java.util.Optional;

/** Something that every Solution must show. */
@FunctionalInterface
public interface Demand {
  /** What is missing in a Solution that uses cubes and signs so, if something is. */
  Optional<Finding> missing(Uses solution);
}
