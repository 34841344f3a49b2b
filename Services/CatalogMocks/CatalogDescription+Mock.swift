package import Catalog
package import Domain
import TestSupport

extension CatalogDescription {
  /// What a catalog of this name says of itself in the program, as far as it makes a difference.
  package static func mock(_ id: CatalogID) -> CatalogDescription {
    known[id] ?? CatalogDescription(mock: id)
  }

  /// A catalog of which only a part is held.
  package static func mockOfPages(_ id: CatalogID) -> CatalogDescription {
    CatalogDescription(mock: id, holding: HoldingTraits(isWhole: false))
  }

  package static let cities = CatalogDescription(
    mock: .cities, filters: [.country], sorts: ["name", "population", "relevance"],
    search: SearchTraits(isByPrefix: true, relevance: "relevance", nameRank: 1),
    rows: RowTraits(fields: ["name"], titleEnd: 4, gridPicture: nil),
    holding: HoldingTraits(isWhole: true, isReplaceable: true, isDescribed: true),
    arePlaces: true,
    nothingFound: Words("No city starts with “{0}”.", "Ninguna ciudad empieza por «{0}»."))

  package static let countries = CatalogDescription(mock: .countries, ids: .country)

  package static let people = CatalogDescription(
    mock: .people, filters: [.country], sorts: ["order", "name", "age", "country"],
    rows: RowTraits(fields: ["email"], picture: PictureSize(columns: 4, rows: 2)),
    holding: HoldingTraits(isWhole: false), ids: .word)

  package static let pokemon = CatalogDescription(
    mock: .pokemon,
    filters: [
      FilterOption("type", Words("type", "tipo"), phrase: { Words("type \($0)", "tipo \($0)") })
    ], sorts: ["number", "name"])

  package static let items = CatalogDescription(mock: .items, sorts: ["id", "name"])

  package static let articles = CatalogDescription(
    mock: .articles, sorts: ["rank", "published", "title"],
    rows: RowTraits(fields: ["section"], isNamed: false),
    holding: HoldingTraits(isWhole: false), ids: .word)

  private static let known = Dictionary(
    uniqueKeysWithValues: [cities, countries, people, pokemon, items, articles].map { ($0.id, $0) })

  private convenience init(
    mock id: CatalogID, filters: [FilterOption] = [], sorts: [String] = ["name"],
    search: SearchTraits = SearchTraits(), rows: RowTraits = RowTraits(fields: ["name"]),
    holding: HoldingTraits = HoldingTraits(isWhole: true), arePlaces: Bool = false,
    ids: IDRule = .number, nothingFound: Words = Words("Nothing has “{0}”.", "Nada tiene «{0}».")
  ) {
    let spanish = ["population": "población", "number": "número"]
    self.init(
      id: id,
      words: CatalogWords(
        spanishVerbs: [], summary: id.name, invitation: id.name, nothingFound: nothingFound,
        manual: id.name, credits: []),
      filters: filters, sorts: sorts.map { SortOption($0, Words($0, spanish[$0] ?? $0)) },
      search: search, rows: rows, holding: holding, arePlaces: arePlaces, ids: ids, services: [])
  }
}
