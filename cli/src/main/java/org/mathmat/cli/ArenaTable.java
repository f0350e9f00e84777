package org.mathmat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.bots.ArenaResult;
import org.mathmat.wire.Arenas;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.LeagueFile;

/** Lets bots play each other, and prints what each of them scored. */
record ArenaTable() implements Action {
  private static final int MOST_SHAKES = 1_000_000;
  private static final Duration LONGEST = Duration.ofHours(1);

  @Override
  public Set<String> settings() {
    return Set.of("game", "rules", "division", "shakes", "seed", "bots", "league", "day");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws IOException, Misuse {
    Map<String, String> settings = arguments.settings();
    List<String> bots =
        List.of(settings.getOrDefault("bots", "perfect,tournament").split("\\s*,\\s*", -1));
    int shakes = (int) number(settings, "shakes", 100, 1, MOST_SHAKES);
    long seed = number(settings, "seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
    Optional<LeagueFile> league = LeagueOption.read(settings);
    try {
      Map<String, String> headers =
          Arenas.headers(
              Optional.ofNullable(settings.get("game")),
              Optional.ofNullable(settings.get("rules")),
              Optional.ofNullable(settings.get("division")),
              league);
      ArenaResult result =
          Arenas.play(headers, bots, shakes, seed, arguments.limited().orElse(LONGEST));
      terminal.out().write(table(Arenas.title(headers), result).getBytes(StandardCharsets.UTF_8));
      terminal.out().flush();
      return 0;
    } catch (BadInput why) {
      throw new Misuse(why.message());
    }
  }

  private static long number(
      Map<String, String> settings, String name, long usual, long least, long most) throws Misuse {
    String text = settings.getOrDefault(name, String.valueOf(usual));
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // said below
    }
    throw new Misuse("--" + name + " takes a whole number, and not \"" + text + "\".");
  }

  private static String table(String title, ArenaResult result) {
    StringBuilder out = new StringBuilder();
    out.append(String.format(Locale.ROOT, "%s: %d shakes%n", title, result.shakes()));
    out.append("bot          points a shake (95 %)   more than the next line (95 %)\n");
    int left = result.lines().size();
    for (ArenaResult.Line line : result.lines()) {
      out.append(
          String.format(
              Locale.ROOT, "%-12s %s", line.bot().title(), interval("%.2f", line.score())));
      if (--left > 0) {
        out.append("   ").append(interval("%+.2f", line.ahead()));
      }
      out.append('\n');
    }
    return out.toString();
  }

  private static String interval(String form, ArenaResult.Mean mean) {
    String text =
        String.format(
            Locale.ROOT,
            form + "  " + form + " to " + form,
            mean.value(),
            mean.value() - mean.margin(),
            mean.value() + mean.margin());
    return String.format(Locale.ROOT, "%-21s", text);
  }
}
