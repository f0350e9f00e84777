package org.mathmat.onsets;

/** The sections of the mat to which cubes are moved. */
public enum Section {
  REQUIRED,
  PERMITTED,
  FORBIDDEN
}
