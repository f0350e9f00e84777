package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mathmat.table.VariationCount;

/** Whatever is offered can be done, in any order, and every phase is reached. */
class RandomToysTest {
  private static final int MATCHES = 200;
  private static final int ACTS = 60;
  private static final List<String> PAPERS = List.of("2+3", "5-2", "5-3-2", "(", "nothing");

  private final Random random = new Random(23);
  private final Set<String> phases = new TreeSet<>();

  @Test
  void anythingOfferedCanBeDone() {
    EnumSet<Setup.Conduct> conducts = EnumSet.allOf(Setup.Conduct.class);
    for (int number = 0; number < MATCHES; number++) {
      Toys toys =
          Toys.of(
              number % 2 == 0 ? Toys.USUAL : Toys.OTHER,
              VariationCount.values()[number % VariationCount.values().length],
              Setup.CheckedBy.values()[number / 2 % 2],
              List.copyOf(conducts).get(number / 4 % 2));
      play(toys);
      Match match = toys.match();
      int sum = match.totals().stream().mapToInt(Integer::intValue).sum();
      int scored =
          match.played().stream()
              .flatMap(shake -> java.util.stream.Stream.of(shake.scores(), shake.penalties()))
              .flatMap(List::stream)
              .mapToInt(Integer::intValue)
              .sum();
      int open = match.penalties().stream().mapToInt(Integer::intValue).sum();
      assertThat(sum).isEqualTo(scored + open);
    }
    assertThat(phases)
        .contains("Idle", "Rolling", "Choosing", "Setting", "Answering", "Countering", "Moving")
        .contains("Holding", "Writing", "Checking");
  }

  private void play(Toys toys) {
    for (int act = 0; act < ACTS; act++) {
      phases.add(toys.match().phase().getClass().getSimpleName());
      switch (toys.match().phase()) {
        case Phase.Idle _ -> begin(toys);
        case Phase.Rolling p -> toys.says(p.layout().awaitsCards() ? "deal: sun" : "roll: 5 2 3");
        case Phase.InShake phase -> act(toys, phase);
      }
      if (random.nextInt(30) == 0) {
        toys.passes(Duration.ofSeconds(random.nextInt(200)));
      }
    }
  }

  private static void begin(Toys toys) {
    Toys.NAMES.stream()
        .filter(name -> toys.offers(name).contains("returns"))
        .forEach(name -> toys.says(name + ": returns"));
    toys.says("shake");
  }

  private void act(Toys toys, Phase.InShake phase) {
    String name = Toys.NAMES.get(random.nextInt(Toys.NAMES.size()));
    List<String> offers =
        toys.offers(name).stream()
            .filter(words -> !words.equals("leaves") || random.nextInt(40) == 0)
            .toList();
    if (offers.isEmpty()) {
      return;
    }
    String words = offers.get(random.nextInt(offers.size()));
    switch (words) {
      case "goal" -> toys.says(name + ": goal " + toys.in(Section.RESOURCES).getFirst());
      case "presents" ->
          toys.says(name + ": presents " + PAPERS.get(random.nextInt(PAPERS.size())));
      case "variation", "rejects" -> {}
      default -> toys.says(name + ": " + words);
    }
    assertThat(phase.shake().cubes()).hasSize(phase.shake().mat().places().size());
  }
}
