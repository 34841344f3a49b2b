package import Contracts
package import Domain
import TestSupport

/// The descriptions of catalogs with these names, as far as features depend on them.
extension CatalogDescription {
  package static let cities = CatalogDescription(
    mock: .cities, filters: [.country],
    sorts: [
      Words(name: "name"), Words("population"), Words("distance"), Words(name: "relevance"),
    ],
    search: SearchTraits(isByPrefix: true, relevance: "relevance", nameRank: 1),
    rows: RowTraits(fields: [], titleEnd: 4, gridPicture: nil), arePlaces: true,
    nothingFound: Words("No city starts with “{0}”."))

  package static let countries = CatalogDescription(mock: .countries, ids: .country)

  package static let people = CatalogDescription(mock: .people, holdsAll: false, ids: .word)

  package static let pokemon = CatalogDescription(
    mock: .pokemon,
    filters: [
      FilterOption(
        "type", Words("type"),
        phrase: { type in Words { $0 == .spanish ? "tipo \(type)" : "type \(type)" } })
    ], sorts: [Words("number")])

  package static let items = CatalogDescription(mock: .items)

  package static let articles = CatalogDescription(
    mock: .articles, holdsAll: false, ids: .word)

  package convenience init(
    mock id: CatalogID, filters: [FilterOption] = [], sorts: [Words] = [],
    search: SearchTraits = SearchTraits(), rows: RowTraits = RowTraits(fields: []),
    holdsAll: Bool = true, arePlaces: Bool = false, ids: IDRule = .number,
    nothingFound: Words = Words { $0 == .spanish ? "Nada tiene «{0}»." : "Nothing has “{0}”." },
    nothingHeld: Words? = nil
  ) {
    self.init(
      id: id,
      words: CatalogWords(
        kind: id.name, verb: Words(name: id.rawValue), summary: id.name, invitation: id.name,
        nothingFound: nothingFound, nothingHeld: nothingHeld, searched: id.name, credits: []),
      filters: filters,
      sorts: sorts.map {
        SortOption($0.english, $0, isFromPlace: $0.english == "distance")
      }, search: search,
      rows: rows, holding: StorageTraits(isWhole: holdsAll), arePlaces: arePlaces, ids: ids,
      services: [])
  }
}
