import Synchronization

/// The palette in use: one for all that draw, on whatever thread, changed in one place.
package final class CurrentPalette: Sendable {
  private let state: Mutex<Palette>

  package init(_ palette: Palette) {
    state = Mutex(palette)
  }

  /// A change counts for what is drawn from then on.
  package var value: Palette {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
