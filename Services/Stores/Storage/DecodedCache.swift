import Contracts
import Domain
import Synchronization

/// Keeps what was decoded of the cache until the cache has something else.
///
/// Whether it has is asked each time: another program may have refreshed it, or removed it.
final class DecodedCache<Item: StoredEntity>: Sendable {
  private struct State {
    /// By their keys, as in the cache.
    var parts: [String: DecodedPart<Item>] = [:]
    /// Few, and no dictionary, whose type takes long to make.
    var snapshots: [(division: CatalogDivision, snapshot: CatalogSnapshot<Item>)] = []
    /// Counts what this program stored: what was read before it is not kept after it.
    var generation = 0
  }

  private let cache: any CacheDataManager
  private let state = Mutex(State())

  init(_ cache: any CacheDataManager) {
    self.cache = cache
  }

  /// Makes parts be read anew, after they were stored: their metadata may be the same.
  func forget(_ parts: [CatalogPart]) {
    state.withLock { state in
      state.generation += 1
      for part in parts { state.parts[part.key] = nil }
    }
  }

  /// The rows of a division: what essential parts list, each item with what other parts and the
  /// program itself know of it.
  ///
  /// - Parameter metadata: of all parts held: what was read before is good as long as it is the same.
  @concurrent
  func snapshot(
    _ division: CatalogDivision, _ metadata: [String: CacheMetadata],
    embedded: EmbeddedItems<Item>?
  ) async throws(DataError) -> CatalogSnapshot<Item> {
    let parts = try await parts(division, metadata)
    for known in state.withLock({ $0.snapshots }) where known.division == division {
      if known.snapshot.parts.elementsEqual(parts, by: ===) { return known.snapshot }
    }
    let made = CatalogSnapshot(parts, embedded: embedded)
    state.withLock { state in
      state.snapshots.removeAll { $0.division == division }
      state.snapshots.append((division, made))
    }
    return made
  }

  /// The parts of a division, in order.
  ///
  /// Pages end before the first one that is missing, or with the first one that is empty.
  private func parts(
    _ division: CatalogDivision, _ metadata: [String: CacheMetadata]
  ) async throws(DataError) -> [DecodedPart<Item>] {
    switch division {
    case .whole(let adding):
      return try await read([.whole] + adding + Self.details(metadata), metadata)
    case .edition(let name):
      return try await read([.edition(name)], metadata)
    case .pages:
      var count = 1
      while metadata[CatalogPart.page(count + 1).key] != nil { count += 1 }
      let pages = try await read((1...count).map(CatalogPart.page), metadata)
      let end = pages.firstIndex { $0.isEmpty }
      return Array(pages.prefix(through: end ?? count - 1))
    }
  }

  /// The entities' own answers that lists show, in no order but that of their keys.
  private static func details(_ metadata: [String: CacheMetadata]) -> [CatalogPart] {
    guard Item.listsDetails else { return [] }
    return metadata.keys.sorted().compactMap { key in
      if case .entity(let id)? = CatalogPart(key: key) { .entity(id) } else { nil }
    }
  }

  /// Returns the entities' own answers that are held, by their ids.
  func details(
    of ids: [String], _ metadata: [String: CacheMetadata]
  ) async throws(DataError) -> [String: Item] {
    let parts = ids.map(CatalogPart.entity).filter { metadata[$0.key] != nil }
    let items = try await read(parts, metadata).flatMap(\.items)
    return Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
  }

  private func read(
    _ parts: [CatalogPart], _ metadata: [String: CacheMetadata]
  ) async throws(DataError) -> [DecodedPart<Item>] {
    var (known, generation) = state.withLock { ($0.parts, $0.generation) }
    known = known.filter { metadata[$0.key] == $0.value.metadata }
    let unread = parts.filter { known[$0.key] == nil }
    let stored = unread.filter { metadata[$0.key] != nil }
    let cached = stored.isEmpty ? [] : try await cache.parts(stored, of: Item.catalog)
    let new = await Self.decoded(unread, cached)
    for part in new { known[part.part.key] = part }
    state.withLock { state in
      guard state.generation == generation else { return }
      for part in new { state.parts[part.part.key] = part }
    }
    var read: [DecodedPart<Item>] = []
    for part in parts { if let part = known[part.key] { read.append(part) } }
    return read
  }

  /// Decodes parts on several cores; one that is not in the cache is there without rows.
  private static func decoded(
    _ parts: [CatalogPart], _ cached: [CachedPart]
  ) async -> [DecodedPart<Item>] {
    // Most questions are of one part: that needs no other thread.
    if parts.count == 1 { return [await DecodedPart(parts[0], cached.first)] }
    return await withTaskGroup(of: DecodedPart<Item>.self) { group in
      for part in parts {
        let cached = cached.first { $0.part == part }
        group.addTask { await DecodedPart(part, cached) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}

/// A part as it was read of the cache; another reading of it is another object.
final class DecodedPart<Item: StoredEntity>: Sendable {
  let part: CatalogPart
  /// As the store has it, to tell when it was replaced; `nil` if it was never fetched.
  let metadata: CacheMetadata?
  let items: [Item]
  private let rowCount: Int

  init(_ part: CatalogPart, _ cached: CachedPart?) async {
    self.part = part
    metadata = cached?.metadata
    items = await StoredCoding.items(of: cached?.rows ?? [])
    rowCount = cached?.rows.count ?? 0
  }

  /// Nothing is held of it, or the service had nothing in it.
  var isEmpty: Bool { rowCount == 0 }

  /// How many rows can't be read: another version wrote them, or they are damaged.
  var unreadable: Int { rowCount - items.count }

  /// Rows are there and none can be read: as good as never fetched.
  var isLost: Bool { items.isEmpty && !isEmpty }

  /// The metadata to ask the service with; `nil` if there is nothing to keep.
  ///
  /// If some rows can't be read, the service must not say that they are still right.
  var usableMetadata: CacheMetadata? {
    guard let metadata, !isLost else { return nil }
    return unreadable == 0
      ? metadata : CacheMetadata(fetchedAt: metadata.fetchedAt, isPartial: metadata.isPartial)
  }
}
