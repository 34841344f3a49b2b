import Contracts
import Database
import Domain
import Local
import TestSupport
import Testing

/// What only the store on a file does while all is well.
@Suite struct FavoritesStoreTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("data/catalejo/favorites.sqlite") }
  private let warnings = Recorder<StoreWarning>()

  private func store() -> FavoritesStore {
    FavoritesStore(path, warn: warnings.record)
  }

  @Test func touchesNothingUntilItWrites() async throws {
    let store = store()
    #expect(try await store.all() == [])
    #expect(try await store.ids(in: .cities) == [])
    #expect(folder.names() == [])
    _ = try await store.add([Samples.harbor])
    #expect(folder.names(in: folder.file("data/catalejo")).contains("favorites.sqlite"))
  }

  @Test func keepsFavoritesAndUndoAcrossRuns() async throws {
    _ = try await store().add([Samples.harbor, Samples.meadow, Samples.summit])
    _ = try await store().remove([Samples.meadow.reference])
    #expect(try await store().all() == [Samples.harbor, Samples.summit])
    #expect(try await store().undo() == .restored([Samples.meadow]))
    #expect(try await store().all() == [Samples.harbor, Samples.meadow, Samples.summit])
    #expect(
      try await store().undo() == .withdrawn([Samples.harbor, Samples.meadow, Samples.summit]))
    await #expect(throws: DataError.nothingToUndo) { _ = try await store().undo() }
  }

  @Test func seesWhatAnotherStoreWrites() async throws {
    let (first, second) = (store(), store())
    _ = try await first.add([Samples.harbor])
    #expect(try await second.all() == [Samples.harbor])
    _ = try await second.add([Samples.meadow])
    #expect(try await first.ids(in: .cities) == ["11", "22"])
    _ = try await first.remove([Samples.harbor.reference])
    #expect(try await second.undo() == .restored([Samples.harbor]))
    #expect(try await first.all() == [Samples.harbor, Samples.meadow])
  }

  @Test func losesNothingWhenManyWriteAtOnce() async throws {
    // Each task opens the file by itself, so they also race to make it.
    let kept = try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for task in 0..<8 {
        group.addTask {
          let store = store()
          for numbers in [0..<20, 20..<25] {
            _ = try await store.add(numbers.map { Samples.favorite("\(task)-\($0)") })
          }
          for number in 0..<10 {
            let removed = try await store.remove([Reference(.cities, "\(task)-\(number)")])
            #expect(removed == [Samples.favorite("\(task)-\(number)")])
          }
          return Set((10..<25).map { "\(task)-\($0)" })
        }
      }
      return try await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(try await store().ids(in: .cities) == kept)
    var (restored, withdrawn) = (0, 0)
    for _ in 0..<80 + 16 {
      let outcome = try await store().undo()
      if outcome.areStarred {
        restored += outcome.favorites.count
      } else {
        withdrawn += outcome.favorites.count
      }
    }
    #expect([restored, withdrawn] == [80, 200])
    #expect(try await store().all() == [])
    #expect(warnings.all == [])
  }

  @Test func makesOneFileWhenAllMakeItAtOnce() async throws {
    for round in 0..<25 {
      let path = folder.file("round\(round)/favorites.sqlite")
      let winners = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<6 {
          group.addTask {
            let store = FavoritesStore(path, warn: warnings.record)
            return try await store.add([Samples.harbor]).count
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(winners == 1)
    }
    #expect(warnings.all == [])
  }

  @Test func removesEachOnceWhenAllRemoveAtOnce() async throws {
    let many = (0..<60).map { Samples.favorite("\($0)") }
    _ = try await store().add(many)
    let removed = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let store = store()
          var count = 0
          for favorite in many { count += try await store.remove([favorite.reference]).count }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(removed == 60)
    for _ in many { #expect(try await store().undo().favorites.count == 1) }
    #expect(try await store().all() == many)
  }

  @Test func followsAFileThatWasReplaced() async throws {
    let store = store()
    _ = try await store.add([Samples.harbor])
    try TestFiles.rename(folder.file("data/catalejo"), to: folder.file("elsewhere"))
    #expect(try await store.all() == [])
    _ = try await self.store().add([Samples.meadow])
    #expect(try await store.all() == [Samples.meadow])
    _ = try await store.add([Samples.summit])
    #expect(try await self.store().all() == [Samples.meadow, Samples.summit])
  }

  @Test func keepsRowsOfCatalogsItDoesNotKnow() async throws {
    _ = try await store().add([Samples.harbor, Samples.favorite("99", "From the future")])
    try rename("cities", to: "zebras", in: "favorites")
    #expect(try await store().all() == [Samples.harbor])
    #expect(try await store().ids(in: .cities) == ["11"])
    #expect(try await store().remove([Reference(.cities, "99")]) == [])
    _ = try await store().add([Samples.meadow])
    _ = try await store().remove([Samples.harbor.reference, Samples.meadow.reference])
    try rename("zebras", to: "cities", in: "favorites")
    #expect(try await store().all().map(\.title) == ["From the future"])
  }

  @Test func undoKeepsRemovalsOfCatalogsItDoesNotKnow() async throws {
    _ = try await store().add([Samples.harbor, Samples.favorite("99", "From the future")])
    _ = try await store().remove([Samples.harbor.reference])
    _ = try await store().remove([Reference(.cities, "99")])
    try rename("cities", to: "zebras", in: "removals")
    #expect(try await store().undo() == .restored([Samples.harbor]))
    #expect(try await store().undo() == .withdrawn([Samples.harbor]))
    await #expect(throws: DataError.nothingToUndo) { _ = try await store().undo() }
    try rename("zebras", to: "cities", in: "removals")
    #expect(try await store().undo().favorites.map(\.title) == ["From the future"])
  }

  /// Earlier versions keep no log of what they add.
  @Test func undoLeavesWhatAnEarlierVersionAddedAgain() async throws {
    _ = try await store().add([Samples.harbor, Samples.meadow])
    _ = try await store().remove([Samples.harbor.reference, Samples.meadow.reference])
    _ = try await store().add([Samples.harbor])
    try TestFiles.run("DROP TABLE additions", in: path)
    #expect(try await store().undo() == .restored([Samples.meadow]))
    await #expect(throws: DataError.nothingToUndo) { _ = try await store().undo() }
    #expect(try await store().all() == [Samples.harbor, Samples.meadow])
  }

  /// Gives the favorite 99 another catalog.
  private func rename(_ catalog: String, to other: String, in table: String) throws {
    try TestFiles.run(
      "UPDATE \(table) SET catalog = '\(other)' WHERE catalog = '\(catalog)' AND id = '99'",
      in: path)
  }

  @Test func leavesAFileOfANewerVersionAlone() async throws {
    // Makes the tables and nothing else.
    _ = try await store().remove([])
    try TestFiles.run("INSERT INTO grdb_migrations VALUES ('from the future')", in: path)
    let bytes = try TestFiles.bytes(of: path)
    let error = DataError.malformed(path: path, reason: .newerVersion)
    await #expect(throws: error) { _ = try await store().all() }
    await #expect(throws: error) { _ = try await store().add([Samples.harbor]) }
    await #expect(throws: error) { _ = try await store().undo() }
    #expect(try TestFiles.bytes(of: path) == bytes)
    #expect(warnings.all == [])
  }

  @Test func opensAFileWithAnOddName() async throws {
    let path = folder.file("a b?c#d%20é/favorites.sqlite")
    _ = try await FavoritesStore(path, warn: warnings.record).add([Samples.harbor])
    let again = FavoritesStore(path, warn: warnings.record)
    #expect(try await again.all() == [Samples.harbor])
  }
}
