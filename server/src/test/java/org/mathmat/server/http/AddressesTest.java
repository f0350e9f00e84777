package org.mathmat.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AddressesTest {
  private static final Addresses DIRECT = new Addresses(Optional.empty());
  private static final Addresses PROXIED =
      new Addresses(Optional.of(Set.of(InetAddress.ofLiteral("10.0.0.5"))));

  @Test
  void withoutAProxyNobodyChoosesHisAddress() {
    assertThat(DIRECT.of("203.0.113.7", List.of("1.2.3.4"))).isEqualTo("203.0.113.7");
    assertThat(DIRECT.of("127.0.0.1", List.of("1.2.3.4"))).isEqualTo("127.0.0.1");
  }

  @Test
  void ofAProxyTheLastWordOfTheLastLineCounts() {
    assertThat(PROXIED.of("127.0.0.1", List.of("6.6.6.6", "7.7.7.7, 198.51.100.9")))
        .isEqualTo("198.51.100.9");
    assertThat(PROXIED.of("10.0.0.5", List.of("6.6.6.6"))).isEqualTo("6.6.6.6");
  }

  @Test
  void whoIsNoProxyOfOursIsCountedHimself() {
    assertThat(PROXIED.of("203.0.113.7", List.of("6.6.6.6"))).isEqualTo("203.0.113.7");
    assertThat(PROXIED.of("127.0.0.1", List.of("not an address"))).isEqualTo("127.0.0.1");
    assertThat(PROXIED.of("127.0.0.1", List.of())).isEqualTo("127.0.0.1");
  }

  @Test
  void anIpv6NetworkIsOne() {
    assertThat(PROXIED.of("::1", List.of("2001:db8:1:2:3:4:5:6")))
        .isEqualTo(PROXIED.of("::1", List.of("2001:db8:1:2:ffff::1")))
        .isEqualTo("2001:db8:1:2::/64");
    assertThat(DIRECT.of("2001:db8:1:3::1", List.of())).isEqualTo("2001:db8:1:3::/64");
    assertThat(DIRECT.of("::ffff:203.0.113.7", List.of())).isEqualTo("203.0.113.7");
  }
}
