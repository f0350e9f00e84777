package org.mathmat.solver.onsets;

import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Section;
import org.mathmat.onsets.Symbol;

/**
 * What a move would lead to.
 *
 * @param result {@code safe}, {@code now}, {@code impossible} or {@code unknown}
 * @param paper what could be written after a Now challenge, where one would be right
 */
public record SetMove(Symbol cube, Section section, String result, Optional<List<String>> paper) {}
