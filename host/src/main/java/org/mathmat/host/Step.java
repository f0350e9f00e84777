package org.mathmat.host;

/**
 * An event that is to be stored, and where it leads.
 *
 * @param after how the table stands after it
 */
public record Step(Happened event, TableState after) {}
