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
