import CNames

/// The names of cities in the languages that have their own.
package enum CityNames {
  /// Returns the name of a city in a language; `nil` if it has none of its own.
  ///
  /// - Parameters:
  ///   - title: the name and the country ("London, GB"). The few cities with the same title have the
  ///     same name in a language.
  ///   - language: the language.
  package static func name(ofTitle title: String, in language: Language) -> String? {
    table.name(of: title, in: language.rawValue)
  }

  /// Returns the names of a city in languages other than English, each once.
  package static func names(ofTitle title: String) -> [String] {
    Language.others.compactMap { name(ofTitle: title, in: $0) }.uniqued
  }

  /// Returns the names in a language by the titles of cities.
  package static func byTitle(in language: Language) -> [String: String] {
    table.names(in: language.rawValue)
  }

  /// The table that `catalejo-data city-names` writes.
  private static var table: NameTable {
    NameTable(
      UnsafeRawBufferPointer(
        start: catalejo_city_names_bytes(), count: catalejo_city_names_size()))
  }
}
