import Domain
import Synchronization

/// Keeps what was read of the cache until the cache has something else.
///
/// Whether it has is asked each time: another program may have refreshed it, or removed it.
final class CatalogShelf<Item: StoredEntity>: Sendable {
  private struct State {
    var parts: [CatalogPart: StoredPart<Item>] = [:]
    var snapshots: [CatalogDivision: CatalogSnapshot<Item>] = [:]
    /// Counts what this program stored: what was read before it is not kept after it.
    var generation = 0
  }

  private let cache: any CacheDataManager
  private let embedded: EmbeddedItems<Item>
  private let state = Mutex(State())

  init(_ cache: any CacheDataManager, embedded: EmbeddedItems<Item>) {
    self.cache = cache
    self.embedded = embedded
  }

  /// Makes parts be read anew, after they were stored: their stamps may be the same.
  func forget(_ parts: Set<CatalogPart>) {
    state.withLock { state in
      state.generation += 1
      state.parts = state.parts.filter { !parts.contains($0.key) }
    }
  }

  /// The rows of a division, of whose parts this is held.
  @concurrent
  func snapshot(
    _ division: CatalogDivision, of parts: [HeldPart<Item>]
  ) async -> CatalogSnapshot<Item> {
    let held = parts.map(\.held)
    if let snapshot = state.withLock({ $0.snapshots[division] }),
      snapshot.parts.elementsEqual(held, by: ===)
    {
      return snapshot
    }
    let made = CatalogSnapshot(held, Self.items(parts, embedded))
    state.withLock { $0.snapshots[division] = made }
    return made
  }

  /// What essential parts list, each item with what other parts and the program itself know of it.
  private static func items(_ parts: [HeldPart<Item>], _ embedded: EmbeddedItems<Item>) -> [Item] {
    var others: [String: [Item]] = [:]
    for part in parts where !part.isEssential {
      for item in part.held?.items ?? [] { others[item.id, default: []].append(item) }
    }
    let listed = parts.filter(\.isEssential).compactMap(\.held)
    let isFetched = listed.contains { !$0.isLost } || parts.first?.part != .whole
    return (isFetched ? listed.flatMap(\.items) : embedded.all).map { item in
      let joined = others[item.id, default: []].reduce(item) { $0.completed(by: $1) }
      return isFetched ? embedded.completing(joined) : joined
    }
  }

  // MARK: - Reading

  /// When each part was fetched: what was read before is good as long as that is the same.
  func stamps() async throws(DataError) -> [CatalogPart: Stamp] {
    try await cache.stamps(of: Item.catalog)
  }

  /// The parts of a division, in order.
  ///
  /// Pages end before the first one that is missing, or with the first one that is empty.
  func parts(
    _ division: CatalogDivision, _ stamps: [CatalogPart: Stamp]
  ) async throws(DataError) -> [HeldPart<Item>] {
    switch division {
    case .whole(let adding):
      return try await read([.whole] + adding, stamps)
    case .edition(let name):
      return try await read([.edition(name)], stamps)
    case .pages:
      var count = 1
      while stamps[.page(count + 1)] != nil { count += 1 }
      let pages = try await read((1...count).map(CatalogPart.page), stamps)
      let end = pages.firstIndex { $0.held?.isEmpty ?? true }
      return Array(pages.prefix(through: end ?? count - 1))
    }
  }

  /// What the entities' own answers say, by their ids, as far as they are held.
  func details(
    of ids: [String], _ stamps: [CatalogPart: Stamp]
  ) async throws(DataError) -> [String: Item] {
    let parts = try await read(
      ids.map(CatalogPart.entity).filter { stamps[$0] != nil }, stamps)
    let items = parts.flatMap { $0.held?.items ?? [] }
    return Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Every edition that is held.
  static func editions(_ stamps: [CatalogPart: Stamp]) -> [CatalogDivision] {
    stamps.keys.sorted { $0.key < $1.key }.compactMap { part in
      if case .edition(let name) = part { .edition(name) } else { nil }
    }
  }

  private func read(
    _ parts: [CatalogPart], _ stamps: [CatalogPart: Stamp]
  ) async throws(DataError) -> [HeldPart<Item>] {
    var (held, generation) = state.withLock { ($0.parts, $0.generation) }
    held = held.filter { stamps[$0.key] == $0.value.stamp }
    let missing = parts.filter { stamps[$0] != nil && held[$0] == nil }
    let new =
      missing.isEmpty ? [:] : await decoded(try await cache.parts(missing, of: Item.catalog))
    held.merge(new) { $1 }
    state.withLock { state in
      if state.generation == generation { state.parts.merge(new) { $1 } }
    }
    return parts.map { HeldPart(part: $0, held: held[$0]) }
  }

  /// Reads parts on several cores.
  private func decoded(_ parts: [CachedPart]) async -> [CatalogPart: StoredPart<Item>] {
    await withTaskGroup(of: (CatalogPart, StoredPart<Item>).self) { group in
      for part in parts { group.addTask { (part.part, await StoredPart(part)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}

/// A part of the cache, read; another reading of it is another object.
final class StoredPart<Item: StoredEntity>: Sendable {
  let part: CatalogPart
  /// As the store has it, to tell when it was replaced.
  let stamp: Stamp
  let items: [Item]
  /// The service had nothing in it.
  let isEmpty: Bool
  private let isComplete: Bool

  init(_ held: CachedPart) async {
    part = held.part
    stamp = held.stamp
    items = await StoredCoding.items(of: held.rows)
    isEmpty = held.rows.isEmpty
    isComplete = items.count == held.rows.count
  }

  /// Rows are there and none can be read: as good as never fetched.
  var isLost: Bool { items.isEmpty && !isEmpty }

  /// What to ask the service with; nil where there is nothing to keep.
  ///
  /// Where some rows can't be read the service must not say that they are still right.
  var usableStamp: Stamp? {
    if isLost { return nil }
    return isComplete ? stamp : Stamp(fetchedAt: stamp.fetchedAt, isPartial: stamp.isPartial)
  }
}

/// A part that a question needs, and what the cache has of it.
struct HeldPart<Item: StoredEntity>: Sendable {
  let part: CatalogPart
  /// Nil where it is not held.
  let held: StoredPart<Item>?

  /// What only adds to a list is not.
  var isEssential: Bool { part.isList }

  /// What is to be asked of the service.
  var status: PartStatus { PartStatus(part, held?.usableStamp, isEssential: isEssential) }
}
