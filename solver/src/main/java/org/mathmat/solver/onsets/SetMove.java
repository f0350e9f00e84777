package org.mathmat.solver.onsets;

import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Section;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.Result;

/**
 * What a move would lead to.
 *
 * @param paper what could be written after a Now challenge, where one would be right
 */
public record SetMove(Symbol cube, Section section, Result result, Optional<List<String>> paper) {}
