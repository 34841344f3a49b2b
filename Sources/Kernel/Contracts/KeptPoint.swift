package import Domain

/// One of the user's own points.
///
/// No catalog has it, so the favorites keep all that its file said.
package struct KeptPoint: Entity, Summarizable, Describable, Locatable {
  package static let catalog = PointSet.catalog

  package let id: String
  package let name: String
  package let coordinate: Coordinate
  package let properties: [KeptProperty]

  /// - Parameters:
  ///   - name: the point's name; if it is empty, the position is the name.
  ///   - coordinate: where the point is.
  ///   - properties: everything else its file said of it.
  package init(_ name: String, at coordinate: Coordinate, properties: [KeptProperty] = []) {
    self.name = name.isEmpty ? "\(coordinate.latitude), \(coordinate.longitude)" : name
    self.coordinate = coordinate
    self.properties = properties
    id = Self.id(of: self.name, at: coordinate)
  }

  /// Makes a point that is named for its position, to the sixth decimal of a degree.
  init(_ coordinate: Coordinate) {
    func rounded(_ degrees: Double) -> Double { (degrees * 1_000_000).rounded() / 1_000_000 }
    self.init(
      "\(rounded(coordinate.latitude)), \(rounded(coordinate.longitude))", at: coordinate)
  }

  /// Reads a point from a favorite; `nil` if it is of a catalog or has no position.
  package init?(_ favorite: Favorite) {
    guard favorite.reference.catalog == Self.catalog, let position = favorite.position else {
      return nil
    }
    id = favorite.reference.id
    name = favorite.title
    coordinate = position
    properties = favorite.properties
  }

  /// Returns the favorite that keeps this point.
  ///
  /// - Parameter time: when it was added, in seconds since 1970.
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
          Words(name: property.name), .text(property.value))
      }
  }

  /// The members that JSON has for every item, and for a name and a position.
  private static let members: Set<String> = [
    "catalog", "id", "title", "favorite", "name", "latitude", "longitude", "state", "fetchedAt",
  ]

  /// Returns the same id for the same name at the same position, to the fifth decimal of a degree (a
  /// metre).
  ///
  /// So a point written with fewer digits counts as the same.
  private static func id(of name: String, at coordinate: Coordinate) -> String {
    let degrees = [coordinate.latitude, coordinate.longitude].map { String(rounded($0)) }
    // The hash is FNV-1a with 64 bits.
    let hash = ([name] + degrees).joined(separator: "\n").utf8
      .reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return "p" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns hundred-thousandths of a degree; 180° is the same meridian as -180°.
  private static func rounded(_ degrees: Double) -> Int {
    degrees == 180 ? -18_000_000 : Int((degrees * 100_000).rounded())
  }

  /// Returns whether both are the same point: their names are equal, and their positions but for
  /// rounding.
  package func isSame(as other: KeptPoint) -> Bool {
    func isClose(_ one: Double, _ other: Double) -> Bool {
      abs(Self.rounded(one) - Self.rounded(other)) <= 1
    }
    return name == other.name && isClose(coordinate.latitude, other.coordinate.latitude)
      && isClose(coordinate.longitude, other.coordinate.longitude)
  }
}

extension Reference {
  /// Whether the reference names a point among the favorites.
  ///
  /// A point of a file on a map has a number as its id.
  package var isOfKeptPoint: Bool { catalog == KeptPoint.catalog && id.hasPrefix("p") }
}

/// A property of a point besides its name and position.
package struct KeptProperty: Hashable, Sendable {
  package let name: String
  package let value: String
  /// Whether JSON has the value without quotes: as a number, a truth value or an object.
  package let isLiteral: Bool

  package init(_ name: String, _ value: String, isLiteral: Bool = false) {
    self.name = name
    self.value = value
    self.isLiteral = isLiteral
  }
}
