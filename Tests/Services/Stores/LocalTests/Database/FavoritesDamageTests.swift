import Contracts
import Domain
import Glibc
import TestSupport
import Testing

@testable import Database
@testable import Local

/// The store on a file that is no database, or a damaged one.
@Suite struct FavoritesDamageTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("favorites.sqlite") }
  private var aside: String { path + ".corrupt-20260131-235959" }
  private let warnings = Recorder<StoreWarning>()

  private func store() -> FavoritesStore {
    FavoritesStore(path, warn: warnings.record)
  }

  /// Fills a few pages.
  private func fill() async throws {
    let many = (1...500).map { Samples.favorite("\($0)", "City number \($0)", nil, $0) }
    _ = try await store().add(many)
  }

  /// Writes over the pages of 4096 bytes the condition picks; one at least.
  private func ruin(_ isPicked: (_ number: Int, _ page: [UInt8]) -> Bool) throws {
    var bytes = try TestFiles.bytes(of: path)
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 4096)
    where isPicked(start / 4096 + 1, Array(bytes[start..<(start + 4096)])) {
      bytes.replaceSubrange(start..<(start + 4096), with: repeatElement(0xA5, count: 4096))
      count += 1
    }
    try #require(count > 0)
    try TestFiles.write(bytes, to: path)
  }

  @Test(arguments: ["xy", "This is no database.", String(repeating: "No database. ", count: 4096)])
  func quarantinesWhatIsNoDatabase(_ text: String) async throws {
    try TestFiles.write(text, to: path)
    let store = store()
    #expect(try await store.all() == [])
    #expect(warnings.all == [.quarantined(path: path, as: aside)])
    #expect(try TestFiles.bytes(of: aside) == Array(text.utf8))
    _ = try await store.add([Samples.harbor])
    #expect(try await self.store().all() == [Samples.harbor])
    #expect(TestFiles.mode(of: path) == "600")
    #expect(warnings.all.count == 1)
  }

  @Test func quarantinesATruncatedFile() async throws {
    try await fill()
    let bytes = try TestFiles.bytes(of: path)
    try TestFiles.write(bytes.prefix(bytes.count / 2), to: path)
    let saved = try await store().all()
    #expect((1..<500).contains(saved.count))
    #expect(saved.allSatisfy { $0.title == "City number \($0.reference.id)" })
    #expect(warnings.all == [.quarantined(path: path, as: aside, saved: saved.count)])
    #expect(try TestFiles.bytes(of: aside) == Array(bytes.prefix(bytes.count / 2)))
  }

  @Test func quarantinesAFileWithARuinedPage() async throws {
    try await fill()
    // A leaf of the table: its kind is 13.
    try ruin { number, page in number > 1 && page[0] == 13 }
    let store = store()
    #expect(try await store.all() == [])
    #expect(warnings.all == [.quarantined(path: path, as: aside)])
    _ = try await store.add([Samples.harbor])
    #expect(try await store.all() == [Samples.harbor])
  }

  @Test func quarantinesWhatALaterCallFindsRuined() async throws {
    _ = try await store().add([Samples.harbor, Samples.meadow])
    _ = try await store().remove([Samples.meadow.reference])
    // The leaf of the table of removals (kind 10), which reading favorites does not look at.
    try ruin { _, page in
      page[0] == 10 && String(decoding: page, as: UTF8.self).contains(Samples.meadow.title)
    }
    let store = store()
    #expect(try await store.all() == [Samples.harbor])
    #expect(warnings.all == [])
    await #expect(throws: DataError.nothingToUndo) { _ = try await store.undo() }
    #expect(warnings.all == [.quarantined(path: path, as: aside, saved: 1)])
    #expect(try await store.all() == [Samples.harbor])
  }

  @Test func onlyTheRowsOfARuinedPageAreLost() async throws {
    try await fill()
    // The leaf of the table, whose kind is 13, that has a row of its middle.
    try ruin { number, page in
      number > 1 && page[0] == 13
        && String(decoding: page, as: UTF8.self).contains("City number 250")
    }
    let saved = try await store().all()
    #expect((300..<500).contains(saved.count))
    // Those before and behind it.
    #expect(saved.first?.reference.id == "1" && saved.last?.reference.id == "500")
    #expect(warnings.all == [.quarantined(path: path, as: aside, saved: saved.count)])
    _ = try await store().add([Samples.favorite("501", "New", nil, 501)])
    #expect(try await store().all().count == saved.count + 1)
    #expect(TestFiles.mode(of: path) == "600")
  }

  /// Each row is read by its number: an index says nothing that the rows do not say.
  @Test func aDamagedIndexLosesNothing() async throws {
    try await fill()
    let point = KeptPoint(
      "Spring", at: Samples.position, properties: [KeptProperty("ele", "3", isLiteral: true)]
    ).favorite(added: 600)
    let store = FavoritesStore(
      path: path, catalogs: [.cities, KeptPoint.catalog], clock: { 1_769_903_999 },
      warn: warnings.record)
    _ = try await store.add([point])
    _ = try await store.remove([Reference(.cities, "7")])
    let all = try await store.all()
    // The leaves of indexes have the kind 10; `removals` is one that has no row of a table.
    try ruin { _, page in
      page[0] == 10 && !String(decoding: page, as: UTF8.self).contains("City number 7")
        && !String(decoding: page, as: UTF8.self).contains("ele")
    }
    let other = FavoritesStore(
      path: path, catalogs: [.cities, KeptPoint.catalog], clock: { 1_769_903_999 },
      warn: warnings.record)
    #expect(try await other.ids(in: .cities).count == 499)
    #expect(try await other.all() == all)
    #expect(warnings.all == [.quarantined(path: path, as: aside, saved: 500)])
    #expect(try await other.undo().favorites.map(\.reference.id) == ["7"])
    #expect(folder.names().filter { $0.hasPrefix(".") } == [])
  }

  @Test func quarantinesRowsOfTheWrongType() async throws {
    _ = try await store().add([Samples.harbor])
    try TestFiles.run("UPDATE favorites SET added = 'yesterday'", in: path)
    #expect(try await store().all() == [])
    #expect(warnings.all == [.quarantined(path: path, as: aside)])
  }

  @Test(
    arguments: ["DROP TABLE favorites", "ALTER TABLE favorites RENAME COLUMN title TO name"],
    [false, true])
  func quarantinesAFileOfOtherTables(_ change: String, isRead: Bool) async throws {
    _ = try await store().add([Samples.harbor])
    _ = try await store().remove([Samples.harbor.reference])
    try TestFiles.run(change, in: path)
    if isRead { #expect(try await store().all() == []) }
    _ = try await store().add([Samples.meadow])
    #expect(try await store().all() == [Samples.meadow])
    #expect(warnings.all == [.quarantined(path: path, as: aside)])
    #expect(try TestFiles.contains(Samples.harbor.title, in: aside))
  }

  @Test func neverOverwritesWhatIsQuarantined() async throws {
    var names: [String] = []
    for (text, suffix) in [("first", ""), ("second", "-2"), ("third", "-3")] {
      try TestFiles.write(text, to: path)
      #expect(try await store().all() == [])
      #expect(try TestFiles.bytes(of: aside + suffix) == Array(text.utf8))
      names.append("favorites.sqlite.corrupt-20260131-235959" + suffix)
    }
    #expect(folder.names() == names)
  }

  @Test func movesTheJournalsAlong() throws {
    let suffixes = ["", "-journal", "-shm", "-wal"]
    for suffix in suffixes { try TestFiles.write("text" + suffix, to: path + suffix) }
    #expect(try QuarantinedDatabase.move(path, at: 1_769_903_999) == aside)
    #expect(folder.names() == suffixes.map { "favorites.sqlite.corrupt-20260131-235959" + $0 })
    for suffix in suffixes {
      #expect(try TestFiles.bytes(of: aside + suffix) == Array(("text" + suffix).utf8))
    }
  }

  @Test func doesNotMixJournals() throws {
    try TestFiles.write("damaged", to: path)
    try TestFiles.write("of an earlier one", to: aside + "-wal")
    #expect(try QuarantinedDatabase.move(path, at: 1_769_903_999) == aside + "-2")
    #expect(try TestFiles.bytes(of: aside + "-2") == Array("damaged".utf8))
  }

  @Test func movesTheFileALinkNames() async throws {
    let target = folder.file("target.sqlite")
    try TestFiles.write("This is no database.", to: target)
    symlink(target, path)
    let store = store()
    _ = try await store.add([Samples.harbor])
    #expect(try await store.all() == [Samples.harbor])
    let name = target + ".corrupt-20260131-235959"
    #expect(warnings.all == [.quarantined(path: path, as: name)])
    #expect(try TestFiles.bytes(of: name) == Array("This is no database.".utf8))
    #expect(TestFiles.mode(of: target) == "600")
  }
}
