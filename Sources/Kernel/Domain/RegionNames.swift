import CNames

/// The Spanish names of first-level divisions.
///
/// The table is made by hand: no package that the data are built from has these names.
package enum RegionNames {
  /// Returns the Spanish name of a region; `nil` if it has none of its own.
  ///
  /// - Parameter name: the name in the cities' data ("Catalonia").
  package static func spanish(_ name: String) -> String? { byName[name] }

  /// Returns a region's name in the cities' data, by its Spanish name; case and accents do not
  /// matter.
  package static func name(ofSpanish text: String) -> String? { bySpanish[Fold.fold(text)] }

  /// Returns the names in the data of the regions whose Spanish name starts with a text, unsorted.
  package static func names(ofSpanishStart text: String) -> [String] {
    let start = Fold.fold(text)
    return bySpanish.filter { $0.key.hasPrefix(start) }.map(\.value)
  }

  /// The Spanish names by the names in the cities' data.
  package static let byName = Dictionary(
    TextTable.read(catalejo_region_names_bytes(), catalejo_region_names_size()).joined()
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })

  private static let bySpanish = Dictionary(
    byName.map { (Fold.fold($1), $0) }, uniquingKeysWith: min)
}
