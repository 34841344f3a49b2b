import Catalog
import Domain
import Localization
import Session

extension Vocabulary {
  /// The words of the catalogs that are offered, and of the settings.
  static let offered = Vocabulary(
    catalogs: Catalogs.descriptions.map {
      Catalog(
        id: $0.id, summary: $0.words.summary, spanishVerbs: $0.words.spanishVerbs,
        arePlaces: $0.arePlaces)
    },
    arguments: arguments, settings: Settings.candidates)

  private static var arguments: [String: Words] {
    var words: [String: Words] = [:]
    for catalog in Catalogs.descriptions {
      for filter in catalog.filters {
        words[filter.key] = filter.words
        for value in filter.values() { words[value.name] = value.words }
      }
      for sort in catalog.sorts { words[sort.key] = sort.words }
    }
    return words
  }
}

extension Strings {
  /// The verb that opens a catalog, in this language.
  func verb(of catalog: CatalogDescription) -> String {
    switch language {
    case .english: catalog.id.rawValue
    case .spanish: catalog.words.spanishVerbs.first ?? catalog.id.rawValue
    }
  }
}
