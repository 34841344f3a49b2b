import Catalog
import Domain
import Remote
import Synchronization

/// Allows everything, or nothing, and records what it is told.
final class RecordingConnectivity: Connectivity {
  private let state = Mutex<(isOffline: Bool, outcomes: [RequestOutcome])>((false, []))

  var outcomes: [RequestOutcome] { state.withLock { $0.outcomes } }

  var status: ConnectivityStatus { state.withLock { $0.isOffline ? .forcedOffline : .online } }

  func changes() -> AsyncStream<ConnectivityStatus> { AsyncStream { $0.finish() } }

  func force(offline: Bool) { state.withLock { $0.isOffline = offline } }

  func allows(_ peer: NetworkPeer) -> Bool { status == .online }

  func report(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    state.withLock { $0.outcomes.append(outcome) }
  }
}

/// Keeps what progress was told.
final class RecordingProgress: ProgressReporting {
  private let state = Mutex<[FetchProgress]>([])

  var reports: [FetchProgress] { state.withLock { $0 } }

  func report(_ progress: FetchProgress) { state.withLock { $0.append(progress) } }
}

/// Keeps what is logged.
final class RecordingSink: LogSink {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }
  var text: String { lines.joined(separator: "\n") }

  func write(_ lines: [String]) { state.withLock { $0 += lines } }
}

/// Puts together what a stream passed on.
final class Pieces: Sendable {
  private let state = Mutex<[UInt8]>([])

  var bytes: [UInt8] { state.withLock { $0 } }

  func append(_ piece: [UInt8]) { state.withLock { $0 += piece } }
}
