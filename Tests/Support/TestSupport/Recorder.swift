import Synchronization

/// Keeps the values it gets, in order.
package final class Recorder<Element: Sendable>: Sendable {
  private let state = Mutex<[Element]>([])

  package init() {}

  package var all: [Element] { state.withLock { $0 } }

  @Sendable package func record(_ element: Element) {
    state.withLock { $0.append(element) }
  }
}
