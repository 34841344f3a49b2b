package import Domain

/// A catalog as its module exports it: its description and its data managers.
///
/// The protocols of its items decide about maps: items that are `Locatable`, `PlaceNaming` or
/// `Outlined` get one. An item conforms to one of these at most.
package protocol CatalogModule<Item>: Sendable {
  associatedtype Item: Entity & Summarizable & Describable

  static var description: CatalogDescription { get }

  var source: CatalogSource<Item> { get }

  init(source: CatalogSource<Item>)

  /// Returns the values that occur for a filter in the data held, if the description does not know
  /// them.
  func heldValues(of filter: String) async -> [String]
}

extension CatalogModule {
  /// The map that its items lead to, by the protocol they conform to.
  package static var map: EntityMap {
    if Item.self is any Locatable.Type { return .ofPlace }
    if Item.self is any Outlined.Type { return .ofOutline }
    return Item.self is any PlaceNaming.Type ? .ofNamedPlaces : .none
  }

  package func heldValues(of filter: String) async -> [String] {
    await source.local.values(of: filter)
  }
}

/// A catalog that needs only the resources that all catalogs share.
package protocol ServiceCatalog: CatalogModule {
  /// Makes the catalog's data managers.
  static func source(_ resources: CatalogResources) -> CatalogSource<Item>
}

/// The parts that the data managers of a catalog are made with.
package struct CatalogResources: Sendable {
  /// The connection to the services.
  package let http: any HTTPDataManager
  /// The cache of what the services sent.
  package let cache: any CacheDataManager
  /// Receives the progress of fetching.
  package let progress: any ProgressReporting
  /// The time an answer may take in all; `nil` sets no limit.
  package let timeout: Duration?
  /// Returns the present, in seconds since 1970.
  package let clock: @Sendable () -> Int

  package init(
    http: any HTTPDataManager, cache: any CacheDataManager,
    progress: any ProgressReporting = NoProgress(), timeout: Duration? = nil,
    clock: @escaping @Sendable () -> Int
  ) {
    self.http = http
    self.cache = cache
    self.progress = progress
    self.timeout = timeout
    self.clock = clock
  }

  /// Joins the data managers of a catalog with the clock and the time limit that all share.
  ///
  /// - Parameters:
  ///   - local: holds the catalog on this machine.
  ///   - remote: asks the service; `nil` if no service has the catalog.
  ///   - details: returns the facts of an entity that only its detail shows.
  package func source<Item: Entity>(
    local: any LocalDataManager<Item>, remote: (any RemoteDataManager<Item>)?,
    details: @escaping @Sendable (Item) async -> [Fact] = { _ in [] }
  ) -> CatalogSource<Item> {
    CatalogSource(local: local, remote: remote, timeout: timeout, details: details, clock: clock)
  }
}
