package import Domain
package import Geo

/// Cities as a map wants them.
package protocol PlaceDataManager: Sendable {
  /// The most populous cities in a rectangle of the world, by falling population, ties by id.
  ///
  /// The rectangle lies within x 0...1; cities of unknown population come last.
  func largest(in rect: WorldRect, count: Int) async -> [MapPlace]

  /// The cities a search finds, by falling population, ties by id; the population of a city that
  /// only has an alternate name to match counts a fiftieth, unless that is its Spanish name.
  ///
  /// They match as in a list of cities, by their name or by another one they have; where nothing
  /// starts with the whole text, its last words may name the country (`lima peru`). A text without
  /// letters finds nothing.
  func named(_ text: String, count: Int) async -> [MapPlace]

  /// The cities that are called exactly so (folded), by any of their names in any language, in the
  /// order of ``named(_:count:)``; the end of the text may name the country, a state or a region.
  func called(_ name: String, count: Int) async -> [MapPlace]

  /// Suggestions where ``named(_:count:)`` finds nothing: cities whose name a typing error or two tell
  /// from the text, or from its part before a country.
  func suggestions(_ text: String, count: Int) async -> [MapPlace]

  /// Nil for what is no city.
  func place(_ reference: Reference) async -> MapPlace?

  /// The cities with exactly this name (folded) or this alternate name, in the order of
  /// ``named(_:count:)``.
  ///
  /// New York City counts as called New York, Biel/Bienne as called Bienne. A country is given by its
  /// code.
  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace]

  /// The smallest box of the world around all cities of a country, by its code; nil where there are
  /// none.
  ///
  /// Where it crosses the antimeridian its `maxX` is greater than 1.
  func bounds(of country: String) async -> WorldRect?
}

extension PlaceDataManager {
  /// The titles of the cities that a name is near to which none is called by: of those whose name
  /// begins so, else of those that a slip or two tell from it.
  package func near(_ name: String) async -> [String] {
    var found = await named(name, count: FoundNames.mostLooked)
    if found.isEmpty { found = await suggestions(name, count: FoundNames.mostLooked) }
    return FoundNames.offers(found.map(\.title))
  }
}

/// A city as a map shows it.
package struct MapPlace: Hashable, Sendable {
  package let reference: Reference
  package let name: String
  /// ISO 3166-1 alpha-2.
  package let country: String
  /// The American state's name; empty elsewhere.
  package let region: String
  package let coordinate: Coordinate
  /// 0 where it is not known.
  package let population: Int
  /// The other name it was found by, where its own did not match.
  package let matchedName: String?

  package init(
    reference: Reference, name: String, country: String, region: String = "",
    coordinate: Coordinate, population: Int, matchedName: String? = nil
  ) {
    self.reference = reference
    self.name = name
    self.country = country
    self.region = region
    self.coordinate = coordinate
    self.population = population
    self.matchedName = matchedName
  }

  /// `Lima, PE`.
  package var title: String { country.isEmpty ? name : "\(name), \(country)" }
}

/// Finds cities by where they are.
package protocol NeighborDataManager: Sendable {
  /// The cities nearest to a position, nearest first; ties by id.
  ///
  /// - Parameters:
  ///   - position: where to look.
  ///   - count: how many at most.
  ///   - population: only cities with more inhabitants than this; nil takes every city.
  ///   - excluded: a city that must not be among them (the one asked about).
  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor]

  /// What each of many positions is near and what it is in, in their order; none if there are no
  /// cities.
  func places(nearestTo positions: [Coordinate]) async -> [NearestPlace]
}

/// What is told of a position: the place nearest to it, and the country, region, time zone and city
/// that it is in.
package struct NearestPlace: Hashable, Sendable {
  /// The nearest place, whichever country it is in.
  package let id: UInt32
  package let name: String
  /// The country of the nearest place (ISO 3166-1 alpha-2).
  package let home: String
  package let coordinate: Coordinate
  package let kilometres: Double
  /// The country of the position (ISO 3166-1 alpha-2).
  package let country: String
  /// Whether an outline of the country says so, and not the nearest place.
  package let isInOutline: Bool
  /// The region of the country's nearest place; empty if it has none.
  package let region: String
  /// The time zone of the country's nearest place, by its name in the tz database; empty if it is not
  /// known.
  package let timeZone: String
  /// The city that reaches as far as the position, else the nearest place.
  package let city: String

  /// - Parameters:
  ///   - home: nil is the country of the position.
  ///   - city: nil is the nearest place.
  package init(
    id: UInt32, name: String, home: String? = nil, coordinate: Coordinate, kilometres: Double,
    country: String, isInOutline: Bool = false, region: String = "", timeZone: String,
    city: String? = nil
  ) {
    self.id = id
    self.name = name
    self.home = home ?? country
    self.coordinate = coordinate
    self.kilometres = kilometres
    self.country = country
    self.isInOutline = isInOutline
    self.region = region
    self.timeZone = timeZone
    self.city = city ?? name
  }

  /// The direction in which a position lies, seen from the city; nil where it lies in it.
  package func direction(of position: Coordinate) -> CompassPoint? {
    // Written with one decimal place this is no distance, which has no direction.
    kilometres < 0.05
      ? nil : CompassPoint(bearing: Geodesy.bearing(from: coordinate, to: position))
  }
}
