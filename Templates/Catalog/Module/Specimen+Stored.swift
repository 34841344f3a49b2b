package import Catalog
package import Domain

extension Specimen: StoredEntity {
  package static let filterKeys = Template.description.filterKeys
  package static let sortKeys = Template.description.sortKeys

  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .whole(adding: [])
  }

  /// `published` puts the newest first, and what has no date last.
  package func sortKey(for key: String) -> SortKey {
    guard key == "published" else { return .text(title) }
    return .highest(published.map { ($0.year * 100 + $0.month) * 100 + $0.day })
  }

  package var searchedTexts: [String] { [title, abstract].compactMap(\.self) }

  package func passes(_ filter: Filter) throws(DataError) -> Bool { true }
}
