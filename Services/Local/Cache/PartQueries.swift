import Catalog
import Domain
import Foundation
import GRDB

/// What is asked of the parts in the cache; each question is one statement.
enum PartQueries {
  static func part(_ part: CatalogPart, of catalog: CatalogID, _ db: Database) throws -> CachedPart?
  {
    try parts(of: catalog, "p.part = ?", [part.key], db).first
  }

  static func pages(of catalog: CatalogID, _ db: Database) throws -> [CachedPart] {
    try parts(of: catalog, "p.part GLOB 'page/*'", [], db)
      .compactMap { held -> (number: Int, part: CachedPart)? in
        guard case .page(let number) = held.part else { return nil }
        return (number, held)
      }
      .sorted { $0.number < $1.number }.map(\.part)
  }

  static func stamps(of catalog: CatalogID, _ db: Database) throws -> [CatalogPart: Stamp] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT part, fetched_at, etag, last_modified, is_partial FROM parts WHERE catalog = ?
        """)
    let rows = try Row.fetchCursor(statement, arguments: [catalog.rawValue])
    var stamps: [CatalogPart: Stamp] = [:]
    while let row = try rows.next() {
      guard let part = try PartColumns.part(row[0]) else { continue }
      stamps[part] = try PartColumns.stamp(row, from: 1)
    }
    return stamps
  }

  static func rows(_ id: String, of catalog: CatalogID, _ db: Database) throws -> [CachedRow] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT p.part, r.id, r.body FROM rows r JOIN parts p USING (catalog, part)
        WHERE r.catalog = ? AND r.id = ? ORDER BY p.fetched_at DESC, p.part, r.place
        """)
    let rows = try Row.fetchCursor(statement, arguments: [catalog.rawValue, id])
    var found: [CachedRow] = []
    while let row = try rows.next() {
      if try PartColumns.part(row[0]) != nil { found.append(try PartColumns.row(row, from: 1)) }
    }
    return found
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
      try confirm.execute(
        arguments: PartColumns.arguments(stamp) + [catalog.rawValue, part.key])
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
    ).execute(arguments: PartColumns.arguments(part.stamp) + [catalog, key])
    let insert = try db.cachedStatement(
      sql: "INSERT INTO rows (catalog, part, place, id, body) VALUES (?, ?, ?, ?, ?)")
    for (place, row) in part.rows.enumerated() {
      try insert.execute(arguments: [catalog, key, place, row.id, Data(row.body)])
    }
  }

  /// The parts a condition on `p` picks, each with its rows; a part without rows is one row without
  /// an id.
  private static func parts(
    of catalog: CatalogID, _ condition: String, _ arguments: StatementArguments, _ db: Database
  ) throws -> [CachedPart] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT p.part, p.fetched_at, p.etag, p.last_modified, p.is_partial, r.id, r.body
        FROM parts p LEFT JOIN rows r USING (catalog, part)
        WHERE p.catalog = ? AND \(condition) ORDER BY p.part, r.place
        """)
    let cursor = try Row.fetchCursor(statement, arguments: [catalog.rawValue] + arguments)
    var parts: [CachedPart] = []
    var key = ""
    var open: (part: CatalogPart, stamp: Stamp)?
    var rows: [CachedRow] = []
    func close() {
      if let open { parts.append(CachedPart(catalog, open.part, open.stamp, rows: rows)) }
      rows = []
    }
    while let row = try cursor.next() {
      let rowKey = try PartColumns.text(row[0])
      if rowKey != key {
        close()
        key = rowKey
        open = try PartColumns.part(row[0]).map { ($0, try PartColumns.stamp(row, from: 1)) }
      }
      if !row.hasNull(atIndex: 5) { rows.append(try PartColumns.row(row, from: 5)) }
    }
    close()
    return parts
  }
}
