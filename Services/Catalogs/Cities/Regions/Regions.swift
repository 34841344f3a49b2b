package import Contracts
import Domain

/// The regions of the world's countries, as the cities name them.
package struct Regions: CatalogModule {
  package let source: CatalogSource<Region>

  package init(source: CatalogSource<Region>) {
    self.source = source
  }

  /// - Parameters:
  ///   - cities: the cities in use.
  ///   - clock: returns the present, in seconds since 1970.
  package init(_ cities: CityCatalog, clock: @escaping @Sendable () -> Int) {
    self.init(source: CatalogSource(local: LocalRegions(cities), remote: nil, clock: clock))
  }

  package static let description = CatalogDescription(
    id: Region.catalog,
    words: CatalogWords(
      kind: Words("region"), verb: Words("regions", context: "verb"),
      summary: Words("open the regions"),
      invitation: Words("the regions of all countries"),
      nothingFound: Words("No region starts with “{0}”."),
      searched: Words("search the start of the name"),
      // The credits are those of the cities.
      credits: []),
    filters: [], sorts: [SortOption("name", Words("name"))],
    search: SearchTraits(isByPrefix: true),
    rows: RowTraits(fields: ["country", "latitude", "longitude"], titleEnd: 4, gridPicture: nil),
    holding: StorageTraits(isWhole: true), arePlaces: true, ids: .word, services: [])
}

/// Reads the regions from the cities, anew at each question.
private struct LocalRegions: LocalDataManager {
  private let cities: CityCatalog

  init(_ cities: CityCatalog) {
    self.cities = cities
  }

  var sortKeys: [String] { Regions.description.sortKeys }

  @concurrent
  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    if let filter = query.filters.first { throw .unknownFilter(filter.key, known: []) }
    if let sort = query.sort, !sortKeys.contains(sort) {
      throw .unknownSort(sort, known: Regions.description.sorts.map(\.words))
    }
    let all = cities.gazetteer.read { cities in
      let isAll = Fold.bytes(query.search).isEmpty
      let indices =
        isAll
        ? [1..<max(1, cities.regionNames.count)]
        : cities.regionIndices(named: query.search, isWhole: false)
      return cities.regions(at: indices).map(\.0)
    }
    let found = all.filter { query.ids?.contains($0.id) ?? true }
      .sorted { ($0.name, $0.country) < ($1.name, $1.country) }
    let shown = found.dropFirst(max(0, query.offset)).prefix(max(0, query.pageSize))
    return ListPage(rows: shown.map { ListRow($0, for: query) }, total: found.count)
  }

  /// From three letters on, regions are found by the beginning of their names; the end of the text
  /// may name the country.
  func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    let count = max(0, query.pageSize)
    return cities.gazetteer.read { (cities) -> NameMatches in
      let text = query.search
      guard Fold.bytes(text).count > 2 else { return NameMatches() }
      let whole = cities.regionIndices(named: text, isWhole: true)
      let begun = cities.regionIndices(named: text, isWhole: false)
      var name: String?
      var found = cities.regions(at: begun + whole)
      var isWhole = { (region: Region) in Self.isCalled(text, region) }
      if found.isEmpty,
        let (before, code) = CountryLookup.ending(text, read: CountryLookup.code(for:))
      {
        name = before
        found = cities.regions(
          at: cities.regionIndices(named: before, isWhole: true), in: code)
        isWhole = { _ in true }
      }
      let called = cities.namesakes(of: name ?? text)
      let matches = found.map { region, population in
        let isNamesake = region.largest.reference.map(called.contains) ?? false
        let share = isNamesake ? Self.shareOfNamesakes : Self.share
        let rank = NameRank(isWhole(region) ? .whole : .beginning, weight: population / share)
        var row = ListRow(region, for: query)
        row.kind = region.kind
        return NameMatch(row, rank)
      }.filter { query.ids?.contains($0.row.reference.id) ?? true }
      let sorted = matches.sorted { first, second in
        (first.rank, first.row.reference.id) < (second.rank, second.row.reference.id)
      }
      return NameMatches(Array(sorted.prefix(count)), total: matches.count, name: name)
    }
  }

  /// A region counts a tenth of its inhabitants: `georgia` is the state rather than a town, and
  /// `washington` the capital.
  private static let share = 10
  /// A region whose largest city is called so, too, is meant less often than that: `new york`, `lima`.
  private static let shareOfNamesakes = 1_000

  private static func isCalled(_ text: String, _ region: Region) -> Bool {
    let fold = Fold.fold(text)
    return Fold.fold(region.name) == fold
      || RegionNames.names(ofTitle: region.title).contains { Fold.fold($0) == fold }
  }

  @concurrent
  func held(_ id: String) async throws(DataError) -> HeldItem<Region> {
    let region = cities.gazetteer.read { cities -> Region? in
      guard let (country, fold) = Region.parts(of: id) else { return nil }
      let found = cities.regions(at: [cities.regionNames.indices(of: fold)], in: country)
      return found.map(\.0).first { $0.id == id }
    }
    return HeldItem(region, parts: [], provenance: .embedded)
  }

  func store(_ results: [FetchResult<Region>]) async throws(DataError) {}
}

extension CityTable {
  /// Returns the cities whose own name that is, in any spelling.
  fileprivate func namesakes(of name: String) -> Set<Reference> {
    let exact = ExactRows(called: Array(Fold.bytes(name)), self)
    let others = exact.alternates.filter { $0.divisor == 1 || $0.isSpelling }.map(\.row)
    return Set((Array(exact.named.joined()) + others).map(reference))
  }
}
