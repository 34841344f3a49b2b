/// The path of destinations to where the program is, the current one last.
///
/// Only routers and the session change it; only the composition root makes screens of the destinations.
@MainActor
package final class Navigator<Destination: Hashable & Sendable> {
  /// Never empty, the root first.
  package private(set) var path: [Destination]
  /// The destinations that stand beside those of the path.
  private var companions: [Destination?] = [nil]

  package init(root: Destination) {
    path = [root]
  }

  package var current: Destination { path[path.count - 1] }

  /// The destination that stands beside the current one if there is room for two; each destination keeps its own.
  package var companion: Destination? {
    get { companions[path.count - 1] }
    set { companions[path.count - 1] = newValue }
  }

  package func push(_ destination: Destination) {
    path.append(destination)
    companions.append(nil)
  }

  /// Leaves the current destination, unless it is the root.
  package func pop() {
    if path.count > 1 { leave() }
  }

  private func leave() {
    path.removeLast()
    companions.removeLast()
  }

  /// Pushes a destination; if it is the one just below, goes back to it instead.
  ///
  /// So destinations that lead to each other do not make the path grow in circles.
  ///
  /// - Parameters:
  ///   - destination: where to go.
  ///   - isSame: whether a destination that is not equal is the same all the same.
  package func go(to destination: Destination, or isSame: (Destination) -> Bool = { _ in false }) {
    if let below = path.dropLast().last, below == destination || isSame(below) {
      pop()
    } else {
      push(destination)
    }
  }

  /// Puts a destination where the current one is, even if that is the root.
  package func replaceCurrent(with destination: Destination) {
    path[path.count - 1] = destination
    companion = nil
  }

  /// Goes from the root straight to these destinations, in order; those that are on the path already keep
  /// their companions.
  package func replace(with destinations: [Destination]) {
    let known = path.count - 1
    // Not `zip`, `prefix` or a range: making their types took a tenth of the time to the first prompt.
    let kept =
      destinations.indices.first { $0 >= known || path[$0 + 1] != destinations[$0] }
      ?? destinations.count
    while path.count > kept + 1 { leave() }
    for destination in destinations.dropFirst(kept) { push(destination) }
  }
}
