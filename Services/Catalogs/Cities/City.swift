package import Domain

/// A populated place of GeoNames.
package struct City: Entity, Summarizable, Describable, Locatable {
  package static let catalog = CatalogID("cities", name: Words("cities"))

  /// The GeoNames id.
  package let number: UInt32
  package let name: String
  /// The code of ISO 3166-1 alpha-2, or XK for Kosovo.
  package let country: String
  /// The first-level division that it is in ("Illinois", "Cusco"); empty if it is not known.
  package let region: String
  package let coordinate: Coordinate
  /// The number of inhabitants; 0 if the source does not know.
  package let population: Int
  /// The IANA identifier; empty if the source has none.
  package let timeZone: String
  /// The property that tells it from the cities of the same name and country; `nil` if there are
  /// none.
  package let distinction: Distinction?
  /// Its other names, in the order of the folds.
  ///
  /// They are looked up for a single city, but not for the rows of a list.
  package var alternateNames: [String]

  package init(
    number: UInt32, name: String, country: String, region: String = "", coordinate: Coordinate,
    population: Int, timeZone: String, distinction: Distinction? = nil,
    alternateNames: [String] = []
  ) {
    self.number = number
    self.name = name
    self.country = country
    self.region = region
    self.coordinate = coordinate
    self.population = population
    self.timeZone = timeZone
    self.distinction = distinction
    self.alternateNames = alternateNames
  }

  package var id: String { String(number) }

  package var title: String { "\(name), \(country)" }

  package var summary: Summary {
    Summary(title: title, position: coordinate, distinction: distinction)
  }

  package func fact(sortedBy key: String) -> Fact? {
    ["population", "relevance"].contains(key) && population > 0 ? .population(population) : nil
  }

  package var facts: [Fact] {
    var facts = [
      Fact.name(name), .country(country), .position(coordinate),
    ]
    if population > 0 { facts.append(.population(population)) }
    if !timeZone.isEmpty { facts.append(.timeZone(timeZone)) }
    if !region.isEmpty { facts.append(.region(region, in: country)) }
    if !alternateNames.isEmpty { facts.append(.alternateNames(alternateNames)) }
    return facts
  }
}
