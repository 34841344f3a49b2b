/// The path of destinations to where the program is, the current one last.
///
/// Only routers and the session change it; only the composition root makes screens of the destinations.
@MainActor
package final class Navigator<Destination: Hashable & Sendable> {
  /// The state that joined navigators share.
  private final class State {
    /// Never empty, the root first.
    var path: [Destination]
    /// The destinations that stand beside those of the path.
    var companions: [Destination?] = [nil]
    /// The levels at which one began anew, in order.
    var starts: [Int] = []

    init(_ root: Destination) { path = [root] }
  }

  /// A copy of the whole path, to go back to it.
  package struct Position {
    fileprivate let path: [Destination]
    fileprivate let companions: [Destination?]
    fileprivate let starts: [Int]
  }

  private var state: State

  package init(root: Destination) {
    state = State(root)
  }

  /// Never empty, the root first.
  package var path: [Destination] { state.path }

  package var current: Destination { state.path[state.path.count - 1] }

  /// The destination that stands beside the current one if there is room for two; each destination keeps its own.
  package var companion: Destination? {
    get { state.companions[state.path.count - 1] }
    set { state.companions[state.path.count - 1] = newValue }
  }

  /// The level at which one began anew last; 0 is the root.
  package var start: Int { state.starts.last ?? 0 }

  package func push(_ destination: Destination) {
    state.path.append(destination)
    state.companions.append(nil)
  }

  /// Leaves the current destination, unless it is the root.
  package func pop() {
    if path.count > 1 { leave() }
  }

  private func leave() {
    state.path.removeLast()
    state.companions.removeLast()
    if state.starts.last == path.count { state.starts.removeLast() }
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

  /// Begins anew with destinations that the current one does not lead to; `pop` leads back all the same.
  package func begin(with destinations: [Destination]) {
    state.starts.append(path.count)
    for destination in destinations { push(destination) }
  }

  /// Puts a destination where the current one is, even if that is the root.
  package func replaceCurrent(with destination: Destination) {
    state.path[path.count - 1] = destination
    companion = nil
  }

  /// The path as it is now, with what stands beside its destinations and where one began anew.
  package var position: Position {
    Position(path: state.path, companions: state.companions, starts: state.starts)
  }

  /// Goes back to a position, whatever was done since.
  package func restore(_ position: Position) {
    (state.path, state.companions, state.starts) = (
      position.path, position.companions, position.starts
    )
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

  /// Puts the path of another navigator, without its root, after the first levels of this one.
  ///
  /// From then on both are one: whoever has the other changes this path.
  package func join(_ other: Navigator, after levels: Int) {
    let joined = other.state
    while path.count > max(1, levels) { leave() }
    if path.count > 1 { state.starts.append(path.count) }
    state.path += joined.path.dropFirst()
    state.companions += joined.companions.dropFirst()
    other.state = state
  }
}
