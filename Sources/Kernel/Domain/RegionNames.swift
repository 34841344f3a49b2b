import CNames

/// The names of first-level divisions in the languages that have their own.
///
/// The table is made by hand: no package that the data are built from has these names.
package enum RegionNames {
  /// Returns the name of a region in a language; `nil` if it has none of its own.
  ///
  /// - Parameters:
  ///   - name: the name in the cities' data ("Catalonia").
  ///   - language: the language.
  package static func name(of name: String, in language: Language) -> String? {
    table.name(of: name, in: language.rawValue)
  }

  /// Returns the names of a region in languages other than English, each once.
  package static func names(of name: String) -> [String] {
    Language.others.compactMap { self.name(of: name, in: $0) }.uniqued
  }

  /// Returns a region's name in the cities' data, by its name in another language; case and accents
  /// do not matter.
  package static func name(called text: String) -> String? { byOtherName[Fold.fold(text)] }

  /// Returns the names in the data of the regions whose name in another language starts with a text,
  /// unsorted.
  package static func names(startingWith text: String) -> [String] {
    let start = Fold.fold(text)
    return byOtherName.filter { $0.key.hasPrefix(start) }.map(\.value).uniqued
  }

  /// Returns the names in a language by the names in the cities' data.
  package static func byName(in language: Language) -> [String: String] {
    table.names(in: language.rawValue)
  }

  private static let byOtherName = Dictionary(
    Language.others.flatMap { byName(in: $0).map { (Fold.fold($1), $0) } }, uniquingKeysWith: min)

  private static var table: NameTable {
    NameTable(
      UnsafeRawBufferPointer(
        start: catalejo_region_names_bytes(), count: catalejo_region_names_size()))
  }
}
