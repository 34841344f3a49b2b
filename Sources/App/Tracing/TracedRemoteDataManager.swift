import Catalog
import Domain

/// What a service has of a catalog, watched.
struct TracedRemoteDataManager<Item: Entity>: RemoteDataManager {
  let base: any RemoteDataManager<Item>
  let tap: TraceTap

  var service: RemoteService { base.service }
  var timeToLive: Int? { base.timeToLive }

  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<Item> {
    try await tap.call("fetch", part) { () async throws(DataError) in
      try await base.fetch(part, unless: validators)
    }
  }
}
