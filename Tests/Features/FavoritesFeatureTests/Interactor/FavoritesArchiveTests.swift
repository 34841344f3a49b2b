import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import FavoritesFeature

@Suite struct FavoritesArchiveTests {
  private static let catalogs: [CatalogDescription] = [
    .cities, .people, .pokemon, .items, .articles,
  ]

  private typealias Fixtures = FavoritesFixtures

  private func text(_ favorites: [Favorite]) throws -> String {
    String(decoding: FavoritesArchive.data(favorites), as: UTF8.self)
  }

  /// What an entry of these fields is read as.
  private func read(_ fields: String) throws -> Result<ArchivedFavorite, EntryProblem> {
    let file = #"{"catalejo":"favorites","version":1,"favorites":[{\#(fields)}]}"#
    let entry = try #require(try FavoritesArchive.entries(Array(file.utf8)).first)
    do {
      return .success(try FavoritesArchive.favorite(entry, among: Self.catalogs))
    } catch {
      return .failure(error)
    }
  }

  @Test func writesPrettyJSON() throws {
    let favorites = [
      Fixtures.favorite("1", "A \"b\" / c", added: 86_461),
      Fixtures.favorite("2", "Two", position: nil),
    ]
    #expect(
      try text(favorites) == """
        {
          "catalejo" : "favorites",
          "favorites" : [
            {
              "added" : "1970-01-02T00:01:01Z",
              "catalog" : "cities",
              "id" : "1",
              "latitude" : 1.5,
              "longitude" : -2,
              "title" : "A \\"b\\" / c"
            },
            {
              "added" : "1970-01-01T00:00:00Z",
              "catalog" : "cities",
              "id" : "2",
              "title" : "Two"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func charactersThatCommandATerminalAreEscaped() throws {
    let title = "\u{1B}\u{7F}\u{9B}\u{202E}\n東京"
    let json = try text([Fixtures.favorite("1", title)])
    #expect(json.contains(#""\u001b\u007f\u009b\u202e\n東京""#))
    let entry = try #require(try FavoritesArchive.entries(Array(json.utf8)).first)
    #expect(try FavoritesArchive.favorite(entry, among: Self.catalogs).title == title)
  }

  @Test(arguments: [
    (#""catalog":"cities","id":"12""#, ArchivedFavorite(reference: Reference(.cities, "12"))),
    (
      #""catalog":"cities","id":"12","title":" ","latitude":null,"longitude":null,"added":null"#,
      ArchivedFavorite(reference: Reference(.cities, "12"))
    ),
    (
      #""id":"12","catalog":"cities","more":[{}],"title":"T","latitude":1.5,"longitude":-2"#,
      ArchivedFavorite(
        reference: Reference(.cities, "12"), title: "T", position: Fixtures.position)
    ),
    (
      #""catalog":"articles","id":"nyt://article/1-2""#,
      ArchivedFavorite(reference: Reference(.articles, "nyt://article/1-2"))
    ),
    (
      #""catalog":"people","id":"\#(String(repeating: "x", count: 100))""#,
      ArchivedFavorite(reference: Reference(.people, String(repeating: "x", count: 100)))
    ),
    (
      #""catalog":"cities","id":"12","added":"1970-01-02T00:00:00Z""#,
      ArchivedFavorite(reference: Reference(.cities, "12"), added: 86_400)
    ),
  ])
  func readsEntries(_ fields: String, _ favorite: ArchivedFavorite) throws {
    #expect(try read(fields) == .success(favorite))
  }

  @Test(arguments: [
    ("", EntryProblem.unknownCatalog), (#""catalog":7,"id":"1""#, .unknownCatalog),
    (#""catalog":"cities""#, .invalidID), (#""catalog":"cities","id":7"#, .invalidID),
    (#""catalog":"cities","id":"""#, .invalidID), (#""catalog":"cities","id":"0""#, .invalidID),
    (#""catalog":"cities","id":"-1""#, .invalidID), (#""catalog":"cities","id":"+1""#, .invalidID),
    (#""catalog":"cities","id":"01""#, .invalidID), (#""catalog":"cities","id":"1x""#, .invalidID),
    (#""catalog":"cities","id":"4294967296""#, .invalidID),
    (#""catalog":"people","id":"a b""#, .invalidID), (#""catalog":"items","id":"x""#, .invalidID),
    (#""catalog":"articles","id":"a\u001b[2J""#, .invalidID),
    (#""catalog":"articles","id":"a\u202e""#, .invalidID),
    (#""catalog":"people","id":"\#(String(repeating: "x", count: 101))""#, .invalidID),
    (#""catalog":"cities","id":"1","latitude":1"#, .invalidPosition),
    (#""catalog":"cities","id":"1","latitude":"1","longitude":2"#, .invalidPosition),
    (#""catalog":"cities","id":"1","latitude":1,"longitude":180.1"#, .invalidPosition),
    (#""catalog":"cities","id":"1","added":5"#, .invalidDate),
    (#""catalog":"cities","id":true"#, .invalidID),
    (#""catalog":"cities","id":"1","added":"2020-13-45T99:00:00Z""#, .invalidDate),
    (#""catalog":"cities","id":"1","added":"yesterday""#, .invalidDate),
    (#""catalog":"cities","id":"3\u0000""#, .invalidID),
    (#""catalog":"cities","id":"1","title":"Ghost\u0000town""#, .invalidTitle),
  ])
  func refusesEntries(_ fields: String, _ problem: EntryProblem) throws {
    #expect(try read(fields) == .failure(problem))
  }

  @Test func deepNestingIsNotAnArchive() {
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: FileProblem.notJSON) { try FavoritesArchive.entries(deep) }
  }

  @Test func garbageIsReadOrRefused() throws {
    var dice = SeededGenerator(seed: 7)
    let good = FavoritesArchive.data(
      (1...3).map { Fixtures.favorite(String($0), added: $0) })
    var whole = 0
    var refused = 0
    for _ in 0..<2_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        let place = Int.random(in: bytes.indices, using: &dice)
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        }
      }
      do {
        for entry in try FavoritesArchive.entries(bytes) {
          whole += 1
          _ = FavoritesArchive.label(entry)
          _ = try? FavoritesArchive.favorite(entry, among: Self.catalogs)
        }
      } catch {
        refused += 1
      }
    }
    #expect(whole > 0 && refused > 0)
  }
}

/// Export and import, over files that are forgotten.
@Suite struct FavoritesTransferTests {
  private typealias Fixtures = FavoritesFixtures

  private func interactor(
    _ favorites: InMemoryFavoritesDataManager, _ documents: InMemoryDocumentDataManager
  ) -> FavoritesInteractor {
    FavoritesInteractor(
      favorites: favorites, documents: documents,
      catalogs: [LocalSummaries(Fixtures.harbors(3), of: .cities)]
        + [CatalogDescription.people, .pokemon, .items, .articles].map {
          LocalSummaries(MockLocalDataManager<Harbor>([]), of: $0)
        }, clock: { 99 })
  }

  private func restore(
    _ entries: String, into favorites: InMemoryFavoritesDataManager
  ) async throws -> ImportReport {
    let file = #"{"catalejo":"favorites","version":1,"favorites":[\#(entries)]}"#
    return try await interactor(
      favorites, InMemoryDocumentDataManager(["f": Array(file.utf8)])
    ).restore(from: "f")
  }

  @Test func whatIsExportedCanBeImported() async throws {
    let all = [
      Fixtures.favorite("3", added: 1_700_000_000),
      Fixtures.favorite("9", position: nil, added: 1_700_000_001),
    ]
    let documents = InMemoryDocumentDataManager()
    let notice = try await interactor(InMemoryFavoritesDataManager(all), documents)
      .export(to: "f", as: nil, replacing: false)
    let empty = InMemoryFavoritesDataManager()
    let report = try await interactor(empty, documents).restore(from: "f")
    #expect(notice == .exported(count: 2, path: "f"))
    #expect(report == ImportReport(added: 2))
    #expect(try await empty.all() == all)
  }

  @Test func eachEntryLeftOutHasItsReason() async throws {
    let favorites = InMemoryFavoritesDataManager([Fixtures.favorite("2")])
    let report = try await restore(
      """
      7, {"catalog":"cities","id":"9"}, {"catalog":"cities","id":"1"},
      {"catalog":"cities","id":"1","title":"Again"}, {"catalog":"cities","id":"2","title":"Two"},
      {"catalog":"cities","id":"3","title":"Ghost\\u0000town"}
      """, into: favorites)
    #expect(
      report
        == ImportReport(
          added: 1,
          skipped: [
            .init(entry: 1, label: "", problem: .notAnEntry),
            .init(entry: 2, label: "9", problem: .noTitle),
            .init(entry: 4, label: "Again", problem: .twice),
            .init(entry: 5, label: "Two", problem: .alreadyFavorite),
            .init(entry: 6, label: "Ghost\0town", problem: .invalidTitle),
          ]))
    #expect(
      try await favorites.all() == [Fixtures.favorite("2"), Fixtures.favorite("1", added: 99)])
  }

  /// What an entry has is not asked for.
  @Test(arguments: [false, true])
  func aCatalogThatCannotAnswerAddsNothingUnlessEntriesAreWhole(isWhole: Bool) async throws {
    let favorites = InMemoryFavoritesDataManager()
    let file = """
      {"catalejo":"favorites","version":1,"favorites":[
        {"catalog":"cities","id":"1","title":"One","latitude":1.5,"longitude":-2}
        \(isWhole ? "" : #",{"catalog":"cities","id":"3"}"#)]}
      """
    let interactor = FavoritesInteractor(
      favorites: favorites, documents: InMemoryDocumentDataManager(["f": Array(file.utf8)]),
      catalogs: [Fixtures.unreadable], clock: { 99 })
    if isWhole {
      #expect(try await interactor.restore(from: "f") == ImportReport(added: 1))
    } else {
      await #expect(throws: Fixtures.broken) { try await interactor.restore(from: "f") }
    }
    #expect(
      try await favorites.all() == (isWhole ? [Fixtures.favorite("1", "One", added: 99)] : []))
  }

  @Test(arguments: [
    ("", FileProblem.notPoints), ("[1", .notPoints), ("[]", .notPoints), ("7", .notPoints),
    (#"{"catalejo":"history","version":1,"favorites":[]}"#, .notPoints),
    (#"{"catalejo":"favorites","favorites":[]}"#, .notPoints),
    (#"{"catalejo":"favorites","version":1,"favorites":{}}"#, .notPoints),
    (#"{"catalejo":"favorites","version":0,"favorites":[]}"#, .notPoints),
    (#"{"catalejo":"favorites","version":2,"favorites":[]}"#, .newerVersion),
  ])
  func aFileThatIsNoArchiveChangesNothing(_ text: String, _ problem: FileProblem)
    async throws
  {
    let favorites = InMemoryFavoritesDataManager([Fixtures.favorite("2")])
    let documents = InMemoryDocumentDataManager(["f": Array(text.utf8)])
    await #expect(throws: DataError.malformed(path: "f", reason: problem)) {
      try await interactor(favorites, documents).restore(from: "f")
    }
    #expect(try await favorites.all() == [Fixtures.favorite("2")])
  }

  @Test func aFileIsReplacedOnlyWhereThatIsSaid() async throws {
    let documents = InMemoryDocumentDataManager(["f": [1]])
    let interactor = interactor(InMemoryFavoritesDataManager(), documents)
    await #expect(throws: DataError.unwritable(path: "f", reason: .exists)) {
      try await interactor.export(to: "f", as: nil, replacing: false)
    }
    #expect(await documents.files == ["f": [1]])
    #expect(
      try await interactor.export(to: "f", as: nil, replacing: true)
        == .exported(count: 0, path: "f"))
    #expect(await documents.files["f"] != [1])
  }

  @Test func anEndingThatNoFormatHasIsRefused() async {
    let documents = InMemoryDocumentDataManager()
    let known = ArchiveFormat.allCases.map { "." + $0.rawValue }
    let refused = DataError.unwritable(path: "f.pdf", reason: .unknownEnding(known: known))
    await #expect(throws: refused) {
      try await interactor(InMemoryFavoritesDataManager([Fixtures.favorite("2")]), documents)
        .export(to: "f.pdf", as: nil, replacing: false)
    }
    #expect(await documents.files.isEmpty)
  }
}
