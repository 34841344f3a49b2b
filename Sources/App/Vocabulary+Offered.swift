import Contracts
import Domain
import Session

extension Vocabulary {
  /// The words of the catalogs that are offered, and of the settings.
  static let offered = Vocabulary(
    catalogs: Catalogs.descriptions.map {
      ($0.id, $0.words.summary, $0.arePlaces)
    },
    arguments: arguments, settings: Settings.candidates)

  private static var arguments: [String: Words] {
    var words: [String: Words] = [:]
    for catalog in Catalogs.descriptions {
      for filter in catalog.filters {
        words[filter.key] = filter.typedKey
        // A filter may have many values, such as the countries. Taking only the named ones saves
        // making all at the first key.
        for value in filter.named { words[value.name] = value.words }
      }
      for sort in catalog.sorts { words[sort.key] = sort.words }
    }
    return words
  }
}
