/// Where the program is: a path of places, the current one last.
///
/// Only routers and the session change it; what the places mean is the composition root's affair.
@MainActor
package final class Navigator<Place: Hashable & Sendable> {
  /// Never empty; the first place is the root.
  package private(set) var path: [Place]

  package init(root: Place) {
    path = [root]
  }

  package var current: Place { path[path.count - 1] }

  package func push(_ place: Place) {
    path.append(place)
  }

  /// Leaves the current place, unless it is the root.
  package func pop() {
    if path.count > 1 { path.removeLast() }
  }

  /// Pushes a place; where it is the one just below, goes back to it instead.
  ///
  /// So places that lead to each other do not make the path grow in circles.
  package func go(to place: Place) {
    if path.dropLast().last == place {
      pop()
    } else {
      push(place)
    }
  }

  /// Puts a place where the current one is, the root included.
  package func replaceCurrent(with place: Place) {
    path[path.count - 1] = place
  }

  /// Goes from the root straight to these places, in order.
  package func replace(with places: [Place]) {
    path.replaceSubrange(1..., with: places)
  }
}
