package import Domain

/// A catalog as its module exports it: what it says of itself, and its data managers.
///
/// What its items conform to decides what the program does with them: those that are `Locatable`,
/// `PlaceNaming` or `Outlined` get maps. An item is at most one of them.
package protocol CatalogModule<Item>: Sendable {
  associatedtype Item: Entity & Summarizable & Describable

  static var description: CatalogDescription { get }

  var source: CatalogSource<Item> { get }

  init(source: CatalogSource<Item>)

  /// The values that occur for a filter in what this machine holds, where the description does not
  /// know them.
  func heldValues(of filter: String) async -> [String]
}

extension CatalogModule {
  /// Which map its items lead to: what they conform to says it.
  package static var map: EntityMap {
    if Item.self is any Locatable.Type { return .ofPlace }
    if Item.self is any Outlined.Type { return .ofOutline }
    return Item.self is any PlaceNaming.Type ? .ofNamedPlaces : .none
  }

  package func heldValues(of filter: String) async -> [String] {
    await source.local.values(of: filter)
  }

  /// All that this machine holds; nothing where it can't be read.
  package func held(_ filters: [Filter] = [], search: String = "") async -> [Item] {
    let query = CatalogQuery(search: search, filters: filters, limit: .max)
    return (try? await source.local.page(query))?.matches.map(\.item) ?? []
  }
}

/// A catalog whose data managers need no more than what all catalogs share.
package protocol ServiceCatalog: CatalogModule {
  static func source(_ resources: CatalogResources) -> CatalogSource<Item>
}

/// What the data managers of a catalog are made with.
package struct CatalogResources: Sendable {
  package let http: any HTTPDataManager
  package let cache: any CacheDataManager
  package let progress: any ProgressReporting
  /// How long an answer may take in all; nil is as long as it takes.
  package let timeout: Duration?
  /// The present, in seconds since 1970.
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

  package func source<Item: Entity>(
    local: any LocalDataManager<Item>, remote: (any RemoteDataManager<Item>)?,
    details: @escaping @Sendable (Item) async -> [Fact] = { _ in [] }
  ) -> CatalogSource<Item> {
    CatalogSource(local: local, remote: remote, timeout: timeout, details: details, clock: clock)
  }
}
