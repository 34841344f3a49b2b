package import Domain

/// One of the user's own points, which no catalog has: it is kept with the favorites, as it came from a
/// file.
package struct KeptPoint: Entity, Summarizable, Describable, Locatable {
  package static let catalog = PointSet.catalog

  package let id: String
  package let name: String
  package let coordinate: Coordinate
  package let properties: [KeptProperty]

  /// - Parameter name: where it is empty, the point is called by its position.
  package init(_ name: String, at coordinate: Coordinate, properties: [KeptProperty] = []) {
    self.name = name.isEmpty ? "\(coordinate.latitude), \(coordinate.longitude)" : name
    self.coordinate = coordinate
    self.properties = properties
    id = Self.id(of: self.name, at: coordinate)
  }

  /// `nil` for a favorite of a catalog, and for a point without a position.
  package init?(_ favorite: Favorite) {
    guard favorite.reference.catalog == Self.catalog, let position = favorite.position else {
      return nil
    }
    id = favorite.reference.id
    name = favorite.title
    coordinate = position
    properties = favorite.properties
  }

  package func favorite(added time: Int) -> Favorite {
    Favorite(
      reference: reference, title: name, position: coordinate, added: time, properties: properties)
  }

  package var summary: Summary { Summary(title: name, position: coordinate) }

  package var facts: [Fact] {
    [.name(name), .position(coordinate)]
      + properties.map { property in
        let isTaken = Self.members.contains(property.name)
        return Fact(
          isTaken ? "points." + property.name : property.name,
          Words(property.name, property.name), .text(property.value))
      }
  }

  /// The members that the JSON of every item has, and of a name and a position.
  private static let members: Set<String> = [
    "catalog", "id", "title", "favorite", "name", "latitude", "longitude", "state", "fetchedAt",
  ]

  /// The same for the same name at the same place, to the fifth decimal of a degree, a metre: so a point
  /// that was written with fewer digits is not taken for another.
  private static func id(of name: String, at coordinate: Coordinate) -> String {
    let degrees = [coordinate.latitude, coordinate.longitude].map { String(rounded($0)) }
    // FNV-1a, 64 bits.
    let hash = ([name] + degrees).joined(separator: "\n").utf8
      .reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return "p" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Hundred-thousandths of a degree; 180° is the same meridian as -180°.
  private static func rounded(_ degrees: Double) -> Int {
    degrees == 180 ? -18_000_000 : Int((degrees * 100_000).rounded())
  }

  /// Whether both are the same point: their names are the same, and their places but for rounding.
  package func isSame(as other: KeptPoint) -> Bool {
    func isClose(_ one: Double, _ other: Double) -> Bool {
      abs(Self.rounded(one) - Self.rounded(other)) <= 1
    }
    return name == other.name && isClose(coordinate.latitude, other.coordinate.latitude)
      && isClose(coordinate.longitude, other.coordinate.longitude)
  }
}

extension Reference {
  /// Whether it names a point that is kept with the favorites, not one of a file that is on a map, which has
  /// a number.
  package var isOfKeptPoint: Bool { catalog == KeptPoint.catalog && id.hasPrefix("p") }
}

/// What is said of a point besides its name and place.
package struct KeptProperty: Hashable, Sendable {
  package let name: String
  package let value: String
  /// Whether JSON has the value without quotes: a number, a truth value, an object.
  package let isLiteral: Bool

  package init(_ name: String, _ value: String, isLiteral: Bool = false) {
    self.name = name
    self.value = value
    self.isLiteral = isLiteral
  }
}
