import App
import ArgumentParser
import Contracts
import Domain

/// What a shell offers for the values of options; asked of the program while the line is typed where
/// it depends on the line.
extension CompletionKind {
  static var catalogs: CompletionKind { .list(Catalogs.ids.map(\.rawValue)) }

  static func choices(of option: String) -> CompletionKind {
    .list(Program.choices(of: option))
  }

  /// What a map can be drawn of, and a session open at, as far as one word says it.
  static var places: CompletionKind {
    .list(Catalogs.ids.map(\.rawValue) + ["favorites"])
  }

  /// Filters of the catalog on the line, of all catalogs where none is.
  static var filters: CompletionKind {
    .custom { words, _, _ in offered(by: words, \.filterArguments) }
  }

  /// Sort keys of the catalog on the line, of all catalogs where none is.
  static var sortKeys: CompletionKind {
    .custom { words, _, _ in offered(by: words, \.sortKeys) }
  }

  /// What is known of the values of a filter, whatever the catalog.
  static func values(of filter: String) -> CompletionKind {
    let options = Catalogs.descriptions.flatMap(\.filters).filter { $0.key == filter }
    return .list(options.flatMap { $0.values() }.map(\.name))
  }

  private static func offered(
    by words: [String], _ choices: (CatalogDescription) -> [String]
  ) -> [String] {
    let named = words.lazy.compactMap { Catalogs.description(named: $0) }.first
    var seen: Set<String> = []
    return (named.map { [$0] } ?? Catalogs.descriptions).flatMap(choices)
      .filter { seen.insert($0).inserted }
  }
}
