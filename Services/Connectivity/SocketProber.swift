package import Catalog
import Foundation

/// Probes with a TCP connection that is closed at once.
package struct SocketProber: Prober {
  /// How long looking up the name and connecting may take together.
  static let patience = Duration.seconds(1)

  private let entrance: @Sendable (NetworkPeer) -> NetworkPeer?
  private let connects: @Sendable (NetworkPeer) -> Bool
  private let sleep: @Sendable (Duration) async -> Void
  private let threads = ThreadCount()

  /// - Parameter entrance: the machine that requests to a peer are sent to: a proxy, or the peer
  ///   itself; nil where they are sent to none.
  package init(by entrance: @escaping @Sendable (NetworkPeer) -> NetworkPeer? = { $0 }) {
    self.init(by: entrance, connects: SocketConnection.isPossible, sleep: Probing.pause)
  }

  /// - Parameters:
  ///   - connects: may block.
  ///   - sleep: ends early when it is cancelled.
  init(
    by entrance: @escaping @Sendable (NetworkPeer) -> NetworkPeer? = { $0 },
    connects: @escaping @Sendable (NetworkPeer) -> Bool,
    sleep: @escaping @Sendable (Duration) async -> Void
  ) {
    self.entrance = entrance
    self.connects = connects
    self.sleep = sleep
  }

  /// Looks the name up on a thread of its own, because the resolver blocks for as long as it likes.
  ///
  /// Once the patience is over the thread is left to itself and what it finds is ignored.
  package func reaches(_ peer: NetworkPeer) async -> Bool {
    guard let target = entrance(peer), threads.begin() else { return false }
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    Thread.detachNewThread { [connects, threads] in
      answer.yield(connects(target))
      threads.end()
    }
    let timer = Task { [sleep] in
      await sleep(Self.patience)
      answer.yield(false)
    }
    defer { timer.cancel() }
    var iterator = answers.makeAsyncIterator()
    // Ends without an answer when it is cancelled.
    return await iterator.next(isolation: #isolation) ?? false
  }
}
