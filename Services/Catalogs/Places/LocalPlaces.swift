import Contracts
import Domain

/// The catalog of places over the file of places, which is opened only if it is there.
struct LocalPlaces: LocalDataManager {
  private let archive: any PlaceArchiveDataManager

  init(_ archive: any PlaceArchiveDataManager) {
    self.archive = archive
  }

  var sortKeys: [String] { Places.description.sortKeys }

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    let question = try ArchiveQuery(query)
    guard archive.hasFile else { return ListPage(provenance: Provenance(.cached)) }
    let answer = try await archive.places(question)
    return ListPage(
      name: answer.name, rows: answer.rows.map { ListRow(Place($0), for: query, found: $0) },
      topHits: answer.likely, total: answer.total,
      provenance: Provenance(.cached, fetchedAt: answer.addedAt))
  }

  func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches { NameMatches() }

  func held(_ id: String) async throws(DataError) -> HeldItem<Place> {
    let found = archive.hasFile ? try await archive.place(Place.archivedID(id)) : nil
    return HeldItem(
      found.map { Place($0.place, names: $0.names) }, parts: [], provenance: Provenance(.cached))
  }

  func store(_ results: [FetchResult<Place>]) async throws(DataError) {}
}

extension ListRow {
  fileprivate init(_ place: Place, for query: CatalogQuery, found: ArchivedPlace) {
    self.init(place, for: query, matchedName: found.matchedName)
  }
}

extension ArchiveQuery {
  /// - Throws: `unknownFilter`, `invalidFilter`, `unknownSort`.
  init(_ query: CatalogQuery) throws(DataError) {
    let order = try query.sort.map { key throws(DataError) in
      guard let sort = PlaceSort(rawValue: key) else {
        throw .unknownSort(key, known: Places.description.sorts.map(\.words))
      }
      return sort.order
    }
    var conditions = query.ids.map { [PlaceCondition.ids(Set($0.map(Place.archivedID)))] } ?? []
    for filter in query.filters {
      conditions.append(try PlaceCondition(filter, language: query.language))
    }
    self.init(
      query.search, conditions, order: order, offset: query.offset, limit: query.pageSize,
      likely: query.topHits, isTyped: query.isTyped, isWholeName: query.isWholeName)
  }
}

extension PlaceCondition {
  /// - Throws: `unknownFilter`, `invalidFilter`.
  fileprivate init(_ filter: Filter, language: Language) throws(DataError) {
    switch filter.key {
    case Filter.countryKey:
      self = .countries([try CountryLookup.code(of: filter)], areWanted: try filter.wantsItsValue())
    case Filter.regionKey: self = .region(filter.value, isWanted: try filter.wantsItsValue())
    case "feature":
      self = .features([filter.value.uppercased()], areWanted: try filter.wantsItsValue())
    case "elevation": self = .elevation(try filter.condition(in: .length, language: language))
    case "population": self = .population(try filter.condition(in: .count, language: language))
    default:
      throw .unknownFilter(filter.typedKey, known: Places.description.filters.map(\.typedKey))
    }
  }
}
