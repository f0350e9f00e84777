package org.mathmat.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class SeedTest {
  private static final Seed ZERO = new Seed("0".repeat(64));
  private static final String EQUATIONS =
      "roll: r1 r+ r- r2 r2 r0 b0 b2 b3 b1 b× b3 g^ g4 g^ g- g4 g4 k8 k√ k+ k8 k+ k8";
  private static final String TARGET = "target: 1 2";
  private static final String DICE = "dice: 6 6 3";

  /** Anybody who follows docs/protocol/fair.md comes to the same numbers. */
  @Test
  void theRuleIsFixedForEver() {
    assertThat(ZERO.hash())
        .isEqualTo("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    assertThat(Openings.equations("agloa-2015", "middle", 2).chance(ZERO))
        .containsExactly(EQUATIONS);
    assertThat(Openings.mathdice(2).chance(ZERO)).containsExactly(TARGET, DICE);
  }

  /** Messages of all lengths about those of a block, and keys longer than one. */
  @Test
  void hashesAreThoseOfTheJdk() throws GeneralSecurityException {
    Random random = new Random(2);
    for (int length = 0; length < 300; length++) {
      byte[] message = new byte[length];
      byte[] key = new byte[1 + length / 2];
      random.nextBytes(message);
      random.nextBytes(key);
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      assertThat(Sha256.of(message))
          .isEqualTo(MessageDigest.getInstance("SHA-256").digest(message));
      assertThat(Sha256.hmac(key, message)).isEqualTo(mac.doFinal(message));
    }
  }

  @Test
  void everyNumberIsAboutEquallyLikely() {
    int[] counts = new int[6];
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      Seed.Numbers numbers =
          new Seed("%064x".formatted(random.nextLong(Long.MAX_VALUE))).numbers("roll");
      for (int j = 0; j < 24; j++) {
        counts[numbers.below(6)]++;
      }
    }
    for (int count : counts) {
      assertThat(count).isBetween(1800, 2200);
    }
  }

  @Test
  void aSeedDoesNotShowItself() {
    Set<String> shown = new HashSet<>();
    shown.add(ZERO.toString());
    assertThat(shown).noneMatch(text -> text.contains(ZERO.text()));
  }
}
