package import Contracts
import Domain

/// The catalog of GeoNames' places, as far as their dumps were added to the file on this machine.
package struct Places: CatalogModule {
  package let source: CatalogSource<Place>

  package init(source: CatalogSource<Place>) {
    self.source = source
  }

  /// - Parameters:
  ///   - archive: the file of places.
  ///   - isKnown: whether an earlier catalog has the place with this number of GeoNames: a search for a
  ///     name leaves such a place to that one.
  ///   - starred: returns the favorites of this catalog: they stay when their country is removed.
  ///   - clock: returns the present, in seconds since 1970.
  package init(
    _ archive: any PlaceArchiveDataManager,
    isKnown: @escaping @Sendable (_ id: String) -> Bool = { _ in false },
    starred: @escaping @Sendable () async -> [Favorite] = { [] },
    clock: @escaping @Sendable () -> Int
  ) {
    self.init(
      source: CatalogSource(
        local: LocalPlaces(archive, isKnown, starred), remote: nil, clock: clock))
  }

  package static let description = CatalogDescription(
    id: Place.catalog,
    words: CatalogWords(
      kind: Words("place"),
      verb: Words("places", context: "verb"),
      summary: Words("open the places that were added"),
      invitation: Words("mountains, rivers, airports, postal codes: those that you add"),
      nothingFound: Words("No place starts with “{0}”."),
      nothingHeld: PlaceArchiveState.nothingHeld,
      searched: Words("search the start of any of its names, or a code (\"LIM\", \"08001 es\")"),
      credits: [Words("Places: GeoNames (geonames.org), CC BY 4.0, as its dumps are added.")]),
    filters: [
      .country,
      FilterOption(
        Filter.regionKey, Words("region"),
        phrase: { Words("region {0}").with(RegionNames.words(of: $0)) }),
      .terms(PlaceKind.filterKey, Words("kind"), typing: Words("class", context: "filter")) {
        PlaceKind.terms
      },
      FilterOption("feature", Words("feature"), form: Words("CODE")),
      FilterOption("elevation", Words("elevation"), measure: .length), .population,
    ],
    sorts: PlaceSort.allCases.map {
      SortOption($0.rawValue, $0.words, isFromPlace: $0 == .distance)
    },
    search: SearchTraits(isByPrefix: true, relevance: PlaceSort.relevance.rawValue, nameRank: 4),
    rows: RowTraits(
      fields: [
        "name", "country", "region", "kind", "feature", "latitude", "longitude", "elevation",
        "population", "timezone", "matchedName", "subtitle",
      ], titleEnd: 4, gridPicture: nil),
    leading: ["kind", "country", "elevation", "population", "position"],
    holding: StorageTraits(isWhole: false, isDescribed: true), arePlaces: true, ids: .word,
    services: [])
}

/// The orders of places; the raw value is the key of the order.
enum PlaceSort: String, CaseIterable {
  case name, elevation, population, distance, relevance

  var words: Words {
    switch self {
    case .name: Words("name")
    case .elevation: Words("elevation")
    case .population: Words("population")
    case .distance: Words("distance")
    case .relevance: Words("relevance")
    }
  }

  /// Returns the order; `nil` if it needs a place to measure from, and there is none.
  func order(from origin: CatalogQuery.Origin?) -> PlaceOrder? {
    switch self {
    case .name: .name
    case .elevation: .elevation
    case .population: .population
    case .distance: origin.map { .distance($0.position) }
    case .relevance: .relevance
    }
  }
}
