import Synchronization

/// Whether what is opened and typed is kept; the thread that reads lines asks, too.
final class HistorySwitch: Sendable {
  private let state: Mutex<Bool>

  init(_ isOn: Bool) {
    state = Mutex(isOn)
  }

  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
