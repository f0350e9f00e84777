package org.mathmat.server.table;

import static org.mathmat.json.Form.field;

import java.util.List;
import java.util.Optional;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.Json;
import org.mathmat.server.problem.Problem;
import org.mathmat.table.Violation;
import org.mathmat.wire.TableJson;

/** What is said on a table's socket, as JSON, described once. */
final class MessageForms {
  /** What is said on a socket. */
  sealed interface Message {
    /** What is new, and how the table stands. */
    record View(Json entries, Json view) implements Message {}

    /** An act is stored. */
    record Ack(String id, long version, Optional<Violation> setAside) implements Message {}

    /** An act, or whatever else was asked for, is not done. */
    record Refused(String id, Problem problem) implements Message {}

    /** Somebody says something. */
    record Phrase(String player, String phrase) implements Message {}

    record Pong() implements Message {}
  }

  private static final Form<Violation> SET_ASIDE =
      Form.object(
          "SetAside",
          field("code", Codec.TEXT, why -> why.code().name()),
          field("rule", Codec.TEXT, Violation::rule),
          field("message", Codec.TEXT, Violation::message));
  private static final Form.Fields<Message.View> VIEW_MESSAGE =
      Form.object(
          "view",
          field("entries", TableJson.ENTRIES, Message.View::entries),
          field("view", TableJson.VIEW, Message.View::view));
  static final Form.Fields<Message.Ack> ACK =
      Form.object(
          "ack",
          field("id", Codec.TEXT, Message.Ack::id),
          field("version", Form.NUMBER, Message.Ack::version),
          field("setAside", Form.orNull(SET_ASIDE), Message.Ack::setAside));
  private static final Form.Fields<Message.Refused> REFUSED =
      Form.object(
          "refused",
          field("id", Codec.TEXT, Message.Refused::id),
          field("problem", Problem.FORM, Message.Refused::problem));
  private static final Form.Fields<Message.Phrase> PHRASE =
      Form.object(
          "phrase",
          field("player", Codec.TEXT, Message.Phrase::player),
          field("phrase", Codec.TEXT, Message.Phrase::phrase));
  private static final Form.Fields<Message.Pong> PONG = Form.object("pong");

  static final Form.Cases<Message> FORM =
      Form.oneOf(
          "Message",
          "type",
          message ->
              switch (message) {
                case Message.View _ -> VIEW_MESSAGE;
                case Message.Ack _ -> ACK;
                case Message.Refused _ -> REFUSED;
                case Message.Phrase _ -> PHRASE;
                case Message.Pong _ -> PONG;
              },
          List.of(VIEW_MESSAGE, ACK, REFUSED, PHRASE, PONG));

  private MessageForms() {}
}
