package import Contracts
import Database
package import Domain
import Files
import Platform

/// The places of GeoNames' dumps on this machine, in an SQLite file.
///
/// Making one touches nothing: the file is opened by the first call, and anew when another one has its name.
/// A program that makes a new file never changes the old one, so it is read without locks.
package actor PlaceArchive: PlaceArchiveDataManager {
  private let path: String?
  private let executor: any SerialExecutor
  private var open: (reader: ArchiveReader, identity: FileStatus.Identity)?

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameter folder: the folder of the file; `nil` if there is no place for it.
  package init(
    folder: String?, executor: any SerialExecutor = DatabaseExecutor(label: "catalejo.places")
  ) {
    path = folder.map { "\($0)/\(ArchiveLayout.fileName)" }
    self.executor = executor
  }

  /// Whether there is a file; one that can't be looked at counts, so that reading it says why.
  package nonisolated var hasFile: Bool {
    guard let path else { return false }
    do throws(Errno) { return try FileSystem.status(of: path) != nil } catch { return true }
  }

  package func state() throws(DataError) -> PlaceArchiveState {
    guard let path else { return PlaceArchiveState() }
    do {
      guard let status = try FileStatus.of(path) else { return PlaceArchiveState() }
      try status.checkIsFile()
      return try Self.state(path, size: status.size)
    } catch {
      throw ArchiveReader.dataError(error, path: path, isWriting: false)
    }
  }

  private static func state(_ path: String, size: Int) throws -> PlaceArchiveState {
    do throws(SQLiteError) {
      let database = try SQLiteConnection(path, isImmutable: true)
      if let problem = try ArchiveReader.problem(of: database) {
        return PlaceArchiveState(size: size, problem: problem)
      }
      return PlaceArchiveState(try HeldArchive.dumps(database).map(\.held), size: size)
    } catch {
      guard SQLiteFailure.isDamage(error) else { throw error }
      return PlaceArchiveState(size: size, problem: .damaged(error.message))
    }
  }

  package func places(_ query: ArchiveQuery) throws(DataError) -> ArchiveAnswer {
    try read(orElse: ArchiveAnswer()) { try ArchiveSearch(reader: $0).answer(query) }
  }

  package func place(
    _ id: String
  ) throws(DataError) -> (place: ArchivedPlace, names: [PlaceName])? {
    try read(orElse: nil) { reader in
      guard let row = try reader.row(ofID: id), let place = try reader.stored(row) else {
        return nil
      }
      let names = [PlaceName(place.name)] + (try reader.otherNames(row))
      return (try reader.archived(place), names)
    }
  }

  package func nearest(
    to position: Coordinate, _ conditions: [PlaceCondition], count: Int
  ) throws(DataError) -> [ArchivedPlace] {
    try read(orElse: []) { reader in
      let conditions = try PlaceConditions(conditions, reader)
      var nearest = try NearestPlaces(reader, position, conditions, count: count)
      let found = try nearest.places()
      return try found.map { try reader.archived($0) }
    }
  }

  /// Asks the file; `nothing` is the answer if there is none.
  private func read<Answer>(
    orElse nothing: Answer, _ ask: (ArchiveReader) throws -> Answer
  ) throws(DataError) -> Answer {
    guard let path else { return nothing }
    do {
      guard let status = try FileStatus.of(path) else {
        open = nil
        return nothing
      }
      if let open, open.identity == status.identity { return try ask(open.reader) }
      open = nil
      try status.checkIsFile()
      let database = try SQLiteConnection(path, isImmutable: true)
      try ArchiveReader.check(database)
      let reader = try ArchiveReader(database)
      open = (reader, status.identity)
      return try ask(reader)
    } catch {
      if SQLiteFailure.isDamage(error) { open = nil }
      throw ArchiveReader.dataError(error, path: path, isWriting: false)
    }
  }
}
