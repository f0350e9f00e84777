package org.mathmat.equations;

/** Which groupings a row of terms has, worked out as the set of what they are worth. */
interface Grouping {
  Values read(Row row);
}
