package import Contracts
import Dispatch
import Platform
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
  private let queue = DispatchQueue(label: "catalejo.prober", attributes: .concurrent)

  /// - Parameters:
  ///   - entrance: the machine that requests to a peer are sent to: a proxy, or the peer itself; `nil`
  ///     where they are sent to none.
  ///   - connects: may block.
  ///   - sleep: ends early when it is cancelled.
  package init(
    by entrance: @escaping @Sendable (NetworkPeer) -> NetworkPeer? = { $0 },
    connects: @escaping @Sendable (NetworkPeer) -> Bool = connects,
    sleep: @escaping @Sendable (Duration) async -> Void = Probing.pause
  ) {
    self.entrance = entrance
    self.connects = connects
    self.sleep = sleep
  }

  private static let connects: @Sendable (NetworkPeer) -> Bool = { peer in
    // In an address IPv6 stands in brackets.
    let host = peer.host.filter { $0 != "[" && $0 != "]" }
    return SocketConnection.isPossible(host: host, port: peer.port, within: timeout)
  }

  /// Whether a connection came about; false at the latest after a second, or when cancelled.
  ///
  /// Looks the name up on a thread of its own, because the resolver blocks for as long as it likes.
  /// After the timeout the thread is left to itself and what it finds is ignored.
  package func reaches(_ peer: NetworkPeer) async -> Bool {
    guard let target = entrance(peer) else { return false }
    let isAllowed = threads.withLock { count in
      guard count < Self.mostThreads else { return false }
      count += 1
      return true
    }
    guard isAllowed else { return false }
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    queue.async { [self] in
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
}

/// Tries what was not reachable until it is.
struct Probing: Sendable {
  /// Whether a connection to a machine came about; false soon, or when it is cancelled.
  let reaches: @Sendable (NetworkPeer) async -> Bool
  /// Ends early when it is cancelled.
  let sleep: @Sendable (Duration) async -> Void
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  static let pause: @Sendable (Duration) async -> Void = { duration in
    // A cancelled pause is over, which is all that its caller wants.
    try? await Task.sleep(for: duration)
  }

  /// Ends when nothing is left to find out, or cancelled.
  func run(until listeners: Listeners) async {
    while !Task.isCancelled, listeners.reachability.needsAttempts {
      if !listeners.reachability.isInDoubt { await sleep(listeners.nextWait()) }
      await attempt(listeners)
    }
  }

  /// Tries all suspects at once: a silent one is not in the way of the others.
  private func attempt(_ listeners: Listeners) async {
    await withTaskGroup(of: (NetworkPeer, Bool).self) { group in
      for peer in listeners.reachability.suspects {
        group.addTask { [reaches] in (peer, await reaches(peer)) }
      }
      for await (peer, isReached) in group {
        // An attempt that was called off says nothing.
        guard isReached || !Task.isCancelled else { continue }
        listeners.change { $0.noteAttempt(at: peer, reached: isReached) }
      }
    }
  }
}
