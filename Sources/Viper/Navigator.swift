/// Where the program is: a path of places, the current one last.
///
/// Only routers and the session change it; only the composition root knows what the places mean.
@MainActor
package final class Navigator<Place: Hashable & Sendable> {
  /// Each place of the path with what stands beside it; never empty, the root first.
  private var stops: [(place: Place, companion: Place?)]

  package init(root: Place) {
    stops = [(root, nil)]
  }

  package var path: [Place] { stops.map { $0.place } }

  package var current: Place { stops[stops.count - 1].place }

  /// What stands beside the current place where there is room for two; each place keeps its own.
  package var companion: Place? {
    get { stops[stops.count - 1].companion }
    set { stops[stops.count - 1].companion = newValue }
  }

  package func push(_ place: Place) {
    stops.append((place, nil))
  }

  /// Leaves the current place, unless it is the root.
  package func pop() {
    if stops.count > 1 { stops.removeLast() }
  }

  /// Pushes a place; where it is the one just below, goes back to it instead.
  ///
  /// So places that lead to each other do not make the path grow in circles.
  package func go(to place: Place) {
    if stops.dropLast().last?.place == place {
      pop()
    } else {
      push(place)
    }
  }

  /// Puts a place where the current one is, the root included.
  package func replaceCurrent(with place: Place) {
    stops[stops.count - 1] = (place, nil)
  }

  /// Goes from the root straight to these places, in order; those that are on the path already keep
  /// what stands beside them.
  package func replace(with places: [Place]) {
    let known = stops.count - 1
    // Not `zip`, `prefix` or a range: to make their types took a tenth of the way to the first prompt.
    let kept =
      places.indices.first { $0 >= known || stops[$0 + 1].place != places[$0] } ?? places.count
    while stops.count > kept + 1 { stops.removeLast() }
    for place in places.dropFirst(kept) { push(place) }
  }
}
