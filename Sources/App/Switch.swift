import Synchronization

/// Something that a session may turn on and off, as it is now, for whoever asks on any thread.
final class Switch: Sendable {
  private let state: Mutex<Bool>

  init(_ isOn: Bool) {
    state = Mutex(isOn)
  }

  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
