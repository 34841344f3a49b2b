package import Contracts
package import Database
package import Domain

/// The facts that are kept with favorites, in a file of its own beside theirs.
///
/// The cache stands before it and answers first.
///
/// So a detail needs to know nothing of it. If a favorite is fetched anew, the new facts are kept in
/// turn. The file has the tables of the cache, and behaves as ``CacheStore`` says: it is written whole
/// or not at all. A damaged file is set aside, which `warn` is told once.
package struct KeptStore: KeptDataManager, CacheDataManager {
  private let cache: any CacheDataManager
  private let kept: CacheStore
  /// The favorites that it is shown of; `nil` shows all that is kept.
  private var favorites: (any FavoritesDataManager)?
  private let languages: [String]

  /// - Parameters:
  ///   - path: the database; `nil` if there is no place for it.
  ///   - cache: what is fetched.
  ///   - catalogs: those that are offered; what is kept of others is not told.
  ///   - languages: the codes of those that descriptions are kept in.
  ///   - clock: the present, in seconds since 1970.
  ///   - warn: told at once what the store did by itself.
  package init(
    path: String?, over cache: any CacheDataManager, catalogs: [CatalogID], languages: [String],
    clock: @escaping @Sendable () -> Int,
    warn: @escaping @Sendable (StoreWarning) -> Void
  ) {
    self.cache = cache
    self.languages = languages
    kept = CacheStore(
      path: path, catalogs: catalogs, clock: clock, warn: warn,
      executor: DatabaseExecutor(label: "catalejo.kept"))
  }

  /// The same store, which shows only what is kept of favorites, and keeps what is fetched of them
  /// from now on.
  package func showing(_ favorites: any FavoritesDataManager) -> KeptStore {
    var store = self
    store.favorites = favorites
    return store
  }

  // MARK: - Keeping

  package func references() async -> Set<Reference> { await kept.references() }

  package func forget(_ references: [Reference]) async throws(DataError) {
    try await kept.forget(references)
  }

  package func keep(_ references: [Reference]) async throws(DataError) {
    for reference in references {
      let parts = try await cache.parts(having: reference.id, of: reference.catalog)
      if let part = Self.part(of: reference.id, from: parts) {
        try await kept.replace([part], confirming: [:], of: reference.catalog)
      }
      for language in languages {
        let held = try await cache.description(of: reference, language: language)
        if let held, held.description != nil {
          try await kept.store(held, of: reference, language: language)
        }
      }
    }
  }

  /// All that some parts know of an entity, as a part of its own; `nil` if they know nothing.
  ///
  /// If its own answer was never fetched, it is not whole: then it is due as soon as there is a
  /// network.
  private static func part(of id: String, from parts: [CachedPart]) -> CachedPart? {
    guard let newest = parts.first else { return nil }
    let own = parts.first { $0.part == .entity(id) }
    let metadata =
      own?.metadata ?? CacheMetadata(fetchedAt: newest.metadata.fetchedAt, isPartial: true)
    return CachedPart(.entity(id), metadata, rows: parts.flatMap(\.rows))
  }

  private func isShown(_ reference: Reference) async -> Bool {
    if favorites == nil { return true }
    return await isFavorite(reference)
  }

  private func isFavorite(_ reference: Reference) async -> Bool {
    (try? await favorites?.ids(in: reference.catalog).contains(reference.id)) ?? false
  }

  // MARK: - The cache, and behind it what is kept

  package func parts(
    _ parts: [CatalogPart], of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart] {
    try await cache.parts(parts, of: catalog)
  }

  package func metadata(
    of catalog: CatalogID
  ) async throws(DataError) -> [String: CacheMetadata] {
    try await cache.metadata(of: catalog)
  }

  package func parts(
    having id: String, of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart] {
    let held = try await cache.parts(having: id, of: catalog)
    guard !held.contains(where: { $0.part == .entity(id) }) else { return held }
    let behind = await kept.parts(having: id, of: catalog)
    guard !behind.isEmpty, await isShown(Reference(catalog, id)) else { return held }
    return held + behind
  }

  /// If a part of an answer can't be kept, it is shown all the same, and kept the next time.
  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
  ) async throws(DataError) {
    try await cache.replace(parts, confirming: confirmed, of: catalog)
    for part in parts {
      guard case .entity(let id) = part.part else { continue }
      let reference = Reference(catalog, id)
      if await isFavorite(reference) { try? await keep([reference]) }
    }
  }

  package func description(
    of reference: Reference, language: String
  ) async throws(DataError) -> CachedDescription? {
    if let held = try await cache.description(of: reference, language: language) { return held }
    let behind = await kept.description(of: reference, language: language)
    guard let behind, await isShown(reference) else { return nil }
    return behind
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    try await cache.store(description, of: reference, language: language)
    guard description.description != nil, await isFavorite(reference) else { return }
    try? await kept.store(description, of: reference, language: language)
  }
}
