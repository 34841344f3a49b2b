import Catalog
import Domain
import GRDB

/// What is asked of the favorites database; who calls says in which transaction.
struct FavoriteQueries: Sendable {
  /// The catalogs whose favorites are told; rows of others stay as they are.
  let catalogs: [CatalogID]

  /// How many removals can be undone.
  static let removalLimit = 100

  /// The columns, in the order of ``arguments(_:)``.
  private static let columns = "catalog, id, title, latitude, longitude, added"

  func all(_ db: Database) throws -> [Favorite] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(Self.columns) FROM favorites ORDER BY added, place")
    return try favorites(Row.fetchCursor(statement))
  }

  func ids(in catalog: CatalogID, _ db: Database) throws -> Set<String> {
    let statement = try db.cachedStatement(sql: "SELECT id FROM favorites WHERE catalog = ?")
    return try String.fetchSet(statement, arguments: [catalog.rawValue])
  }

  func add(_ favorites: [Favorite], _ db: Database) throws -> [Reference] {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO favorites (catalog, id, title, latitude, longitude, added)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (catalog, id) DO NOTHING
        """)
    var added: [Reference] = []
    for favorite in favorites {
      try statement.execute(arguments: Self.arguments(favorite))
      if db.changesCount > 0 { added.append(favorite.reference) }
    }
    return added
  }

  func remove(_ references: [Reference], _ db: Database) throws -> [Favorite] {
    let last = try Int.fetchOne(db.cachedStatement(sql: "SELECT max(batch) FROM removals")) ?? 0
    let batch = last + 1
    let log = try db.cachedStatement(
      sql: """
        INSERT INTO removals (batch, place, \(Self.columns))
        SELECT ?, place, \(Self.columns) FROM favorites WHERE catalog = ? AND id = ?
        """)
    let delete = try db.cachedStatement(sql: "DELETE FROM favorites WHERE catalog = ? AND id = ?")
    for reference in references {
      try log.execute(arguments: [batch, reference.catalog.rawValue, reference.id])
      guard db.changesCount > 0 else { continue }
      try delete.execute(arguments: [reference.catalog.rawValue, reference.id])
    }
    let removed = try self.batch(batch, db)
    if !removed.isEmpty {
      let forget = try db.cachedStatement(sql: "DELETE FROM removals WHERE batch <= ?")
      try forget.execute(arguments: [batch - Self.removalLimit])
    }
    return removed
  }

  /// - Throws: `DataError.nothingToUndo`.
  func undo(_ db: Database) throws -> [Favorite] {
    // A removal whose favorites were all added again, or which only took what this version does
    // not know, has nothing to bring back.
    let known = catalogs.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let gone = """
      NOT EXISTS (SELECT 1 FROM favorites f WHERE f.catalog = r.catalog AND f.id = r.id)
      """
    let find = try db.cachedStatement(
      sql: "SELECT max(batch) FROM removals r WHERE catalog IN (\(known)) AND \(gone)")
    guard let batch = try Int.fetchOne(find) else { throw DataError.nothingToUndo }
    let drop = try db.cachedStatement(
      sql: "DELETE FROM removals AS r WHERE batch = ? AND NOT \(gone)")
    try drop.execute(arguments: [batch])
    let restored = try self.batch(batch, db)
    let restore = try db.cachedStatement(
      sql: """
        INSERT INTO favorites (place, \(Self.columns))
        SELECT place, \(Self.columns) FROM removals WHERE batch = ?
        """)
    try restore.execute(arguments: [batch])
    let forget = try db.cachedStatement(sql: "DELETE FROM removals WHERE batch = ?")
    try forget.execute(arguments: [batch])
    return restored
  }

  /// What one removal took, in the order of `all`.
  private func batch(_ batch: Int, _ db: Database) throws -> [Favorite] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(Self.columns) FROM removals WHERE batch = ? ORDER BY added, place")
    return try favorites(Row.fetchCursor(statement, arguments: [batch]))
  }

  private static func arguments(_ favorite: Favorite) -> StatementArguments {
    [
      favorite.reference.catalog.rawValue, favorite.reference.id, favorite.title,
      favorite.position?.latitude, favorite.position?.longitude, favorite.added,
    ]
  }

  /// Reads rows of ``columns``; those of a catalog nobody knows here are passed over.
  private func favorites(_ rows: RowCursor) throws -> [Favorite] {
    var favorites: [Favorite] = []
    while let row = try rows.next() {
      let (catalog, id, title) = (try row.text(0), try row.text(1), try row.text(2))
      let added = try row.number(5)
      guard let known = catalogs.named(catalog) else { continue }
      var position: Coordinate?
      if let latitude = Double.fromDatabaseValue(row[3]),
        let longitude = Double.fromDatabaseValue(row[4])
      {
        position = Coordinate(latitude: latitude, longitude: longitude)
      }
      favorites.append(
        Favorite(
          reference: Reference(known, id), title: title, position: position, added: added))
    }
    return favorites
  }
}
