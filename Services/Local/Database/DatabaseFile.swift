import Domain
import GRDB
import Glibc

/// A database by its path.
///
/// It is opened when needed, opened anew when it was replaced, and quarantined when it is damaged,
/// or when a newer version wrote it and it is expendable.
/// Not safe to share: the store it belongs to guards it.
final class DatabaseFile {
  typealias Query<Answer> = (SQLiteReader) throws -> Answer
  typealias Change<Answer> = (Database) throws -> Answer

  private let path: String
  /// Whether the environment names a place for it.
  private let hasPlace: Bool
  private let schema: DatabaseSchema
  private let folder: String
  private let clock: @Sendable () -> Int
  private let warn: @Sendable (StoreWarning) -> Void
  private var connection: DatabaseConnection?
  /// The file the last call found.
  private var found: FileStatus.Identity?

  /// - Parameter path: nil where there is no place for it: nothing is in it then, and nothing can be
  ///   put there.
  init(
    path: String?, schema: DatabaseSchema, clock: @escaping @Sendable () -> Int,
    warn: @escaping @Sendable (StoreWarning) -> Void
  ) {
    hasPlace = path != nil
    self.path = path ?? "\(schema.label).sqlite"
    self.schema = schema
    folder = FileWriter.folder(of: self.path)
    self.clock = clock
    self.warn = warn
  }

  /// Asks the database; `nothing` is the answer where there is none.
  ///
  /// The query is one statement, so that it needs no transaction.
  func read<Answer>(
    orElse nothing: Answer, _ query: Query<Answer>
  ) throws(DataError) -> Answer {
    guard hasPlace else { return nothing }
    return try recovering(isWriting: false) {
      guard let connection = try openForReading() else { return nothing }
      return try connection.reader.read(query)
    }
  }

  /// Changes the database in one transaction, which takes its lock at once (`BEGIN IMMEDIATE`): a
  /// program that read first and then wanted to write could be too late.
  func write<Answer>(_ change: Change<Answer>) throws(DataError) -> Answer {
    guard hasPlace else { throw .unwritable(path: path, reason: .noHome) }
    return try recovering(isWriting: true) {
      try openForWriting().write(change)
    }
  }

  // MARK: - Opening

  /// Returns nil where nothing is stored.
  private func openForReading() throws -> DatabaseConnection? {
    guard let status = try status() else { return nil }
    if let connection { return connection }
    // Made by a program which has not written yet.
    guard status.size > 0 else { return nil }
    let isReadOnly = try isReadOnly()
    let opened = try DatabaseConnection(
      reading: path, status.identity, isImmutable: isReadOnly)
    let missing = try opened.missingMigrations(of: schema, in: path)
    guard missing < schema.migrator.migrations.count else { return nil }
    guard !isReadOnly else { return opened }
    connection = opened
    if missing > 0 { _ = try FolderLock.hold(folder) { try openWriter(status.identity) } }
    return connection
  }

  /// Whether the file can't be written, so that SQLite would make files beside it, or fail to.
  ///
  /// It is not kept open then, lest what another program writes goes unnoticed.
  private func isReadOnly() throws -> Bool {
    do throws(FileProblem) {
      try checkAccess()
      return false
    } catch {
      // What is only in the one would be missing; what has to be taken back by the other, too much.
      return try ["-wal", "-journal"].allSatisfy { try (FileStatus.of(path + $0)?.size ?? 0) == 0 }
    }
  }

  /// Fails where the program has no right to write the file, or those that SQLite makes beside it.
  private func checkAccess() throws(FileProblem) {
    try FileStatus.check(path)
    try FileStatus.check(folder)
  }

  private func openForWriting() throws -> DatabaseQueue {
    // SQLite lets a transaction begin that can't write, and some writes find nothing to do.
    if try status() != nil { try checkAccess() }
    if let writer = connection?.writer { return writer }
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
      if status.mode & 0o077 != 0 { chmod(path, 0o600) }
      return try openWriter(status.identity)
    }
  }

  /// Puts a connection that writes in the place of what only reads; whoever calls holds the folder's
  /// lock.
  private func openWriter(_ identity: FileStatus.Identity) throws -> DatabaseQueue {
    // A journal changes its kind for one connection alone.
    connection = nil
    let writer = try DatabaseConnection.writer(path, schema)
    connection = try DatabaseConnection(writer, in: path, schema, identity)
    return writer
  }

  /// Makes an empty file, also where a link points, whatever the umask.
  private func create() throws(FileProblem) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    // The umask may have taken away what its owner needs. Should this fail, others still have no
    // right to it, and what the owner lacks shows when it is opened.
    fchmod(descriptor, 0o600)
    close(descriptor)
  }

  /// The status of the file; closes the connection if another file has the name now.
  private func status() throws -> FileStatus? {
    let status = try FileStatus.of(path)
    found = status?.identity
    if let open = connection, open.identity != status?.identity {
      open.abandon()
      connection = nil
    }
    try status?.checkIsFile()
    return status
  }

  // MARK: - Damage

  private func recovering<Answer>(
    isWriting: Bool, _ body: () throws -> Answer
  ) throws(DataError) -> Answer {
    do {
      return try body()
    } catch let error where SQLiteFailure.isDamage(error) {
      try quarantine(because: .damaged)
    } catch DataError.malformed(_, reason: .newerVersion) where schema.isExpendable {
      try quarantine(because: .newerVersion)
    } catch {
      throw failed(error, isWriting: isWriting)
    }
    do {
      return try body()
    } catch {
      throw failed(error, isWriting: isWriting)
    }
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
        let place = try QuarantinedDatabase.move(path, because: reason, at: clock())
        warn(
          schema.isExpendable
            ? .cacheQuarantined(path: path, as: place, because: reason)
            : .quarantined(path: path, as: place))
      }
    } catch {
      let problem = error as? FileProblem ?? .system("\(error)")
      throw .malformed(path: path, reason: .immovable(problem))
    }
  }
}
