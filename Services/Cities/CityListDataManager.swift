package import Catalog
package import Domain
import Synchronization

/// The published list of cities, as a service.
///
/// One file, streamed because that tells how far it is; it knows neither populations nor time zones.
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
    let collected = Mutex<[UInt8]>([])
    let answered = try await http.stream(
      Endpoint(Cities.service, limits: .cityList), unless: validators
    ) { bytes async throws(DataError) in
      collected.withLock { $0 += bytes }
    }
    guard let answered else {
      return FetchResult(
        .whole, items: nil, metadata: CacheMetadata(fetchedAt: clock(), validators: validators))
    }
    let list = try await CityList.read(collected.withLock { $0 })
    return FetchResult(
      .whole, items: list.cities, metadata: CacheMetadata(fetchedAt: clock(), validators: answered),
      skipped: list.skipped)
  }
}
