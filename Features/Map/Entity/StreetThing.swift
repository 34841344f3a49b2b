package import Contracts
package import Domain
package import Geo

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
  /// The box around all that is known of it; `nil` for a thing of one point.
  package let box: WorldRect?

  package init(
    _ kind: StreetKind, _ name: String, at coordinate: Coordinate, kilometres: Double,
    axis: StreetAxis? = nil, tags: [StreetTag] = [], box: WorldRect? = nil
  ) {
    self.kind = kind
    self.name = name
    self.coordinate = coordinate
    self.kilometres = kilometres
    self.axis = axis
    self.tags = tags
    self.box = box
  }
}

extension StreetThing {
  /// The metres by which a favorite may be away from all that is known of the thing: tiles round its points.
  private static let rounding = 20.0

  /// The same for a street, of which the tiles around the view need not have all.
  private static let unseen = 1000.0

  /// Returns whether a favorite is this thing, which may have been starred where another part of it is
  /// nearest.
  func isKept(as favorite: Favorite) -> Bool {
    guard favorite.reference.isOfKeptPoint, favorite.title == name, let position = favorite.position
    else { return false }
    let (point, own) = (WebMercator.project(position), WebMercator.project(coordinate))
    let box = box ?? WorldRect(minX: own.x, minY: own.y, maxX: own.x, maxY: own.y)
    let metres = axis == nil ? Self.rounding : Self.unseen
    let margin = metres / (1000 * Geodesy.parallel(at: coordinate.latitude))
    // On the turn round the Earth that is nearest to the box.
    let x = point.x + ((box.minX + box.maxX) / 2 - point.x).rounded()
    return (box.minX - margin...box.maxX + margin).contains(x)
      && (box.minY - margin...box.maxY + margin).contains(point.y)
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
    called(name) { [$0.name] }
  }
}

extension [MapPlace] {
  /// Finds the cities with a name, in any language, and those in whose names each word of it begins a word.
  func called(_ name: String) -> (exactly: [MapPlace], nearly: [MapPlace]) {
    called(name) { place in
      [place.name]
        + CityNames.names(ofTitle: place.title).map { name in
          name.lastIndex(of: ",").map { String(name[..<$0]) } ?? name
        }
    }
  }
}

extension Array {
  fileprivate func called(
    _ name: String, names: (Element) -> [String]
  ) -> (exactly: [Element], nearly: [Element]) {
    let wanted = Fold.fold(name)
    guard !wanted.isEmpty else { return ([], []) }
    let words = wanted.split(separator: " ")
    return (
      filter { names($0).contains { Fold.fold($0) == wanted } },
      filter { names($0).contains { Fold.words(of: $0, startWith: words) } }
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
