import App
import ArgumentParser
import Contracts
import Domain

/// The values that a shell offers for options. If they depend on the line, the shell asks the
/// program while the line is typed.
extension CompletionKind {
  static var catalogs: CompletionKind { .list(Catalogs.ids.map(\.rawValue)) }

  static func choices(of option: String) -> CompletionKind {
    .list(Program.choices(of: option))
  }

  /// The subjects of a map, and the places that a session opens at, as far as one word names them.
  static var places: CompletionKind {
    .list(Catalogs.ids.map(\.rawValue) + ["favorites"])
  }

  /// The filters of the catalog on the line, or of all catalogs if the line names none.
  static var filters: CompletionKind {
    .custom { words, _, _ in offered(by: words, \.filterArguments) }
  }

  /// The sort keys of the catalog on the line, or of all catalogs if the line names none.
  static var sortKeys: CompletionKind {
    .custom { words, _, _ in offered(by: words, \.sortKeys) }
  }

  /// The known values of a filter, whatever the catalog.
  ///
  /// The words are made when a shell asks for them: for some filters there are hundreds.
  static func values(of filter: String) -> CompletionKind {
    .custom { _, _, _ in
      let options = Catalogs.descriptions.flatMap(\.filters).filter { $0.key == filter }
      return options.flatMap { $0.values() }.map(\.name)
    }
  }

  private static func offered(
    by words: [String], _ choices: (CatalogDescription) -> [String]
  ) -> [String] {
    let named = words.lazy.compactMap { Catalogs.description(named: $0) }.first
    return (named.map { [$0] } ?? Catalogs.descriptions).flatMap(choices).uniqued
  }
}
