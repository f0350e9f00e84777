package org.mathmat.solver.equations;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mathmat.equations.Turn;

/** The values of parts in which 1s are powers of the base up to some exponent. */
final class PowerSets {
  private final Ground ground;
  private final BasePowers powers;
  private final Map<Key, ValueSet> known = new HashMap<>();

  private record Key(long used, int most) {}

  PowerSets(Ground ground) {
    this.ground = ground;
    this.powers = ground.forms().powers();
  }

  /** All values with exponents from the negative of this to this. */
  ValueSet of(Part part, int most) {
    if (powers.count(part.used()) == 0) {
      return ground.all().values(part, false);
    }
    Key key = new Key(part.used(), most);
    @Nullable ValueSet before = known.get(key);
    if (before != null) {
      return before;
    }
    ValueSet set = new ValueSet();
    add(part, most, set);
    ground.meter().keep(20 + 3L * set.size());
    known.put(key, set);
    return set;
  }

  private ValueSet of(Part part, boolean wide, int most) {
    return wide ? ground.all().values(part, true) : of(part, most);
  }

  private void add(Part part, int most, ValueSet into) {
    for (Form.Leaf leaf : ground.forms().leaves(part.used())) {
      if (!leaf.wide() && !leaf.bounded()) {
        into.add(leaf.value());
      }
    }
    if (ground.stock().things(part.used()) == 1) {
      for (Turn turn : powers.turns()) {
        for (int exponent = -most; exponent <= most; exponent++) {
          into.add(powers.word(exponent, turn));
        }
      }
      return;
    }
    ForwardSets sets = ground.all();
    for (Form.OfOne form : ground.forms().ofOne()) {
      ground
          .stock()
          .rests(
              part.used(),
              form.cost(),
              (rest, _) -> {
                if (rest == part.used()) {
                  into.markOpen();
                } else {
                  sets.addOfOne(form, of(ground.parts().of(rest), most), into);
                }
                return false;
              });
    }
    for (Split split : ground.parts().splits(part)) {
      int widths = split.form().wide() ? 2 : 1;
      for (int i = 0; i < widths; i++) {
        ValueSet one = of(split.small(), i == 1, most);
        for (int j = 0; j < widths; j++) {
          ValueSet other = of(split.large(), j == 1, most);
          sets.addOfTwo(split.form(), one, other, into);
          if (!split.form().rule().isCommutative()) {
            sets.addOfTwo(split.form(), other, one, into);
          }
        }
      }
    }
  }
}
