package import Contracts
import Database
package import Domain
import Files
import Platform

/// The file of places, as it is changed: a new one is made beside it, and takes its name when it is whole.
///
/// Whatever happens on the way, the old file stays. One program at a time makes a new one; the remains of
/// one that died are removed by the next.
package struct PlaceArchiveFile: PlaceArchiveBuilding {
  private let path: String
  private let folder: String
  private let clock: @Sendable () -> Int
  private let memory: ArchiveBuild.Memory

  /// - Parameters:
  ///   - folder: the folder of the file; it is made when it is needed. If it is `nil`, nothing can be added.
  ///   - clock: returns the present, in seconds since 1970.
  package init(folder: String?, clock: @escaping @Sendable () -> Int) {
    self.init(folder: folder, clock: clock, memory: ArchiveBuild.Memory())
  }

  init(folder: String?, clock: @escaping @Sendable () -> Int, memory: ArchiveBuild.Memory) {
    self.folder = folder ?? ""
    self.clock = clock
    self.memory = memory
    path = "\(self.folder)/\(ArchiveLayout.fileName)"
  }

  @concurrent
  package func content(
    of path: String
  ) async throws(DataError) -> PlaceDump.File.Content {
    try DumpContent.content(of: path)
  }

  @concurrent
  package func checkIsFree() async throws(DataError) {
    try await change { _ in ((), isWhole: false) }
  }

  @concurrent
  package func add(
    _ dumps: [PlaceDump], progress: @escaping @Sendable (PlaceBuildProgress) -> Void
  ) async throws(DataError) -> PlaceBuildReport {
    let names = Set(dumps.map(\.name))
    return try await change { unfinished in
      func build(over old: HeldArchive?) async throws -> (PlaceBuildReport, isWhole: Bool) {
        let build = ArchiveBuild(
          unfinished, old: old, dropping: names, memory: memory, progress: progress)
        do {
          try await build.read(dumps, now: clock())
          try await build.write()
        } catch is CancellationError {
          return (build.report, isWhole: false)
        }
        return (build.report, isWhole: true)
      }
      if names.contains(PlaceDump.everything) { return try await build(over: nil) }
      do {
        return try await build(over: try held())
      } catch {
        // Only the old file can be damaged or of another version: the new one is made by this call.
        guard let problem = Self.problem(error) else { throw error }
        try FileProblem.catching(FileSystem.remove(unfinished))
        try UnfinishedFile.claim(unfinished)
        var (report, isWhole) = try await build(over: nil)
        report.lost = problem
        return (report, isWhole)
      }
    }
  }

  /// Returns the reason why nothing of the old file can be taken over; `nil` for any other error.
  private static func problem(_ error: any Error) -> PlaceArchiveState.Problem? {
    switch error as? FileProblem {
    case .olderVersion: .otherVersion
    case .damagedPlaces(let detail): .damaged(detail)
    default:
      SQLiteFailure.isDamage(error)
        ? .damaged((error as? SQLiteError)?.message ?? "\(error)") : nil
    }
  }

  @concurrent
  package func remove(_ names: [String]) async throws(DataError) {
    try await change { unfinished in
      guard let old = try held(), old.dumps.contains(where: { names.contains($0.held.name) }) else {
        return ((), isWhole: false)
      }
      guard !old.dumps.allSatisfy({ names.contains($0.held.name) }) else {
        try FileProblem.catching(FileSystem.remove(path))
        return ((), isWhole: false)
      }
      let build = ArchiveBuild(
        unfinished, old: old, dropping: Set(names), memory: memory, progress: { _ in })
      do {
        try await build.write()
      } catch is CancellationError {
        return ((), isWhole: false)
      }
      return ((), isWhole: true)
    }
  }

  /// The old file; `nil` if there is none.
  ///
  /// - Throws: `olderVersion` for a file of another version, and `damagedPlaces` or an error of the database
  ///   for one that is damaged.
  private func held() throws -> HeldArchive? {
    guard let status = try FileStatus.of(path) else { return nil }
    try status.checkIsFile()
    try ArchiveReader.check(SQLiteConnection(path, isImmutable: true))
    return try HeldArchive(path)
  }

  /// Makes a new file under the lock, and has it take the old one's place if it is whole.
  private func change<Answer>(
    _ make: (_ unfinished: String) async throws -> (Answer, isWhole: Bool)
  ) async throws(DataError) -> Answer {
    guard !folder.isEmpty else {
      throw .unwritable(path: ArchiveLayout.fileName, reason: .noHome)
    }
    try PrivateFolder.create(folder)
    let unfinished = path + ".unfinished"
    do {
      let lock = try lock()
      defer { lock.close() }
      if FileSystem.exists(unfinished) { try FileProblem.catching(FileSystem.remove(unfinished)) }
      try UnfinishedFile.claim(unfinished)
      do {
        let (answer, isWhole) = try await make(unfinished)
        if isWhole { try publish(unfinished) } else { try? FileSystem.remove(unfinished) }
        return answer
      } catch {
        try? FileSystem.remove(unfinished)
        throw error
      }
    } catch {
      throw ArchiveReader.dataError(error, path: path, isWriting: true)
    }
  }

  private func lock() throws(FileProblem) -> FileDescriptor {
    let file = try FileProblem.catching(
      FileDescriptor.open("\(folder)/\(ArchiveLayout.lockName)", [.readWrite, .create]))
    do throws(Errno) {
      try file.lock(isWaiting: false)
    } catch .wouldBlock {
      file.close()
      throw .busy
    } catch {
      // A file system without locks is used all the same.
    }
    return file
  }

  private func publish(_ unfinished: String) throws(FileProblem) {
    let file = try FileProblem.catching(FileDescriptor.open(unfinished, .readWrite))
    defer { file.close() }
    try FileProblem.catching(file.synchronize())
    try FileProblem.catching(FileSystem.rename(unfinished, to: path))
    guard let folder = try? FileDescriptor.open(folder, .directory) else { return }
    try? folder.synchronize()
    folder.close()
  }
}
