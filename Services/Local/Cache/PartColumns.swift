import Catalog
import Foundation
import GRDB

/// The columns of the cache's tables as values.
///
/// What the tables' declarations do not allow is `SQLITE_CORRUPT`.
enum PartColumns {
  /// Nil for a key that only another version writes.
  static func part(_ value: DatabaseValue) throws -> CatalogPart? {
    let key = try text(value)
    // "page/01" would be the first page too.
    return CatalogPart(key: key).flatMap { $0.key == key ? $0 : nil }
  }

  /// Reads `fetched_at`, `etag`, `last_modified` and `is_partial`.
  static func stamp(_ row: Row, from index: Int) throws -> Stamp {
    Stamp(
      fetchedAt: try number(row[index]),
      validators: Validators(
        etag: String.fromDatabaseValue(row[index + 1]),
        lastModified: String.fromDatabaseValue(row[index + 2])),
      isPartial: try number(row[index + 3]) != 0)
  }

  /// The counterpart of ``stamp(_:from:)``.
  static func arguments(_ stamp: Stamp) -> StatementArguments {
    [stamp.fetchedAt, stamp.validators.etag, stamp.validators.lastModified, stamp.isPartial]
  }

  /// Reads `id` and `body`.
  static func row(_ row: Row, from index: Int) throws -> CachedRow {
    guard case .blob(let body) = (row[index + 1] as DatabaseValue).storage else { throw nonsense }
    return CachedRow(id: try text(row[index]), body: Array(body))
  }

  static func text(_ value: DatabaseValue) throws -> String {
    guard let text = String.fromDatabaseValue(value) else { throw nonsense }
    return text
  }

  static func number(_ value: DatabaseValue) throws -> Int {
    guard let number = Int.fromDatabaseValue(value) else { throw nonsense }
    return number
  }

  private static var nonsense: DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a row makes no sense")
  }
}
