import CNames

/// The Spanish names of cities.
package enum CityNames {
  /// Returns the Spanish name of a city; `nil` if it has none of its own.
  ///
  /// - Parameter title: the name and the country ("London, GB"). The few cities with the same title
  ///   have the same Spanish name.
  package static func spanish(ofTitle title: String) -> String? { byTitle[title] }

  /// The Spanish names by the titles of cities, as `catalejo-data city-names` writes them.
  package static let byTitle = Dictionary(
    TextTable.read(catalejo_city_names_bytes(), catalejo_city_names_size()).joined()
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
}
