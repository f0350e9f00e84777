package org.mathmat.solver.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.solver.search.Meter;
import org.mathmat.table.Parsed;

/**
 * How many sets a few cubes name, all of them used: as the file has it, as brute force counts them,
 * and as the solver does. A line of the file: division, variations, cards, cubes, sets.
 */
class NamedSetCountsTest {
  private static final Path COUNTS = Path.of("src", "test", "resources", "onsets-counts.txt");
  private static final String ALL = "blank B R BR G BG RG BRG Y BY RY BRY GY BGY RGY BRGY";

  @Test
  void areThoseOfTheFile() throws IOException {
    List<String> lines = Files.readAllLines(COUNTS);
    List<String> brute = new ArrayList<>();
    List<String> solver = new ArrayList<>();
    for (String line : lines) {
      String[] fields = line.split(" *\\| *", -1);
      List<String> variations =
          fields[1].isEmpty() ? List.of() : Arrays.asList(fields[1].split(", ", -1));
      String cards = fields[2].equals("all 16") ? ALL : fields[2];
      String before = line.substring(0, line.lastIndexOf('|') + 2);
      brute.add(before + bruteForce(fields[0], variations, cards, fields[3]));
      solver.add(before + solver(fields[0], variations, cards, fields[3]));
    }
    assertThat(lines).hasSizeGreaterThan(25);
    assertThat(brute).isEqualTo(lines);
    assertThat(solver).isEqualTo(lines);
  }

  private static int bruteForce(
      String division, List<String> variations, String cards, String cubes) {
    List<Character> shown =
        Arrays.stream(cubes.split(" ", -1)).map(cube -> cube.charAt(0)).toList();
    return new SetBruteForce(
            SetBruteForce.Rules.of(division, variations),
            new SetBruteForce.Table(
                Arrays.asList(cards.split(" ", -1)), Set.of(), shown, List.of(), List.of(), false))
        .named();
  }

  private static int solver(String name, List<String> names, String cards, String cubes) {
    Division division = OnSetsBooks.find("agloa-2023", name).orElseThrow();
    List<Variation> variations =
        names.stream().map(one -> division.find(one).orElseThrow().variation()).toList();
    Law law = division.lawWith(variations);
    Meter meter = new Meter();
    meter.start(Limits.ORDINARY);
    Heap heap = new Heap(law, good(Cubes.parse(cubes)), Optional.empty());
    Deck deck = new Deck(new Universe(good(CardSet.parse(cards))));
    int everything = (1 << heap.bits()) - 1;
    return new NamedSets(law, heap, deck, meter).of(everything).list().length;
  }

  private static <T> T good(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Good<T>(T value)) {
      return value;
    }
    throw new IllegalArgumentException(parsed.toString());
  }
}
