package import Catalog
package import Domain

extension Article: StoredEntity {
  package static let filterKeys = Articles.description.filterKeys
  package static let sortKeys = Articles.description.sortKeys

  /// `kind` and `period` choose the list; without them it is the one of articles e-mailed in a week.
  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    var edition = ArticleEdition.standard
    for filter in filters { edition = try edition.changed(by: filter) }
    return .edition(edition.name)
  }

  /// `published` puts the newest first, and what has no date last.
  package func sortKey(for key: String) -> SortKey {
    key == "published" ? .highest(published?.number) : .text(title)
  }

  package var searchedTexts: [String] {
    [title, abstract, byline, section].compactMap(\.self)
  }

  package func passes(_ filter: Filter) throws(DataError) -> Bool {
    guard filter.key == "section" else {
      _ = try ArticleEdition.standard.changed(by: filter)
      return true
    }
    return Fold.fold(section ?? "") == Fold.fold(filter.value)
  }
}
