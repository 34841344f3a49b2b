package import Domain
package import Geo

/// The cities as a map needs them.
package protocol PlaceDataManager: Sendable {
  /// Returns the most populous cities in a rectangle of the world, by falling population, then by id.
  ///
  /// The rectangle lies within x 0...1. Cities with an unknown population come last.
  func largest(in rect: WorldRect, count: Int) async -> [MapPlace]

  /// Returns the cities that a search finds, by falling population, then by id. A city that matches
  /// only by an alternate name counts a fiftieth of its population, unless that is its name in a language of the
  /// program.
  ///
  /// Cities match as in the list of cities, by their name or an alternate one. If nothing starts with
  /// the whole text, its last words may name the country (`lima peru`). A text without letters finds
  /// nothing.
  func named(_ text: String, count: Int) async -> [MapPlace]

  /// Returns the cities that have exactly this name (folded) in any language, in the order of
  /// ``named(_:count:)``. The end of the text may name the country, a state or a region. Places that are no
  /// cities may be among them, by how likely they are meant.
  /// - Throws: the errors of the file of places, if no city has the name.
  func called(_ name: String, count: Int) async throws(DataError) -> [MapPlace]

  /// Returns suggestions for a text that ``named(_:count:)`` finds nothing for: cities with a name
  /// one or two typing errors away from the text, or from its part before a country.
  func suggestions(_ text: String, count: Int) async -> [MapPlace]

  /// Returns a city as a map shows it; `nil` if the reference names no city.
  func place(_ reference: Reference) async -> MapPlace?

  /// Returns the cities with exactly this name (folded) or this alternate name, in the order of
  /// ``named(_:count:)``.
  ///
  /// New York City counts as called New York, and Biel/Bienne as called Bienne.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - country: the code of the only country to look in; `nil` looks in all.
  ///   - count: the largest number of cities.
  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace]

  /// Returns the smallest box of the world around all cities of a country, by its code; `nil` if it
  /// has none.
  ///
  /// If the box crosses the antimeridian, its `maxX` is greater than 1.
  func bounds(of country: String) async -> WorldRect?
}

extension PlaceDataManager {
  /// Returns titles of cities that a name is similar to, if none has exactly that name: cities whose
  /// name begins with it, or else cities whose name is one or two typing errors away.
  package func near(_ name: String) async -> [String] {
    var found = await named(name, count: FoundNames.mostLooked)
    if found.isEmpty { found = await suggestions(name, count: FoundNames.mostLooked) }
    return FoundNames.offers(found.map { FoundNames.offer($0.title, matchedName: $0.matchedName) })
  }
}

/// A city as a map shows it.
package struct MapPlace: Hashable, Sendable {
  package let reference: Reference
  package let name: String
  /// ISO 3166-1 alpha-2.
  package let country: String
  /// The first-level division of the country, such as a state; empty if it is not known.
  package let region: String
  package let coordinate: Coordinate
  /// The number of inhabitants; 0 if it is not known.
  package let population: Int
  /// The other name by which the city was found, if its own does not match.
  package let matchedName: String?
  /// `nil` for a city.
  package let kind: PlaceKind?

  package init(
    reference: Reference, name: String, country: String, region: String = "",
    coordinate: Coordinate, population: Int, matchedName: String? = nil, kind: PlaceKind? = nil
  ) {
    self.kind = kind
    self.reference = reference
    self.name = name
    self.country = country
    self.region = region
    self.coordinate = coordinate
    self.population = population
    self.matchedName = matchedName
  }

  /// The name with the country's code: `Lima, PE`.
  package var title: String { country.isEmpty ? name : "\(name), \(country)" }
}

/// Finds cities by where they are.
package protocol NeighborDataManager: Sendable {
  /// Returns the cities nearest to a position, nearest first, then by id.
  ///
  /// - Parameters:
  ///   - position: the position to measure from.
  ///   - count: the largest number of cities.
  ///   - population: only cities with more inhabitants than this are returned; `nil` sets no limit.
  ///   - excluded: a city to leave out (the one whose neighbors are wanted).
  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor]

  /// Returns the nearest place and the country of each of many positions, in their order; empty if
  /// there are no cities.
  func places(nearestTo positions: [Coordinate]) async -> [NearestPlace]
}

/// The surroundings of a position: the nearest place, and the country, region, time zone and city
/// that the position is in.
package struct NearestPlace: Hashable, Sendable {
  /// The nearest place, whichever country it is in.
  package let id: UInt32
  package let name: String
  /// The country of the nearest place (ISO 3166-1 alpha-2).
  package let home: String
  package let coordinate: Coordinate
  /// The distance from the position, in kilometres.
  package let kilometres: Double
  /// The country of the position (ISO 3166-1 alpha-2).
  package let country: String
  /// Whether an outline of the country contains the position; otherwise the nearest place decided.
  package let isInOutline: Bool
  /// Whether outlines of two countries lie on opposite sides of the position, nearly as near as the
  /// outlines are accurate: it is on their border, or in a strait.
  package let isBetweenCountries: Bool
  /// The region of the nearest place in the country; empty if it has none.
  package let region: String
  /// The time zone of the nearest place in the country, by its name in the tz database; empty if it
  /// is not known.
  package let timeZone: String
  /// The city that reaches as far as the position; if there is none, the nearest place.
  package let city: String

  /// - Parameters:
  ///   - id: the nearest place's id.
  ///   - name: its name.
  ///   - home: its country; `nil` is the country of the position.
  ///   - coordinate: where it is.
  ///   - kilometres: how far it is from the position.
  ///   - country: the country of the position.
  ///   - isInOutline: whether an outline of the country contains the position.
  ///   - isBetweenCountries: whether two countries lie on opposite sides of it.
  ///   - region: the region of the nearest place in the country.
  ///   - timeZone: the time zone of that place.
  ///   - city: the city that the position is in; `nil` is the nearest place.
  package init(
    id: UInt32, name: String, home: String? = nil, coordinate: Coordinate, kilometres: Double,
    country: String, isInOutline: Bool = false, isBetweenCountries: Bool = false,
    region: String = "", timeZone: String,
    city: String? = nil
  ) {
    self.id = id
    self.name = name
    self.home = home ?? country
    self.coordinate = coordinate
    self.kilometres = kilometres
    self.country = country
    self.isInOutline = isInOutline
    self.isBetweenCountries = isBetweenCountries
    self.region = region
    self.timeZone = timeZone
    self.city = city ?? name
  }

  /// Returns the direction from the city to a position; `nil` if the position is in the city.
  package func direction(of position: Coordinate) -> CompassPoint? {
    // With one decimal place the distance is written as 0, and has no direction.
    kilometres < 0.05
      ? nil : CompassPoint(bearing: Geodesy.bearing(from: coordinate, to: position))
  }
}
