import Catalog
import Domain
import Foundation
import GRDB

/// What is asked of the cache; each question is one statement.
enum CacheQueries {
  /// A part without rows is one row without an id.
  static func parts(
    _ parts: [CatalogPart], of catalog: CatalogID, _ db: Database
  ) throws -> [CachedPart] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT p.part, p.fetched_at, p.etag, p.last_modified, p.is_partial, r.id, r.body
        FROM parts p LEFT JOIN rows r USING (catalog, part)
        WHERE p.catalog = ? AND p.part IN (\(databaseQuestionMarks(count: parts.count)))
        ORDER BY p.part, r.place
        """)
    let arguments = StatementArguments([catalog.rawValue] + parts.map(\.key))
    return try read(try Row.fetchCursor(statement, arguments: arguments), of: catalog)
  }

  static func parts(
    having id: String, of catalog: CatalogID, _ db: Database
  ) throws -> [CachedPart] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT p.part, p.fetched_at, p.etag, p.last_modified, p.is_partial, r.id, r.body
        FROM rows r JOIN parts p USING (catalog, part)
        WHERE r.catalog = ? AND r.id = ? ORDER BY p.fetched_at DESC, p.part, r.place
        """)
    return try read(
      try Row.fetchCursor(statement, arguments: [catalog.rawValue, id]), of: catalog)
  }

  /// Gathers rows that are in the order of their parts.
  private static func read(
    _ cursor: RowCursor, of catalog: CatalogID
  ) throws -> [CachedPart] {
    var found: [(part: CatalogPart, stamp: Stamp, rows: [CachedRow])] = []
    while let row = try cursor.next() {
      guard let part = try part(row) else { continue }
      if found.last?.part != part { found.append((part, try stamp(row, from: 1), [])) }
      guard !row.hasNull(atIndex: 5) else { continue }
      let entity = CachedRow(id: try row.text(5), body: try row.bytes(6))
      found[found.count - 1].rows.append(entity)
    }
    return found.map { CachedPart(catalog, $0.part, $0.stamp, rows: $0.rows) }
  }

  static func stamps(of catalog: CatalogID, _ db: Database) throws -> [CatalogPart: Stamp] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT part, fetched_at, etag, last_modified, is_partial FROM parts WHERE catalog = ?
        """)
    let rows = try Row.fetchCursor(statement, arguments: [catalog.rawValue])
    var stamps: [CatalogPart: Stamp] = [:]
    while let row = try rows.next() {
      guard let part = try part(row) else { continue }
      stamps[part] = try stamp(row, from: 1)
    }
    return stamps
  }

  static func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: Stamp], of catalog: CatalogID,
    _ db: Database
  ) throws {
    for part in parts { try replace(part, of: catalog, db) }
    let confirm = try db.cachedStatement(
      sql: """
        UPDATE parts SET fetched_at = ?, etag = ?, last_modified = ?, is_partial = ?
        WHERE catalog = ? AND part = ?
        """)
    for (part, stamp) in confirmed {
      try confirm.execute(arguments: arguments(stamp) + [catalog.rawValue, part.key])
    }
  }

  private static func replace(
    _ part: CachedPart, of catalog: CatalogID, _ db: Database
  ) throws {
    let (catalog, key) = (catalog.rawValue, part.part.key)
    try db.cachedStatement(sql: "DELETE FROM rows WHERE catalog = ? AND part = ?")
      .execute(arguments: [catalog, key])
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO parts
        (fetched_at, etag, last_modified, is_partial, catalog, part)
        VALUES (?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: arguments(part.stamp) + [catalog, key])
    let insert = try db.cachedStatement(
      sql: "INSERT INTO rows (catalog, part, place, id, body) VALUES (?, ?, ?, ?, ?)")
    for (place, row) in part.rows.enumerated() {
      try insert.execute(arguments: [catalog, key, place, row.id, Data(row.body)])
    }
  }

  static func description(
    of reference: Reference, language: String, _ db: Database
  ) throws -> CachedDescription? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT text, source, source_language, fetched_at FROM descriptions
        WHERE catalog = ? AND id = ? AND language = ?
        """)
    let key: StatementArguments = [reference.catalog.rawValue, reference.id, language]
    guard let row = try Row.fetchOne(statement, arguments: key) else { return nil }
    let fetchedAt = try row.number(3)
    if row.hasNull(atIndex: 0) { return CachedDescription(nil, fetchedAt: fetchedAt) }
    // A link another version took for one.
    guard let source = WebLink(try row.text(1)) else { return nil }
    return CachedDescription(
      PlaceDescription(text: try row.text(0), source: source, language: try row.text(2)),
      fetchedAt: fetchedAt)
  }

  static func store(
    _ held: CachedDescription, of reference: Reference, language: String, _ db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO descriptions
        (catalog, id, language, text, source, source_language, fetched_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(
      arguments: [
        reference.catalog.rawValue, reference.id, language, held.description?.text,
        held.description?.source.text, held.description?.language, held.fetchedAt,
      ])
  }

  // MARK: - Columns

  /// The first column; nil for a key that only another version writes.
  private static func part(_ row: Row) throws -> CatalogPart? {
    let key = try row.text(0)
    // "page/01" would be the first page too.
    return CatalogPart(key: key).flatMap { $0.key == key ? $0 : nil }
  }

  /// Reads `fetched_at`, `etag`, `last_modified` and `is_partial`.
  private static func stamp(_ row: Row, from index: Int) throws -> Stamp {
    Stamp(
      fetchedAt: try row.number(index),
      validators: Validators(
        etag: String.fromDatabaseValue(row[index + 1]),
        lastModified: String.fromDatabaseValue(row[index + 2])),
      isPartial: try row.number(index + 3) != 0)
  }

  /// The counterpart of ``stamp(_:from:)``.
  private static func arguments(_ stamp: Stamp) -> StatementArguments {
    [stamp.fetchedAt, stamp.validators.etag, stamp.validators.lastModified, stamp.isPartial]
  }
}
