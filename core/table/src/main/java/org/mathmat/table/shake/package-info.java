/**
 * The shake, in every book of Equations and On-Sets. The door is {@code ShakeRules}: an {@code
 * Action} in words becomes {@code Event}s, and an event a {@code Match}, which is always in one
 * {@code Phase}. One file of rules stands for each kind of act ({@code GoalRules}, {@code
 * MovingRules}, …), and {@code Evolution} says what an event leaves. What a book does differently
 * is in its {@code Procedure}; what only the game knows, in its {@code Game}, {@code Layout},
 * {@code Table} and {@code WrittenPaper}.
 */
@NullMarked
package org.mathmat.table.shake;

import org.jspecify.annotations.NullMarked;
