package org.mathmat.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PeopleTest {
  private static final Instant NOW = Instant.parse("2026-11-15T23:00:00Z");
  private static final Ticket ANN =
      new Ticket(new Person("1-2-3", "Ann Ørsted", Person.Kind.ACCOUNT), 7, Optional.of("s-1"));

  @TempDir Path folder;

  @Test
  void aTicketIsReadOnlyAsItWasIssued() throws Exception {
    Tickets tickets = Tickets.ofFolder(folder);
    String ticket = tickets.issue(ANN, NOW);
    assertThat(tickets.read(ticket, NOW)).contains(ANN);
    assertThat(Tickets.ofFolder(folder).read(ticket, NOW)).contains(ANN);
    for (int i = 0; i < ticket.length(); i++) {
      char other = ticket.charAt(i) == 'A' ? 'B' : 'A';
      String changed = ticket.substring(0, i) + other + ticket.substring(i + 1);
      // The last sign of the signature has bits to spare, but is compared as text.
      assertThat(tickets.read(changed, NOW)).as("changed at %d", i).isEmpty();
    }
    assertThat(tickets.read(ticket, NOW.plus(Tickets.LIFE).plus(Duration.ofDays(1)))).isEmpty();
    assertThat(new Tickets(new byte[32]).read(ticket, NOW)).isEmpty();
    for (String wrong : List.of("", ".", "....", "a.b.c.d.e", "x".repeat(10_000))) {
      assertThat(tickets.read(wrong, NOW)).isEmpty();
    }
  }

  @Test
  void theSecretIsForTheServerAlone() throws Exception {
    Tickets.ofFolder(folder);
    assertThat(Files.getPosixFilePermissions(folder.resolve("secret.key")).toString())
        .doesNotContain("GROUP")
        .doesNotContain("OTHERS");
  }

  @Test
  void aPasswordIsKnownByItsHash() throws Exception {
    Passwords passwords = new Passwords(new Turnstile(1, 0));
    String hash = passwords.hash("correct horse");
    assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    assertThat(passwords.matches("correct horse", hash)).isTrue();
    assertThat(passwords.matches("correct horsf", hash)).isFalse();
    assertThat(passwords.hash("correct horse")).isNotEqualTo(hash);
  }

  @Test
  void aNameCanStandInARecord() {
    assertThat(Names.clean("  Ann   O'Neil ")).contains("Ann O'Neil");
    assertThat(Names.clean("Łukasz 2")).contains("Łukasz 2");
    for (String bad :
        List.of(
            "",
            " ",
            "roll",
            "Shake",
            "a:b",
            "a,b",
            "a#b",
            "<b>",
            "a\nb",
            "...",
            "x".repeat(21),
            "\u3164",
            "Ann\u034f",
            "\uffa0b",
            "\u1160c",
            "e\u0301\u0302\u0303\u0304",
            "\u0410nn",
            "Robo",
            "robo 2",
            "R\u043eb\u043e",
            "judges")) {
      assertThat(Names.clean(bad)).as(bad).isEmpty();
    }
    for (String good : List.of("Анна", "たろうタロ", "José", "Nguyễn", "Robin", "Zoë 3")) {
      assertThat(Names.clean(good)).as(good).contains(good);
    }
  }

  @Test
  void namesThatLookAlikeAreTold() {
    assertThat(Names.look("paul")).isEqualTo(Names.look("раul")).isEqualTo(Names.look("PAUL"));
    assertThat(Names.look("Rob0t")).isEqualTo(Names.look("robot"));
    assertThat(Names.look("Ann")).isNotEqualTo(Names.look("Anna"));
  }

  @Test
  void aPasswordThatAnybodyWouldTryIsTold() {
    for (String common :
        List.of(
            "password",
            "Password1",
            "PASSWORT123",
            "12345678",
            "23456789",
            "hgfedcba",
            "aaaaaaaa",
            "annorsted1",
            "qwertyuiop")) {
      assertThat(CommonPasswords.has(common, "AnnOrsted")).as(common).isTrue();
    }
    for (String good : List.of("correct horse", "first password", "violin tea moose")) {
      assertThat(CommonPasswords.has(good, "Ann")).as(good).isFalse();
    }
  }
}
