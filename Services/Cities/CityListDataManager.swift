package import Catalog
package import Domain

/// The published list of cities, as a service.
///
/// One large file; it knows neither populations nor time zones.
/// Old or not, it is good until somebody asks for it again.
package struct CityListDataManager: RemoteDataManager {
  package typealias Item = City

  private let http: any HTTPDataManager
  private let clock: @Sendable () -> Int

  /// - Parameter clock: the present, in seconds since 1970.
  package init(_ http: any HTTPDataManager, clock: @escaping @Sendable () -> Int) {
    self.http = http
    self.clock = clock
  }

  package var service: RemoteService { Cities.service }

  package var timeToLive: Int? { nil }

  /// The whole list; there is no other part, so every part is answered with it.
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
