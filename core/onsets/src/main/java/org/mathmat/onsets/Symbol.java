package org.mathmat.onsets;

/** What a face of an On-Sets cube shows. */
public enum Symbol {
  BLUE
}
