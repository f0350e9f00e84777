package org.mathmat.wire;

import static org.mathmat.json.Form.field;

import java.util.List;
import java.util.Optional;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.Json;
import org.mathmat.json.Shape;

/** What the JSON that a {@link LiveMatch} gives looks like. */
public final class LiveForms {
  /**
   * Somebody, or nobody who sits at the table, for whom a match waits.
   *
   * @param limit when his countdown starts
   * @param until when the clock acts for him
   */
  record Waiting(
      Optional<String> player, String task, Optional<String> limit, Optional<String> until) {}

  /**
   * What somebody may do.
   *
   * @param acts word for word
   * @param open kinds of acts that he fills in
   * @param bonus the cubes that may go before a move
   */
  record Offers(List<String> acts, List<String> open, List<String> bonus) {}

  static final Form<List<Waiting>> WAITED_FOR =
      Form.list(
          Form.object(
              "Waiting",
              field("player", Form.orNull(Codec.TEXT), Waiting::player),
              field("task", Codec.TEXT, Waiting::task),
              field("limit", Form.orNull(Codec.TEXT), Waiting::limit),
              field("until", Form.orNull(Codec.TEXT), Waiting::until)));

  static final Form.Fields<Offers> OFFERED =
      Form.object(
          "Offers",
          field("acts", Form.list(Codec.TEXT), Offers::acts),
          field("open", Form.list(Codec.TEXT), Offers::open),
          field("bonus", Form.list(Codec.TEXT), Offers::bonus));

  public static final Form<Json> WAITING = Form.written(WAITED_FOR);
  public static final Form<Json> OFFERS = Form.written(OFFERED);

  /** A match of any game, as somebody sees it. */
  public static final Form<Json> MATCH =
      Form.of(
          json -> json,
          new Shape.Either("MatchView", List.of(ShakeView.FORM.shape(), DiceView.FORM.shape())));

  /** The events of any game, as people are told of them. */
  public static final List<Shape> EVENTS =
      List.of(LiveShakes.CODEC.toldShape(), LiveDice.CODEC.toldShape());

  private LiveForms() {}
}
