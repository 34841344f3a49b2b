import Contracts
import Domain
import FoundationEssentials
import JSON

/// Writes entities for the store and reads them again, as JSON.
enum StoredCoding<Item: StoredEntity> {
  /// - Throws: `EncodingError`, for an entity that JSON can't hold.
  static func rows(of items: [Item]) throws -> [CachedRow] {
    let encoder = JSONEncoder()
    var held: Set<String> = []
    return try items.compactMap { item in
      guard held.insert(item.id).inserted else { return nil }
      return CachedRow(id: item.id, body: Array(try encoder.encode(item)))
    }
  }

  /// How many rows are worth a task of their own.
  private static var share: Int { 512 }

  /// Reads those rows that can be read, in their order.
  ///
  /// Many rows are read on several cores.
  ///
  /// Another version may have written them in another shape: such a row is not held.
  @concurrent
  static func items(of rows: [CachedRow]) async -> [Item] {
    guard rows.count > share else { return rows.isEmpty ? [] : items(of: rows[...]) }
    return await withTaskGroup(of: (start: Int, items: [Item]).self) { group in
      for start in stride(from: 0, to: rows.count, by: share) {
        let rows = rows[start..<min(start + share, rows.count)]
        group.addTask { (start, items(of: rows)) }
      }
      let shares = await group.reduce(into: [:]) { $0[$1.start] = $1.items }
      return shares.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  private static func items(of rows: ArraySlice<CachedRow>) -> [Item] {
    // Not `compactMap`, whose types are made at run time.
    var items: [Item] = []
    for row in rows { if let item = item(of: row) { items.append(item) } }
    return items
  }

  private static func item(of row: CachedRow) -> Item? {
    // The reader takes more than JSON, which here can only be damage.
    guard (try? UTF8Span(validating: row.body.span)) != nil,
      let reading = try? JSONReader.read(row.body[...]), reading.notNumbers.isEmpty,
      let item = try? reading.node.decoded(as: Item.self), item.id == row.id
    else { return nil }
    return item
  }
}
