import App
import ArgumentParser
import Domain

/// What a shell offers for the values of options; asked of the program while the line is typed where
/// it depends on the line.
extension CompletionKind {
  static var catalogs: CompletionKind { .list(CatalogID.allCases.map(\.rawValue)) }

  /// What a map can be drawn of, as far as one word says it.
  static var mapPlaces: CompletionKind {
    .list(CatalogID.allCases.map(\.rawValue) + ["favorites"])
  }

  /// What a session can open at, as far as it is known.
  static var places: CompletionKind { mapPlaces }

  /// Filters of the catalog on the line, of all catalogs where none is.
  static var filters: CompletionKind {
    .custom { words, _, _ in offered(by: words, ListWords.filters) }
  }

  /// Sort keys of the catalog on the line, of all catalogs where none is.
  static var sortKeys: CompletionKind {
    .custom { words, _, _ in offered(by: words, ListWords.sortKeys) }
  }

  private static func offered(
    by words: [String], _ choices: (CatalogID) -> [String]
  ) -> [String] {
    let named = words.compactMap(CatalogID.init(rawValue:)).first
    var seen: Set<String> = []
    return (named.map { [$0] } ?? CatalogID.allCases).flatMap(choices)
      .filter { seen.insert($0).inserted }
  }
}
