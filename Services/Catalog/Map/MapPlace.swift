package import Domain

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
