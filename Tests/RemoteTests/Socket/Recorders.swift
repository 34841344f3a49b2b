import Catalog
package import Domain
import Remote
import Synchronization
package import TestSupport

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

/// What progress was told.
extension Recorder: ProgressReporting where Element == FetchProgress {
  package func report(_ progress: FetchProgress) { record(progress) }
}

/// What is logged.
extension Recorder: LogSink where Element == [String] {
  package func write(_ lines: [String]) { record(lines) }

  var lines: [String] { all.flatMap(\.self) }
  var text: String { lines.joined(separator: "\n") }
}
