package import Catalog
package import Domain

/// The data manager of a service that answers each part of its catalog with one JSON document.
package struct JSONDataManager<Item: Entity>: RemoteDataManager {
  package let service: RemoteService
  package let timeToLive: Int?
  private let endpoint: @Sendable (CatalogPart) -> Endpoint?
  /// Not generic by the answer, whose type would be made at each start, and not only to fetch.
  private let result:
    @Sendable (CatalogPart, Endpoint, Validators) async throws(DataError) -> FetchResult<Item>

  /// - Parameters:
  ///   - service: what is asked.
  ///   - timeToLive: how many seconds an answer is good.
  ///   - resources: the connection, and the clock.
  ///   - items: what an answer holds, in the service's order.
  ///   - endpoint: what is asked for a part; nil for a part that the catalog does not have.
  package init<Answer: Decodable & Sendable>(
    _ service: RemoteService, timeToLive: Int?, _ resources: CatalogResources,
    items: @escaping @Sendable (Answer) -> [Item],
    endpoint: @escaping @Sendable (CatalogPart) -> Endpoint?
  ) {
    self.service = service
    self.timeToLive = timeToLive
    self.endpoint = endpoint
    result = { part, endpoint, validators async throws(DataError) in
      try await resources.http.result(
        part, from: endpoint, unless: validators, clock: resources.clock, items: items)
    }
  }

  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Item> {
    guard let endpoint = endpoint(part) else {
      throw .service(service, .unexpected(detail: part.key))
    }
    return try await result(part, endpoint, validators)
  }
}
