import Synchronization

/// Says whether the program keeps what the user opens and types.
///
/// The thread that reads lines asks it, too.
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
