package import Catalog
import Foundation
import Glibc
import Synchronization

/// Probes with a TCP connection that is closed at once.
package final class SocketProber: Sendable {
  /// How long looking up the name and connecting may take together.
  static let timeout = Duration.seconds(1)
  /// The most threads that silent resolvers keep.
  private static let mostThreads = 32

  private let entrance: @Sendable (NetworkPeer) -> NetworkPeer?
  private let connects: @Sendable (NetworkPeer) -> Bool
  private let sleep: @Sendable (Duration) async -> Void
  private let threads = Mutex(0)

  /// - Parameters:
  ///   - entrance: the machine that requests to a peer are sent to: a proxy, or the peer itself; nil
  ///     where they are sent to none.
  ///   - connects: may block.
  ///   - sleep: ends early when it is cancelled.
  package init(
    by entrance: @escaping @Sendable (NetworkPeer) -> NetworkPeer? = { $0 },
    connects: @escaping @Sendable (NetworkPeer) -> Bool = SocketConnection.isPossible,
    sleep: @escaping @Sendable (Duration) async -> Void = Probing.pause
  ) {
    self.entrance = entrance
    self.connects = connects
    self.sleep = sleep
  }

  /// Whether a connection came about; false at the latest after a second, or when cancelled.
  ///
  /// Looks the name up on a thread of its own, because the resolver blocks for as long as it likes.
  ///
  /// After the timeout the thread is left to itself and what it finds is ignored.
  package func reaches(_ peer: NetworkPeer) async -> Bool {
    guard let target = entrance(peer), beginsThread() else { return false }
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    Thread.detachNewThread { [self] in
      answer.yield(connects(target))
      threads.withLock { $0 -= 1 }
    }
    let timer = Task { [sleep] in
      await sleep(Self.timeout)
      answer.yield(false)
    }
    defer { timer.cancel() }
    var iterator = answers.makeAsyncIterator()
    // Ends without an answer when it is cancelled.
    return await iterator.next(isolation: #isolation) ?? false
  }

  /// Whether there may be one more.
  private func beginsThread() -> Bool {
    threads.withLock { count in
      guard count < Self.mostThreads else { return false }
      count += 1
      return true
    }
  }
}

/// Connects sockets and closes them at once.
enum SocketConnection {
  /// For all addresses of a name together.
  private static let timeout = Duration.seconds(1)
  /// More addresses than any service needs.
  private static let mostAddresses = 16

  /// Whether one of a machine's addresses takes connections; blocks.
  @Sendable static func isPossible(to peer: NetworkPeer) -> Bool {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    // In an address IPv6 stands in brackets.
    let host = peer.host.filter { $0 != "[" && $0 != "]" }
    guard getaddrinfo(host, String(peer.port), &hints, &found) == 0 else { return false }
    defer { freeaddrinfo(found) }
    var waiting: [pollfd] = []
    defer { for entry in waiting { close(entry.fd) } }
    var next = found
    // All at once: where one family of addresses leads nowhere the other is not kept waiting.
    while let address = next?.pointee, waiting.count < mostAddresses {
      switch begin(address) {
      case .connected: return true
      case .waiting(let descriptor):
        waiting.append(pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0))
      case .refused: break
      }
      next = address.ai_next
    }
    return succeeds(&waiting)
  }

  private enum Beginning {
    case connected
    case waiting(Int32)
    case refused
  }

  private static func begin(_ address: addrinfo) -> Beginning {
    let flags = Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, address.ai_socktype | flags, address.ai_protocol)
    guard descriptor >= 0 else { return .refused }
    if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
      close(descriptor)
      return .connected
    }
    if errno == EINPROGRESS { return .waiting(descriptor) }
    close(descriptor)
    return .refused
  }

  /// Waits until one connects, or none does in time.
  private static func succeeds(_ waiting: inout [pollfd]) -> Bool {
    let end = ContinuousClock.now + timeout
    while !waiting.isEmpty {
      let left = max(0, Int32(ContinuousClock.now.duration(to: end) / .milliseconds(1)))
      let ready = poll(&waiting, nfds_t(waiting.count), left)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return false }
      if waiting.contains(where: { $0.revents != 0 && isConnected($0.fd) }) { return true }
      for entry in waiting where entry.revents != 0 { close(entry.fd) }
      waiting.removeAll { $0.revents != 0 }
    }
    return false
  }

  private static func isConnected(_ descriptor: Int32) -> Bool {
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 && code == 0
  }
}
