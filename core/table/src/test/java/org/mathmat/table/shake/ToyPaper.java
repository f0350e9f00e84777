package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;

/**
 * Cubes with + and - between them. Two minus signs can be read in two ways: {@code 8-3-1} is 4, and
 * grouped as {@code 8-(3-1)} it is 6.
 *
 * @param cubes the digits; none where the text is no such row
 */
record ToyPaper(ToyTable table, String text, List<Integer> cubes, Optional<Integer> sum)
    implements WrittenPaper {
  static ToyPaper of(ToyTable table, String text) {
    if (!text.matches("[1-9]([-+][1-9])*")) {
      return new ToyPaper(table, text, List.of(), Optional.empty());
    }
    List<Integer> cubes = Stream.of(text.split("[-+]", -1)).map(Integer::valueOf).toList();
    int sum = cubes.getFirst();
    for (int i = 1; i < cubes.size(); i++) {
      sum += text.charAt(2 * i - 1) == '+' ? cubes.get(i) : -cubes.get(i);
    }
    return new ToyPaper(table, text, cubes, Optional.of(sum));
  }

  @Override
  public Game.Finding judge(Situation situation) {
    if (sum.isEmpty()) {
      return wrong(ReasonCode.SYNTAX);
    }
    Mat mat = situation.shake().mat();
    List<Integer> left = new ArrayList<>(mat.in(Section.PERMITTED, table.digits()));
    List<Integer> required = mat.in(Section.REQUIRED, table.digits());
    left.addAll(required);
    left.addAll(mat.in(Section.RESOURCES, table.digits()));
    boolean there = cubes.stream().allMatch(left::remove);
    if (!there) {
      return wrong(ReasonCode.UNAVAILABLE);
    }
    return cubes.containsAll(required) ? equal(situation) : wrong(ReasonCode.REQUIRED_UNUSED);
  }

  @Override
  public Game.Finding equal(Situation situation) {
    return sum.isPresent() && sum.equals(table.set())
        ? new Game.Finding(true, List.of())
        : wrong(ReasonCode.NOT_EQUAL);
  }

  @Override
  public boolean isAmbiguous(Situation situation, String regrouping) {
    return text.matches("\\d-\\d-\\d")
        && regrouping.equals(text.substring(0, 2) + "(" + text.substring(2) + ")");
  }

  @Override
  public List<String> copies(String regrouped) {
    return List.of(regrouped);
  }

  private static Game.Finding wrong(ReasonCode code) {
    return new Game.Finding(false, List.of(new Reason(code, "Toy 1", "That is wrong: " + code)));
  }
}
