package org.mathmat.server.http;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mathmat.host.Insight;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.Directory;
import org.mathmat.server.table.TableCommand;
import org.mathmat.server.table.TableCommand.Reply;
import org.mathmat.server.table.Tables;

/**
 * Knows a record again of a match that is being played here where time counts: by the hash of its
 * first seed, which an exported record has in a comment. What is typed anew is as open as a typed
 * position.
 */
record RecordsInPlay(Tables tables, Directory directory) {
  private static final Pattern HASH =
      Pattern.compile("^[ \\t]*#[ \\t]*fair: shake 1 hash ([0-9a-f]{64})", Pattern.MULTILINE);

  private static final Pattern SHAKE =
      Pattern.compile(
          "^[ \\t]*(?:\\+\\d+:\\d\\d[ \\t]+)?shake[ \\t\\r]*(?:#.*)?$", Pattern.MULTILINE);

  /** Why a record may not be looked into now; nothing where it may. */
  CompletionStage<Optional<Problem>> closed(Insight what, String matchRecord) throws SQLException {
    Matcher hash = HASH.matcher(matchRecord);
    Optional<String> table = hash.find() ? directory.rolledFrom(hash.group(1)) : Optional.empty();
    if (table.isEmpty()) {
      return CompletableFuture.completedFuture(Optional.empty());
    }
    int shakes = Math.toIntExact(SHAKE.matcher(matchRecord).results().count());
    return tables
        .ask(table.get(), replyTo -> new TableCommand.MayLook(what, shakes, replyTo))
        .handle((reply, failure) ->
            failure != null
                ? Optional.of(TableRoutes.noAnswer())
                : reply instanceof Reply.Refused refused
                    ? Optional.of(refused.problem())
                    : Optional.empty());
  }
}
