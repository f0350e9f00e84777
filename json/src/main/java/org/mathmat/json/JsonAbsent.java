package org.mathmat.json;

/** A place where there is no value. It is never part of a tree and cannot be written. */
public enum JsonAbsent implements Json {
  ABSENT;

  @Override
  public String toString() {
    return "";
  }
}
