package org.mathmat.onsets;

/**
 * The rule-book's table of contents: in which section a clause stands. The seven rules of the basic
 * game have numbers of their own, and each division lists its variations anew.
 */
final class OnSetsBook {
  private OnSetsBook() {}

  static String cite(Division division, OnSetsClause clause) {
    return division == Division.BASIC ? basic(clause) : full(division, clause);
  }

  private static String basic(OnSetsClause clause) {
    return "Basic "
        + switch (clause) {
          case GOAL_WRITTEN, GOAL_CUBES -> "I";
          case GOAL_ARRANGEMENT -> "I-B";
          case GOAL_WHOLE_NUMBER -> "I-B-3";
          case TWO_CUBES -> "III-A";
          case REQUIRED_USED -> "III-B";
          case FORBIDDEN_OUT -> "III-C";
          case CUBES_THERE -> "III-D";
          case ONE_RESOURCE -> "IV-A-1-c";
          case EVERY_READING -> "III-E";
          case ONE_SET_NAME,
              NO_RELATION_IN_SET_NAME,
              DEFINED,
              NO_RESTRICTIONS_HERE,
              RESTRICTION_FORM,
              RESTRICTION_GROUPING,
              RESTRICTION_WANTED,
              EQUALS_GOAL,
              VERIFIABLE,
              CUBE_MEANING,
              BLANK_MEANING,
              WILD_CUBE,
              REQUIRED_CUBE,
              TWO_OPERATIONS,
              REQUIRED_OR_FORBIDDEN_CARD,
              NO_NULL_RESTRICTIONS,
              TWO_SOLUTIONS,
              NEW_CARD ->
              "III";
        };
  }

  private static String full(Division division, OnSetsClause clause) {
    return switch (clause) {
      case GOAL_WRITTEN, GOAL_CUBES -> "III-D-2";
      case GOAL_ARRANGEMENT -> "III-B-1";
      case GOAL_WHOLE_NUMBER -> "III-B";
      case ONE_SET_NAME -> "VII-B-1";
      case NO_RELATION_IN_SET_NAME -> "VI-A";
      case DEFINED -> "VII-C-5-d";
      case NO_RESTRICTIONS_HERE -> "I-B-2-d";
      case RESTRICTION_FORM -> "VI-B-2";
      case RESTRICTION_GROUPING -> "VI-B-3";
      case RESTRICTION_WANTED -> "VII-B-2";
      case EQUALS_GOAL, VERIFIABLE -> "VII-B-3";
      case EVERY_READING -> "VII-B-6";
      case TWO_CUBES -> "VII-B-4-a";
      case REQUIRED_USED -> "VII-B-4-b";
      case FORBIDDEN_OUT -> "VII-B-4-d";
      case CUBES_THERE -> "VII-B-4-c";
      case ONE_RESOURCE -> "VII-B-4-e";
      case CUBE_MEANING -> "VII-C-5-e";
      case BLANK_MEANING -> "XIII-C-12";
      case REQUIRED_CUBE -> variation(division, "A-1", "B-1", "C-4");
      case WILD_CUBE -> variation(division, "A-2", "B-2", "C-5");
      case TWO_OPERATIONS -> variation(division, "A-5", "B-5", "C-6");
      case NO_NULL_RESTRICTIONS -> variation(division, "B-8", "B-8", "C-8");
      case REQUIRED_OR_FORBIDDEN_CARD -> "XIII-C-11";
      case TWO_SOLUTIONS, NEW_CARD -> "XIII-D-14";
    };
  }

  private static String variation(
      Division division, String elementary, String middle, String junior) {
    return "XIII-"
        + switch (division) {
          case BASIC, ELEMENTARY -> elementary;
          case MIDDLE -> middle;
          case JUNIOR, SENIOR -> junior;
        };
  }
}
