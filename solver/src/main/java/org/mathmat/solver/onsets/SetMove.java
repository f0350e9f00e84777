package org.mathmat.solver.onsets;

import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.Result;
import org.mathmat.table.shake.Section;

/**
 * What a move would lead to.
 *
 * @param manner whether the cube comes from Resources or is shifted out of Permitted
 * @param paper what could be written after a Now challenge, where one would be right
 */
public record SetMove(
    Manner manner, Symbol cube, Section section, Result result, Optional<List<String>> paper) {}
