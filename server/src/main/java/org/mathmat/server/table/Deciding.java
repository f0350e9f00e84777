package org.mathmat.server.table;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.persistence.typed.javadsl.EffectBuilder;
import org.mathmat.host.House;
import org.mathmat.host.Ledger;

/**
 * Lets the house of a table decide on another thread, because papers take long to judge and other
 * tables share this one. It is asked one thing at a time, so that nothing changes meanwhile.
 */
final class Deciding {
  /** What becomes of a decision. */
  interface Then extends BiFunction<Ledger, House.Decision, EffectBuilder<Happening, Ledger>> {}

  private final ActorContext<TableCommand> context;
  private final Executor judges;

  /** What goes on once the house has decided; nothing while it is not asked. */
  private Optional<Then> going = Optional.empty();

  Deciding(ActorContext<TableCommand> context, Executor judges) {
    this.context = context;
    this.judges = judges;
  }

  boolean goesOn() {
    return going.isPresent();
  }

  /** The table hears of the decision by a message. */
  void ask(Supplier<House.Decision> question, Then then) {
    going = Optional.of(then);
    context.pipeToSelf(
        CompletableFuture.supplyAsync(question, judges),
        (decision, failure) ->
            new TableCommand.Judged(Optional.ofNullable(decision), Optional.ofNullable(failure)));
  }

  EffectBuilder<Happening, Ledger> heard(Ledger ledger, TableCommand.Judged judged) {
    Then then = going.orElseThrow();
    going = Optional.empty();
    if (judged.failure().isPresent()) {
      throw new IllegalStateException("The house could not decide.", judged.failure().get());
    }
    return then.apply(ledger, judged.decision().orElseThrow());
  }
}
