package import Domain

/// A place of GeoNames as the archive on this machine holds it: a mountain, an airport, a postal code.
package struct ArchivedPlace: Hashable, Sendable {
  /// The GeoNames id ("3936456"), or the country and the code of a postal code ("ES-08001").
  package let id: String
  package let name: String
  /// The other name by which it was found, if its own does not match.
  package var matchedName: String?
  package let feature: PlaceFeature
  /// ISO 3166-1 alpha-2; empty for a place of no country, such as an ocean.
  package let country: String
  /// The first-level division of the country.
  package let region: PlaceDivision?
  /// The second-level division of the country.
  package let district: PlaceDivision?
  package let coordinate: Coordinate
  /// The number of inhabitants; 0 if the source does not know.
  package let population: Int
  /// Metres above the sea: the source's own, or those of its grid of heights; `nil` if it has neither.
  package let elevation: Int?
  /// The IANA identifier; empty if the source has none.
  package let timeZone: String
  /// How many inhabitants it is worth by the name by which it was found; 0 unless the likeliest places were
  /// asked for.
  package var worth = 0

  package init(
    id: String, name: String, matchedName: String? = nil, feature: PlaceFeature,
    country: String = "", region: PlaceDivision? = nil, district: PlaceDivision? = nil,
    coordinate: Coordinate, population: Int = 0, elevation: Int? = nil, timeZone: String = ""
  ) {
    self.id = id
    self.name = name
    self.matchedName = matchedName
    self.feature = feature
    self.country = country
    self.region = region
    self.district = district
    self.coordinate = coordinate
    self.population = population
    self.elevation = elevation
    self.timeZone = timeZone
  }
}

/// The class and the code of GeoNames for a sort of place: `T` and `PK` for a peak.
package struct PlaceFeature: Hashable, Sendable {
  /// One of A, H, L, P, R, S, T, U and V; Z for a postal code; empty if it is not known.
  package let group: String
  /// The code within the class; empty if it is not known.
  package let code: String

  package init(_ group: String, _ code: String) {
    self.group = group
    self.code = code
  }
}

/// A division of a country.
package struct PlaceDivision: Hashable, Sendable {
  /// GeoNames' code within the country, or within the division above.
  package let code: String
  /// The name; the code if the names of divisions were not added.
  package let name: String

  package init(code: String, name: String) {
    self.code = code
    self.name = name
  }
}

/// One of the names of a place.
package struct PlaceName: Hashable, Sendable {
  package let name: String
  /// A code of ISO 639; a pseudo-language of GeoNames for a code (`iata`, `icao`, `post`, `wkdt`) or a
  /// link (`link`); empty if it is not known.
  package let language: String
  package let traits: Traits

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let preferred = Traits(rawValue: 1)
    package static let short = Traits(rawValue: 2)
    package static let colloquial = Traits(rawValue: 4)
    package static let historic = Traits(rawValue: 8)
  }

  package init(_ name: String, language: String = "", traits: Traits = []) {
    self.name = name
    self.language = language
    self.traits = traits
  }
}

/// The question which places of the archive to find.
package struct ArchiveQuery: Hashable, Sendable {
  /// The search as it was typed; an empty one finds everything.
  ///
  /// Its end may name a region, a country or an American state.
  package var text: String
  /// The conditions that a place has to meet, all of them.
  package var conditions: [PlaceCondition]
  /// The order; `nil` is that of the names, after the likeliest places.
  package var order: PlaceOrder?
  package var offset: Int
  package var limit: Int
  /// The largest number of the likeliest places that come first; only without an order.
  package var likely: Int
  /// Whether only places with exactly this name, in any language, are found.
  package var isWholeName: Bool

  package init(
    _ text: String = "", _ conditions: [PlaceCondition] = [], order: PlaceOrder? = nil,
    offset: Int = 0, limit: Int = 20, likely: Int = 0, isWholeName: Bool = false
  ) {
    self.text = text
    self.conditions = conditions
    self.order = order
    self.offset = offset
    self.limit = limit
    self.likely = likely
    self.isWholeName = isWholeName
  }
}

/// A condition on places; `areWanted` tells `=` from `!=`.
package enum PlaceCondition: Hashable, Sendable {
  case groups(Set<String>, areWanted: Bool = true)
  case kinds(Set<PlaceKind>, areWanted: Bool = true)
  /// The codes of features, whichever their classes.
  case features(Set<String>, areWanted: Bool = true)
  /// Codes of ISO 3166-1 alpha-2.
  case countries(Set<String>, areWanted: Bool = true)
  /// The name of a first-level division, or how it begins.
  case region(String, isWanted: Bool = true)
  case elevation(NumberCondition)
  case population(NumberCondition)
  case ids(Set<String>)
}

/// The orders of places.
package enum PlaceOrder: Hashable, Sendable {
  case name
  /// The highest first; places without an elevation come last.
  case elevation
  /// The most populous first.
  case population
  /// The nearest to a position first.
  case distance(Coordinate)
  /// The likeliest meaning first.
  case relevance
}

/// The places that a query finds.
package struct ArchiveAnswer: Hashable, Sendable {
  /// The places at the wanted offsets; each place is there once, by whichever name it was found.
  package var rows: [ArchivedPlace]
  /// The number of all places that are found.
  package var total: Int
  /// The number of the first of these rows that are likely ones.
  package var likely: Int
  /// The part of the search that is a name, if its end named a region or a country.
  package var name: String?
  /// The time the newest dump was added, in seconds since 1970; `nil` if there is no file.
  package var addedAt: Int?

  package init(
    _ rows: [ArchivedPlace] = [], total: Int = 0, likely: Int = 0, name: String? = nil,
    addedAt: Int? = nil
  ) {
    self.addedAt = addedAt
    self.rows = rows
    self.total = total
    self.likely = likely
    self.name = name
  }
}
