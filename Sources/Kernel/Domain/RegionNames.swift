import CNames

/// The names of first-level divisions in the languages that have their own.
///
/// The table is made by hand: no package that the data are built from has these names.
package enum RegionNames {
  /// Returns the name of a region in a language; `nil` if it has none of its own.
  ///
  /// - Parameters:
  ///   - title: the name in the cities' data and the country ("Catalonia, ES"): Florida is a state of
  ///     the United States, and a department of Uruguay.
  ///   - language: the language.
  package static func name(ofTitle title: String, in language: Language) -> String? {
    table.name(of: title, in: language.rawValue)
  }

  /// Returns the names of a region in languages other than English, each once.
  package static func names(ofTitle title: String) -> [String] {
    Language.others.compactMap { name(ofTitle: title, in: $0) }.uniqued
  }

  /// Returns the words for all regions that have a name in the cities' data, whatever their country.
  package static func words(of name: String) -> Words {
    Words { language in byTitle(in: language).first { self.name(in: $0.key) == name }?.value ?? name
    }
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

  /// Returns the names in a language by the titles of the regions.
  package static func byTitle(in language: Language) -> [String: String] {
    table.names(in: language.rawValue)
  }

  private static let byOtherName = Dictionary(
    Language.others.flatMap { byTitle(in: $0).map { (Fold.fold($1), name(in: $0)) } },
    uniquingKeysWith: min)

  /// Returns the name in a title.
  private static func name(in title: String) -> String {
    title.lastIndex(of: ",").map { String(title[..<$0]) } ?? title
  }

  private static var table: NameTable {
    NameTable(
      UnsafeRawBufferPointer(
        start: catalejo_region_names_bytes(), count: catalejo_region_names_size()))
  }
}
