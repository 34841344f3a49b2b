import Catalog
import Domain
import Localization

/// The words that catalogs bring to commands.
enum CatalogVocabulary {
  /// The Spanish verbs of each catalog, by the English one.
  static let spanishVerbs = Dictionary(
    uniqueKeysWithValues: Catalogs.descriptions.map { ($0.id.rawValue, $0.words.spanishVerbs) })

  /// What filters, their values and sort keys are called.
  static let arguments: [String: Words] = {
    var words: [String: Words] = [:]
    for catalog in Catalogs.descriptions {
      for filter in catalog.filters {
        words[filter.key] = filter.words
        for value in filter.values() { words[value.name] = value.words }
      }
      for sort in catalog.sorts { words[sort.key] = sort.words }
    }
    return words
  }()
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
