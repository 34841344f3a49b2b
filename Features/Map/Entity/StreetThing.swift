package import Contracts
package import Domain

/// A named thing of a street map, as seen from a position.
package struct StreetThing: Hashable, Sendable {
  package let kind: StreetKind
  package let name: String
  /// Its nearest point.
  package let coordinate: Coordinate
  /// The way there; 0 inside an area.
  package let kilometres: Double
  /// The axis along which a street runs there; `nil` for other things.
  package let axis: StreetAxis?
  package let tags: [StreetTag]

  package init(
    _ kind: StreetKind, _ name: String, at coordinate: Coordinate, kilometres: Double,
    axis: StreetAxis? = nil, tags: [StreetTag] = []
  ) {
    self.kind = kind
    self.name = name
    self.coordinate = coordinate
    self.kilometres = kilometres
    self.axis = axis
    self.tags = tags
  }
}

/// The axis along which a street runs.
package enum StreetAxis: CaseIterable, Hashable, Sendable {
  case northSouth, northEastSouthWest, eastWest, northWestSouthEast

  /// - Parameter bearing: the degrees from north in either direction of the street.
  init(bearing: Double) {
    let turned = bearing - (bearing / 180).rounded(.down) * 180
    let axes = StreetAxis.allCases
    self = axes[Int(((turned + 22.5) / 45).rounded(.down)) % axes.count]
  }
}

extension [StreetThing] {
  /// Finds the things with a name, and those in whose names each word of it begins a word.
  func called(_ name: String) -> (exactly: [StreetThing], nearly: [StreetThing]) {
    let wanted = Fold.fold(name)
    guard !wanted.isEmpty else { return ([], []) }
    let words = wanted.split(separator: " ")
    return (
      filter { Fold.fold($0.name) == wanted }, filter { Fold.words(of: $0.name, startWith: words) }
    )
  }
}

extension MapMeaning {
  /// Whether it is a position, a region, or a place that is called just as the text says.
  func isExact(_ text: String) -> Bool {
    switch self {
    case .position, .refused, .region: true
    case .places(let places): places.first.map { Fold.fold($0.name) == Fold.fold(text) } ?? false
    case .unknown: false
    }
  }
}
