package org.mathmat.onsets;

/** Something that a variation wants every Solution to show. */
public sealed interface Demand {
  /** The clause that a Solution without it breaks. */
  OnSetsClause clause();

  /** A cube that shows this is in the Restrictions or the Set-Name, whatever it stands for. */
  record UsesCube(Symbol cube) implements Demand {
    @Override
    public OnSetsClause clause() {
      return OnSetsClause.REQUIRED_CUBE;
    }
  }

  /** The Set-Name has at least so many operation symbols. */
  record Operations(int least) implements Demand {
    @Override
    public OnSetsClause clause() {
      return OnSetsClause.TWO_OPERATIONS;
    }
  }

  /** The set named has this card. */
  record Holds(Card card) implements Demand {
    @Override
    public OnSetsClause clause() {
      return OnSetsClause.REQUIRED_OR_FORBIDDEN_CARD;
    }
  }

  /** The set named does not have this card. */
  record Lacks(Card card) implements Demand {
    @Override
    public OnSetsClause clause() {
      return OnSetsClause.REQUIRED_OR_FORBIDDEN_CARD;
    }
  }

  /** Each Restriction takes at least so many cards of the whole universe away. */
  record RestrictionsRemove(int least) implements Demand {
    @Override
    public OnSetsClause clause() {
      return OnSetsClause.NO_NULL_RESTRICTIONS;
    }
  }
}
