import Domain
import Remote
import Synchronization

/// Keeps what is logged.
final class RecordingSink: LogSink {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }
  var text: String { lines.joined(separator: "\n") }

  func write(_ lines: [String]) { state.withLock { $0 += lines } }
}
