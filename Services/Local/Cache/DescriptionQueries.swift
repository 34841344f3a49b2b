import Catalog
import Domain
import GRDB

/// What is asked of the descriptions in the cache; each question is one statement.
enum DescriptionQueries {
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
    let fetchedAt = try PartColumns.number(row[3])
    if row.hasNull(atIndex: 0) { return CachedDescription(nil, fetchedAt: fetchedAt) }
    // A link another version took for one.
    guard let source = WebLink(try PartColumns.text(row[1])) else { return nil }
    return CachedDescription(
      PlaceDescription(
        text: try PartColumns.text(row[0]), source: source,
        language: try PartColumns.text(row[2])),
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
}
