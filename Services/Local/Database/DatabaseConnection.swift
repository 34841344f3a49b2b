import Domain
import Foundation
import GRDB

/// An open database, and which file it is.
struct DatabaseConnection {
  let queue: DatabaseQueue
  let identity: FileStatus.Identity
  private let migrator: DatabaseMigrator

  /// Opens a file that is there.
  ///
  /// One that is taken for immutable is read without locks and without files beside it, which a
  /// read-only folder would not allow.
  init(
    _ path: String, _ schema: DatabaseSchema, _ identity: FileStatus.Identity,
    isImmutable: Bool = false
  ) throws {
    var configuration = Configuration()
    configuration.label = schema.label
    configuration.foreignKeysEnabled = false
    configuration.busyMode = .timeout(5)
    configuration.readonly = isImmutable
    // Pages in the journal before it is folded into the file. The program may end without closing
    // the database; the next one then reads the journal before anything else.
    let synchronous = schema.isExpendable ? "NORMAL" : "FULL"
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA wal_autocheckpoint = 64; PRAGMA synchronous = \(synchronous)")
    }
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let name = isImmutable ? "file:\(escaped)?immutable=1" : path
    queue = try DatabaseQueue(path: name, configuration: configuration)
    self.identity = identity
    migrator = schema.migrator
  }

  /// How many migrations the file has not seen: all of them where it has no tables.
  ///
  /// - Throws: `newerVersion` for one that has seen others.
  func missingMigrations(in path: String) throws -> Int {
    let seen = try queue.inDatabase(migrator.appliedIdentifiers)
    guard seen.isSubset(of: migrator.migrations) else {
      throw DataError.malformed(path: path, reason: .newerVersion)
    }
    return migrator.migrations.count - seen.count
  }

  /// Makes the tables that are missing; one program at a time.
  func migrate() throws {
    // Stays with the file; where the file system can't share memory it is refused, and the
    // database works as well without.
    _ = try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA journal_mode = WAL") }
    try migrator.migrate(queue)
  }

  /// Leaves the database open for good.
  ///
  /// For a file that was moved or removed under its name: closing would delete the journal of the
  /// file that has the name now.
  func abandon() {
    _ = Unmanaged.passRetained(queue)
  }
}

/// The SQLite this program found.
package enum DatabaseVersion {
  /// Nil where SQLite does not say.
  package static var current: String? {
    try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
  }
}
