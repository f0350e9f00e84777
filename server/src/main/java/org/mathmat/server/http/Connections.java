package org.mathmat.server.http;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.io.Connection;
import org.mathmat.server.options.Options;

/**
 * How many connections may be open, together and from one address; one more is closed at once. So
 * nobody takes the places of all others by opening connections and saying nothing. A proxy, through
 * which everybody comes, counts with the rest but has no bound of its own.
 */
final class Connections implements Connection.Listener {
  /** A school behind one address, with a page and a socket for each. */
  private static final int MOST_OF_AN_ADDRESS = 2_500;

  private static final int MOST = 25_000;

  /** Files that the databases, the jars and the cluster keep open. */
  private static final int OTHER_FILES = 500;

  private final int mostOfAnAddress;
  private final int most;
  private final Addresses addresses;

  /** The open connections by address, and how many each address has. */
  private final Map<Connection, String> open = new HashMap<>();

  private final Map<String, Integer> counts = new HashMap<>();

  Connections(Limits limits, Options options) {
    this.mostOfAnAddress = limits.raised(MOST_OF_AN_ADDRESS);
    this.most = (int) Math.max(OTHER_FILES, Math.min(MOST, files() - OTHER_FILES));
    this.addresses = new Addresses(options.publicUrl().map(_ -> options.proxies()));
  }

  /** How many files the system lets the process open. */
  private static long files() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getMaxFileDescriptorCount()
        : MOST;
  }

  @Override
  public void onOpened(Connection connection) {
    Optional<InetAddress> peer = peer(connection);
    String address = peer.map(one -> addresses.of(one.getHostAddress(), List.of())).orElse("");
    boolean proxy = peer.filter(addresses::isProxy).isPresent();
    boolean tooMany;
    synchronized (this) {
      open.put(connection, address);
      int here = counts.merge(address, 1, Integer::sum);
      tooMany = open.size() > most || (!proxy && here > mostOfAnAddress);
    }
    if (tooMany) {
      connection.getEndPoint().close();
    }
  }

  @Override
  public synchronized void onClosed(Connection connection) {
    String address = open.remove(connection);
    if (address != null) {
      counts.computeIfPresent(address, (_, count) -> count > 1 ? count - 1 : null);
    }
  }

  private static Optional<InetAddress> peer(Connection connection) {
    return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress peer
        ? Optional.ofNullable(peer.getAddress())
        : Optional.empty();
  }
}
