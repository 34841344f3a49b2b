/// The path of places to where the program is, the current one last.
///
/// Only routers and the session change it; only the composition root makes screens of the places.
@MainActor
package final class Navigator<Place: Hashable & Sendable> {
  /// Never empty, the root first.
  package private(set) var path: [Place]
  /// The places that stand beside those of the path.
  private var companions: [Place?] = [nil]

  package init(root: Place) {
    path = [root]
  }

  package var current: Place { path[path.count - 1] }

  /// The place that stands beside the current one if there is room for two; each place keeps its own.
  package var companion: Place? {
    get { companions[path.count - 1] }
    set { companions[path.count - 1] = newValue }
  }

  package func push(_ place: Place) {
    path.append(place)
    companions.append(nil)
  }

  /// Leaves the current place, unless it is the root.
  package func pop() {
    if path.count > 1 { leave() }
  }

  private func leave() {
    path.removeLast()
    companions.removeLast()
  }

  /// Pushes a place; if it is the one just below, goes back to it instead.
  ///
  /// So places that lead to each other do not make the path grow in circles.
  ///
  /// - Parameters:
  ///   - place: where to go.
  ///   - isSame: whether a place that is not equal is the same all the same.
  package func go(to place: Place, or isSame: (Place) -> Bool = { _ in false }) {
    if let below = path.dropLast().last, below == place || isSame(below) {
      pop()
    } else {
      push(place)
    }
  }

  /// Puts a place where the current one is, even if that is the root.
  package func replaceCurrent(with place: Place) {
    path[path.count - 1] = place
    companion = nil
  }

  /// Goes from the root straight to these places, in order; those that are on the path already keep
  /// their companions.
  package func replace(with places: [Place]) {
    let known = path.count - 1
    // Not `zip`, `prefix` or a range: making their types took a tenth of the time to the first prompt.
    let kept =
      places.indices.first { $0 >= known || path[$0 + 1] != places[$0] } ?? places.count
    while path.count > kept + 1 { leave() }
    for place in places.dropFirst(kept) { push(place) }
  }
}
