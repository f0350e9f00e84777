package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.VariationCount;

/**
 * The smallest game in shakes: three cubes, each a digit, and one card. The Goal is a cube; a paper
 * adds or subtracts cubes: {@code 1+2}.
 */
record ToyGame(Procedure procedure, VariationCount toSelect) implements Game {
  @Override
  public Kit kit() {
    return new Kit() {
      // From 0, which is a sign here and no digit, to 3.
      @Override
      public List<Lot.Face> lotCube() {
        return IntStream.rangeClosed(0, 3)
            .mapToObj(digit ->
                new Lot.Face("" + digit, digit == 0 ? OptionalInt.empty() : OptionalInt.of(digit)))
            .toList();
      }

      @Override
      public Layout nothing() {
        return new ToyLayout(Optional.empty(), Optional.empty());
      }
    };
  }

  /** Three digits and one card. */
  private record ToyLayout(Optional<List<Integer>> roll, Optional<List<String>> cards)
      implements Layout {
    private static final int CUBES = 3;

    @Override
    public Optional<List<String>> cubes() {
      return roll.map(digits -> digits.stream().map(String::valueOf).toList());
    }

    @Override
    public boolean awaitsCards() {
      return cards.isEmpty();
    }

    @Override
    public Checked<Layout> rolled(List<String> cubes) {
      return cubes.size() == CUBES && cubes.stream().allMatch(cube -> cube.matches("[1-9]"))
          ? Checked.good(
              new ToyLayout(Optional.of(cubes.stream().map(Integer::valueOf).toList()), cards))
          : Checked.bad(RefusalCode.FORMAT, "A roll has three digits.");
    }

    @Override
    public Checked<Layout> dealt(List<String> dealt) {
      return dealt.equals(List.of("sun")) || dealt.equals(List.of("moon"))
          ? Checked.good(new ToyLayout(roll, Optional.of(dealt)))
          : Checked.bad(RefusalCode.FORMAT, "The card is sun or moon.");
    }

    @Override
    public Optional<Table> table() {
      return roll.flatMap(digits -> cards.map(card -> ToyTable.laid(digits, card)));
    }
  }
}
