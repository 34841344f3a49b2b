package import Domain
import Synchronization

/// The switch of the debug log: off, or on and going somewhere.
///
/// It can be switched at any time.
package final class DebugLog: Sendable {
  private let sink: Mutex<(any LogSink)?>
  private let fail: @Sendable (DataError) -> Void

  /// - Parameters:
  ///   - sink: where the log goes from the start; nil where it is off.
  ///   - fail: is told once when the log can't be written; the log is off from then on.
  package init(
    to sink: (any LogSink)? = nil, onFailure fail: @escaping @Sendable (DataError) -> Void
  ) {
    self.sink = Mutex(sink)
    self.fail = fail
  }

  package var isOn: Bool { sink.withLock { $0 != nil } }

  /// Turns the log on.
  package func turnOn(to sink: any LogSink) {
    self.sink.withLock { $0 = sink }
  }

  package func turnOff() {
    sink.withLock { $0 = nil }
  }

  /// Lines are written under the lock: those of one entry stay together.
  func write(_ lines: [String]) {
    let failure: DataError? = sink.withLock { sink in
      do throws(DataError) {
        try sink?.write(lines)
        return nil
      } catch {
        sink = nil
        return error
      }
    }
    if let failure { fail(failure) }
  }
}
