package org.mathmat.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which address a request is counted for. The word of a proxy counts only where the proxy is one of
 * ours, and of its words only the last, which it wrote itself: what stands before came from
 * outside.
 *
 * @param proxies whose word counts beside the machine's own; nothing where no proxy is configured
 */
record Addresses(Optional<Set<InetAddress>> proxies) {
  /** The part of an IPv6 address that one customer has to himself. */
  private static final int NETWORK_BYTES = 8;

  /**
   * The address that asks.
   *
   * @param peer who is connected
   * @param forwarded the lines of X-Forwarded-For, in order
   */
  String of(String peer, List<String> forwarded) {
    Optional<InetAddress> connected = read(peer);
    if (connected.filter(this::isProxy).isPresent() && !forwarded.isEmpty()) {
      String line = forwarded.getLast();
      Optional<InetAddress> client = read(line.substring(line.lastIndexOf(',') + 1).strip());
      if (client.isPresent()) {
        return network(client.get());
      }
    }
    return connected.map(Addresses::network).orElse(peer);
  }

  /** Whether the word of this one counts. */
  boolean isProxy(InetAddress peer) {
    return proxies.isPresent() && (peer.isLoopbackAddress() || proxies.get().contains(peer));
  }

  /** A numeric address; no name is ever looked up. */
  static Optional<InetAddress> read(String text) {
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException noAddress) {
      return Optional.empty();
    }
  }

  /** All addresses of an IPv6 network of 64 bits are one. */
  private static String network(InetAddress address) {
    if (!(address instanceof Inet6Address)) {
      return address.getHostAddress();
    }
    List<String> parts = new ArrayList<>();
    byte[] bytes = address.getAddress();
    for (int i = 0; i < NETWORK_BYTES; i += 2) {
      parts.add(Integer.toHexString(((bytes[i] & 0xFF) << 8) | (bytes[i + 1] & 0xFF)));
    }
    return String.join(":", parts) + "::/64";
  }
}
