/// Where the program is: a path of places, the current one last.
///
/// Only routers and the session change it; what the places mean is the composition root's affair.
@MainActor
package final class Navigator<Place: Hashable & Sendable> {
  /// Never empty; the first place is the root.
  package private(set) var path: [Place]
  /// What stands beside each place of the path.
  private var companions: [Place?]

  package init(root: Place) {
    path = [root]
    companions = [nil]
  }

  package var current: Place { path[path.count - 1] }

  /// What stands beside the current place where there is room for two; each place keeps its own.
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
    guard path.count > 1 else { return }
    path.removeLast()
    companions.removeLast()
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
    companion = nil
  }

  /// Goes from the root straight to these places, in order.
  package func replace(with places: [Place]) {
    var kept = 1
    while kept < path.count, kept <= places.count, path[kept] == places[kept - 1] { kept += 1 }
    path.replaceSubrange(1..., with: places)
    companions.removeSubrange(kept...)
    companions += Array(repeating: nil, count: path.count - kept)
  }
}
