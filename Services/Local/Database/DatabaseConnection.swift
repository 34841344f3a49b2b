import Domain
import Foundation
import GRDB

/// An open database, and which file it is.
struct DatabaseConnection {
  let queue: DatabaseQueue
  let identity: FileStatus.Identity
  /// Whether it has what a write needs; reading needs none of it.
  private(set) var isReadyToWrite = false
  private let schema: DatabaseSchema

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
    let name = isImmutable ? Self.immutable(path) : path
    queue = try DatabaseQueue(path: name, configuration: configuration)
    self.identity = identity
    self.schema = schema
  }

  private static func immutable(_ path: String) -> String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return "file:\(escaped)?immutable=1"
  }

  /// How many migrations the file has not seen: all of them where it has no tables.
  ///
  /// - Throws: `newerVersion` for one that has seen others.
  func missingMigrations(in path: String) throws -> Int {
    let seen = try queue.inDatabase(schema.migrator.appliedIdentifiers)
    guard seen.isSubset(of: schema.migrator.migrations) else {
      throw DataError.malformed(path: path, reason: .newerVersion)
    }
    return schema.migrator.migrations.count - seen.count
  }

  /// Chooses the journal and makes the tables that are missing, one program at a time.
  mutating func prepareToWrite(in path: String) throws {
    guard !isReadyToWrite else { return }
    try queue.inDatabase { db in
      try chooseJournal(db)
      try db.execute(sql: schema.writeSettings)
    }
    if try missingMigrations(in: path) > 0 { try schema.migrator.migrate(queue) }
    isReadyToWrite = true
  }

  /// The journal's kind stays with the file.
  ///
  /// One that another program has open keeps its kind, and so does one on a file system that can't
  /// share memory, which WAL needs: the database works as well with either.
  private func chooseJournal(_ db: Database) throws {
    do {
      _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = \(schema.journal)")
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      return
    }
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
