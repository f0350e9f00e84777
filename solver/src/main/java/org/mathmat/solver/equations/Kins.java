package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.equations.Kin.Member;
import org.mathmat.solver.equations.Kin.Way;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/** Tells which parts have the same signs and as many numerals. */
final class Kins {
  private static final int WORDS_FOR_MEMBER = 6;
  private static final int WORDS_FOR_WAY = 4;

  private final Stock stock;
  private final Forms forms;
  private final Parts parts;
  private final Loan loan;
  private final long signs;
  private final WordMap<Member> members = new WordMap<>();
  private final Map<Key, Kin> kins = new HashMap<>();

  /** Stands for parts that name nothing that less does not name. */
  private final Member nobody;

  private record Key(long signs, int numerals) {}

  Kins(Ground ground, Loan loan) {
    this.stock = ground.stock();
    this.forms = ground.forms();
    this.parts = ground.parts();
    this.loan = loan;
    this.signs = signs(stock);
    this.nobody = new Member(new Kin(0, List.of()), parts.of(0));
  }

  /** The fields of things that are no operands. */
  private static long signs(Stock stock) {
    long fields = 0;
    for (int i = 0; i < stock.size(); i++) {
      fields |= stock.dimension(i).highest() > 0 ? 0 : stock.field(i);
    }
    return fields;
  }

  /** Whether signs and numerals are different things. */
  static boolean areFor(Stock stock, Forms forms) {
    long signs = signs(stock);
    return forms.leaves().stream().allMatch(leaf -> (leaf.cost() & signs) == 0)
        && forms.ofOne().stream().allMatch(form -> (form.cost() & ~signs) == 0)
        && forms.ofTwo().stream().allMatch(form -> (form.cost() & ~signs) == 0);
  }

  /** The part that uses exactly this, if it may name what less does not name. */
  @Nullable Member of(long used) {
    @Nullable Member known = members.get(used);
    if (known == null) {
      loan.keep(WORDS_FOR_MEMBER);
      known =
          stock.isBalanced(used) && !parts.hasIdleCubes(used)
              ? new Member(kin(used), parts.of(used))
              : nobody;
      members.put(used, known);
    }
    return known == nobody ? null : known;
  }

  /** The part that uses this as well, if there is so much of everything. */
  @Nullable Member with(Member part, long more) {
    long used = part.part().used();
    return stock.contains(used + more, used) ? of(used + more) : null;
  }

  private Kin kin(long used) {
    return kins.computeIfAbsent(
        new Key(used & signs, stock.things(used & ~signs)),
        key -> new Kin(stock.things(used), ways(key)));
  }

  /** Every way to split such parts, as far as counting tells. */
  private List<Way> ways(Key key) {
    List<Way> ways = new ArrayList<>();
    for (Form.OfTwo form : forms.ofTwo()) {
      if (stock.contains(key.signs, form.cost())) {
        addWays(form, key.signs - form.cost(), key.numerals, 0, 0, ways);
      }
    }
    loan.keep((long) WORDS_FOR_WAY * ways.size());
    return ways;
  }

  private void addWays(
      Form.OfTwo form, long rest, int numerals, int thing, long small, List<Way> ways) {
    if (thing == stock.size()) {
      for (int count = 1; 2 * count <= numerals; count++) {
        if (mayBalance(small, count) && mayBalance(rest - small, numerals - count)) {
          ways.add(new Way(form, small, count));
        }
      }
      return;
    }
    for (int count = 0; count <= stock.count(rest, thing); count++) {
      addWays(form, rest, numerals, thing + 1, small + count * stock.one(thing), ways);
    }
  }

  /** Whether an expression may have these signs and so many numerals. */
  private boolean mayBalance(long used, int numerals) {
    int least = Integer.MAX_VALUE;
    int highest = 0;
    int signsLeast = 0;
    int signsHighest = 0;
    for (int i = 0; i < stock.size(); i++) {
      if ((stock.field(i) & signs) == 0) {
        least = Math.min(least, stock.dimension(i).least());
        highest = Math.max(highest, stock.dimension(i).highest());
      } else {
        signsLeast += stock.dimension(i).least(stock.count(used, i));
        signsHighest += stock.dimension(i).highest(stock.count(used, i));
      }
    }
    return signsLeast + numerals * least <= 1 && signsHighest + numerals * highest >= 1;
  }
}
