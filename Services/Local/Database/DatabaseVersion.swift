import GRDB

/// The SQLite this program found.
package enum DatabaseVersion {
  /// Nil where SQLite does not say.
  package static var current: String? {
    try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
  }
}
