package import Contracts
package import Domain
import TestSupport

/// The descriptions of catalogs with these names, as far as features depend on them.
extension CatalogDescription {
  package static let cities = CatalogDescription(
    mock: .cities, filters: [.country],
    sorts: [
      Words("name", "name"), Words("population", "población"), Words("relevance", "relevance"),
    ],
    search: SearchTraits(isByPrefix: true, relevance: "relevance", nameRank: 1),
    rows: RowTraits(fields: [], titleEnd: 4, gridPicture: nil), arePlaces: true,
    nothingFound: Words("No city starts with “{0}”.", "Ninguna ciudad empieza por «{0}»."))

  package static let countries = CatalogDescription(mock: .countries, ids: .country)

  package static let people = CatalogDescription(mock: .people, holdsAll: false, ids: .word)

  package static let pokemon = CatalogDescription(
    mock: .pokemon,
    filters: [
      FilterOption("type", Words("type", "tipo"), phrase: { Words("type \($0)", "tipo \($0)") })
    ], sorts: [Words("number", "número")])

  package static let items = CatalogDescription(mock: .items)

  package static let articles = CatalogDescription(
    mock: .articles, holdsAll: false, ids: .word)

  package convenience init(
    mock id: CatalogID, filters: [FilterOption] = [], sorts: [Words] = [],
    search: SearchTraits = SearchTraits(), rows: RowTraits = RowTraits(fields: []),
    holdsAll: Bool = true, arePlaces: Bool = false, ids: IDRule = .number,
    nothingFound: Words = Words("Nothing has “{0}”.", "Nada tiene «{0}».")
  ) {
    self.init(
      id: id,
      words: CatalogWords(
        kind: id.name, spanishVerbs: [], summary: id.name, invitation: id.name,
        nothingFound: nothingFound, searched: id.name, credits: []),
      filters: filters, sorts: sorts.map { SortOption($0.english, $0) }, search: search,
      rows: rows, holding: HoldingTraits(isWhole: holdsAll), arePlaces: arePlaces, ids: ids,
      services: [])
  }
}
