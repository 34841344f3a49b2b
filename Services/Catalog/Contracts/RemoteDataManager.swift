package import Domain

/// What a service on the network has of one catalog.
package protocol RemoteDataManager<Item>: Sendable {
  associatedtype Item: Entity

  /// The service it asks.
  var service: RemoteService { get }

  /// How many seconds an answer is good; nil is until it is asked for again.
  var timeToLive: Int? { get }

  /// Fetches one part; `validators` are those of what is held, empty where nothing is.
  ///
  /// An entity may come without what other parts know of it (a list has no details). A cancelled
  /// call ends at once, with whatever error.
  /// - Throws: `service`; `notFound` where the service has no such entity.
  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<Item>
}
