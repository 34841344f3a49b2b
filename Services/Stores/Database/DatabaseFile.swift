package import Domain
import Files
import Platform

/// A database by its path.
///
/// It is opened when needed, opened anew when it was replaced, and quarantined when it is damaged,
/// or when a newer version wrote it and it is expendable.
/// Not safe to share: the store it belongs to guards it.
package final class DatabaseFile {
  package typealias Query<Answer> = (SQLiteConnection) throws -> Answer

  private let path: String
  /// Whether the environment names a place for it.
  private let hasPlace: Bool
  private let schema: DatabaseSchema
  private let folder: String
  private let clock: @Sendable () -> Int
  private let warn: @Sendable (StoreWarning) -> Void
  private var connection: Connection?
  /// The file the last call found.
  private var found: FileStatus.Identity?

  /// An open database, and which file it is.
  private struct Connection {
    let database: SQLiteConnection
    let identity: FileStatus.Identity
    /// Whether it can write, or only reads.
    let isPrepared: Bool
  }

  /// - Parameter path: `nil` if there is no place for it: nothing is in it then, and nothing can be
  ///   put there.
  package init(
    path: String?, schema: DatabaseSchema, clock: @escaping @Sendable () -> Int,
    warn: @escaping @Sendable (StoreWarning) -> Void
  ) {
    hasPlace = path != nil
    self.path = path ?? "\(schema.label).sqlite"
    self.schema = schema
    folder = UnfinishedFile.folder(of: self.path)
    self.clock = clock
    self.warn = warn
  }

  /// Asks the database; `nothing` is the answer where there is none.
  ///
  /// The query is one statement, so that it needs no transaction.
  package func read<Answer>(
    orElse nothing: Answer, _ query: Query<Answer>
  ) throws(DataError) -> Answer {
    guard hasPlace else { return nothing }
    return try recovering(isWriting: false) {
      guard let database = try openForReading() else { return nothing }
      return try query(database)
    }
  }

  /// Changes the database in one transaction.
  package func write<Answer>(_ change: Query<Answer>) throws(DataError) -> Answer {
    guard hasPlace else { throw .unwritable(path: path, reason: .noHome) }
    return try recovering(isWriting: true) {
      try openForWriting().transaction(change)
    }
  }

  // MARK: - Opening

  /// Returns `nil` if nothing is stored.
  private func openForReading() throws -> SQLiteConnection? {
    guard let status = try status() else { return nil }
    if let connection { return connection.database }
    // Made by a program which has not written yet.
    guard status.size > 0 else { return nil }
    let isReadOnly = try isReadOnly()
    let database = try SQLiteConnection(path, isImmutable: isReadOnly)
    let seen = try seenMigrations(database)
    guard seen > 0 else { return nil }
    guard !isReadOnly else { return database }
    if seen < schema.migrations.count {
      return try FolderLock.hold(folder) { try prepare(database, status.identity) }
    }
    connection = Connection(database: database, identity: status.identity, isPrepared: false)
    return database
  }

  /// How many migrations the database has seen.
  ///
  /// - Throws: `newerVersion` for one that has seen others.
  private func seenMigrations(_ database: SQLiteConnection) throws -> Int {
    let seen = try schema.seen(by: database)
    guard seen.isSubset(of: schema.migrations.map(\.name)) else {
      throw DataError.malformed(path: path, reason: .newerVersion)
    }
    return seen.count
  }

  /// Whether the file can't be written, so that SQLite would make files beside it, or fail to.
  ///
  /// It is not kept open then, lest what another program writes goes unnoticed.
  private func isReadOnly() throws -> Bool {
    do throws(FileProblem) {
      try checkAccess()
      return false
    } catch {
      // Rows that are only in the log would be missing, and rows that the journal has to take back
      // would be there.
      return try ["-wal", "-journal"].allSatisfy { try (FileStatus.of(path + $0)?.size ?? 0) == 0 }
    }
  }

  /// Fails where the program has no right to write the file, or those that SQLite makes beside it.
  private func checkAccess() throws(FileProblem) {
    try FileStatus.check(path)
    try FileStatus.check(folder)
  }

  private func openForWriting() throws -> SQLiteConnection {
    // SQLite lets a transaction begin that can't write, and some writes find nothing to do.
    if try status() != nil { try checkAccess() }
    if let connection, connection.isPrepared { return connection.database }
    do {
      try PrivateFolder.create(folder)
    } catch DataError.unwritable(_, let reason) {
      throw DataError.unwritable(path: path, reason: reason)
    }
    // Tables are made by one program at a time.
    return try FolderLock.hold(folder) {
      if try FileStatus.of(path) == nil { try create() }
      guard let status = try self.status() else { throw FileProblem.missing }
      // SQLite gives its other files the same mode. It fails for a file of somebody else and on a
      // file system without permissions: to keep favorites there is up to the user.
      if status.permissions & 0o077 != 0 { try? FileSystem.setPermissions(0o600, of: path) }
      // A journal changes its kind for one connection alone.
      connection = nil
      let database = try SQLiteConnection(path)
      _ = try seenMigrations(database)
      return try prepare(database, status.identity)
    }
  }

  /// Makes a connection ready to write, and keeps it; whoever calls holds the folder's lock.
  private func prepare(
    _ database: SQLiteConnection, _ identity: FileStatus.Identity
  ) throws -> SQLiteConnection {
    try schema.prepare(database)
    connection = Connection(database: database, identity: identity, isPrepared: true)
    return database
  }

  /// Makes an empty file, also where a link points, whatever the umask.
  private func create() throws(FileProblem) {
    let file = try FileProblem.catching(FileDescriptor.open(path, [.readWrite, .create]))
    // The umask may have taken away what its owner needs. Should this fail, others still have no
    // right to it, and what the owner lacks shows when it is opened.
    try? file.setPermissions(0o600)
    file.close()
  }

  /// The status of the file; closes the connection if another file has the name now.
  private func status() throws -> FileStatus? {
    let status = try FileStatus.of(path)
    found = status?.identity
    if let open = connection, open.identity != status?.identity {
      open.database.abandon()
      connection = nil
    }
    try status?.checkIsFile()
    return status
  }

  // MARK: - Damage

  private func recovering<Answer>(
    isWriting: Bool, attempt: Int = 1, _ body: () throws -> Answer
  ) throws(DataError) -> Answer {
    do {
      return try body()
    } catch let error where attempt < 3 && SQLiteFailure.isDamage(error) {
      connection = nil
      // For SQLite a page that the disk fails to read is damaged, too: what can be read the second
      // time is whole, and what can't be read at all may be whole.
      if attempt == 2 {
        do throws(FileProblem) {
          _ = try FileReader.bytes(of: path, limit: .max)
        } catch {
          throw failed(error, isWriting: isWriting)
        }
        try quarantine(because: .damaged)
      }
    } catch DataError.malformed(_, reason: .newerVersion) where attempt < 3 && schema.isExpendable {
      try quarantine(because: .newerVersion)
    } catch {
      throw failed(error, isWriting: isWriting)
    }
    return try recovering(isWriting: isWriting, attempt: attempt + 1, body)
  }

  private func failed(_ error: any Error, isWriting: Bool) -> DataError {
    // The next call may find the file in better order.
    if SQLiteFailure.isDenial(error) { connection = nil }
    return SQLiteFailure.dataError(error, path: path, isWriting: isWriting)
  }

  private func quarantine(because reason: QuarantineReason) throws(DataError) {
    connection = nil
    do {
      try FolderLock.hold(folder) {
        // Another program may have done it already.
        guard try FileStatus.of(path)?.identity == found else { return }
        let rescued = schema.rescue?(path)
        let place = try QuarantinedDatabase.move(
          path, because: reason, at: clock(), leaving: rescued?.database)
        warn(
          schema.isExpendable
            ? .cacheQuarantined(path: path, as: place, because: reason)
            : .quarantined(path: path, as: place, saved: rescued?.count ?? 0))
      }
    } catch {
      let problem = error as? FileProblem ?? .system("\(error)")
      throw .malformed(path: path, reason: .immovable(problem))
    }
  }
}
