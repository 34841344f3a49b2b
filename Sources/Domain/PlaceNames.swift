/// What countries are called, by their code (ISO 3166-1 alpha-2 in capitals, and XK for Kosovo).
package enum CountryNames {
  package static func english(_ code: String) -> String? { byCode[code]?.english }

  package static func spanish(_ code: String) -> String? { byCode[code]?.spanish }

  /// Every country with a city, by rising code.
  package static let all: [CountryName] = CountryNamesTable.text.split(separator: "\n").compactMap {
    line in
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 3 else { return nil }
    return CountryName(code: fields[0], english: fields[1], spanish: fields[2])
  }

  /// Those without a city, by rising code; names as in CLDR.
  package static let withoutCities = [
    CountryName(code: "AQ", english: "Antarctica", spanish: "Antártida"),
    CountryName(code: "BV", english: "Bouvet Island", spanish: "Isla Bouvet"),
    CountryName(
      code: "HM", english: "Heard & McDonald Islands", spanish: "Islas Heard y McDonald"),
    CountryName(
      code: "UM", english: "U.S. Outlying Islands",
      spanish: "Islas menores alejadas de EE. UU."),
  ]

  private static let byCode = Dictionary(
    (all + withoutCities).map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
}

/// A country's code and what it is called.
package struct CountryName: Hashable, Sendable {
  package let code: String
  package let english: String
  package let spanish: String
}

/// What large cities are called in Spanish, where that is not their name.
package enum CityNames {
  /// - Parameter title: name and country ("London, GB"); the few namesakes there are in a country are
  ///   spelt alike.
  package static func spanish(ofTitle title: String) -> String? { byTitle[title] }

  /// The Spanish names by the cities' titles.
  package static let byTitle: [String: String] = Dictionary(
    CityNamesTable.text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      return fields.count == 2 ? (fields[0], fields[1]) : nil
    }, uniquingKeysWith: { first, _ in first })
}
