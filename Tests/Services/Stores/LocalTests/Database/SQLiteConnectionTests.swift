import CSQLite
import Contracts
import Domain
import TestSupport
import Testing

@testable import Local

/// What the layer over SQLite says of values and arguments.
@Suite struct SQLiteConnectionTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("favorites.sqlite") }
  private let warnings = Recorder<StoreWarning>()

  /// A store as this program makes it, in UTF-16, with a favorite and one that was removed.
  private func fill(_ encoding: String) async throws {
    try TestFiles.write([], to: path)
    try TestFiles.run("PRAGMA encoding = '\(encoding)'; CREATE TABLE other (a)", in: path)
    let store = FavoritesStore(path, warn: warnings.record)
    _ = try await store.add([Samples.harbor, Samples.summit])
    _ = try await store.remove([Samples.harbor.reference])
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"])
  func aStoreInAnyEncodingIsRead(_ encoding: String) async throws {
    try await fill(encoding)
    let store = FavoritesStore(path, warn: warnings.record)
    #expect(try await store.all() == [Samples.summit])
    #expect(try await store.ids(in: .cities) == ["33"])
    #expect(try await store.undo() == .restored([Samples.harbor]))
    #expect(warnings.all == [])
  }

  @Test(arguments: [[], ["one"], ["one", "two", "three"]])
  func asManyArgumentsAsQuestionMarksAreNeeded(_ arguments: [String]) throws {
    let database = try SQLiteConnection(":memory:")
    var found: [String] = []
    func ask(_ arguments: [String]) throws(SQLiteError) {
      try database.run("SELECT ? || ?", arguments) { row throws(SQLiteError) in
        found.append(try row.text(0))
      }
    }
    try ask(["a", "b"])
    // What was given before would be taken for what is missing.
    let error = #expect(throws: SQLiteError.self) { try ask(arguments) }
    #expect(error?.code == SQLITE_RANGE)
    #expect(found == ["ab"])
  }

  @Test(arguments: ["", " -- nothing", "SELECT 1; SELECT 2"])
  func whatIsNotOneStatementIsRefused(_ text: String) throws {
    let database = try SQLiteConnection(":memory:")
    #expect(throws: SQLiteError.self) { try database.run(text) }
  }
}
