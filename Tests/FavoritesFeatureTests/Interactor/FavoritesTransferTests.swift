import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import FavoritesFeature

/// Export and import, over files that are forgotten.
@Suite struct FavoritesTransferTests {
  private typealias Fixtures = FavoritesFixtures

  private func interactor(
    _ favorites: InMemoryFavoritesDataManager, _ documents: InMemoryDocumentDataManager
  ) -> FavoritesInteractor {
    FavoritesInteractor(
      favorites: favorites, documents: documents,
      catalogs: [LocalSummaries(Fixtures.harbors(3), of: .cities)]
        + [.people, .pokemon, .items, .articles].map(EmptySummaries.init), clock: { 99 })
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
    let count = try await interactor(InMemoryFavoritesDataManager(all), documents)
      .export(to: "f", replacing: false)
    let empty = InMemoryFavoritesDataManager()
    let report = try await interactor(empty, documents).restore(from: "f")
    #expect(count == 2)
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
      catalogs: [FailingSummaries()], clock: { 99 })
    if isWhole {
      #expect(try await interactor.restore(from: "f") == ImportReport(added: 1))
    } else {
      await #expect(throws: FailingSummaries.error) { try await interactor.restore(from: "f") }
    }
    #expect(
      try await favorites.all() == (isWhole ? [Fixtures.favorite("1", "One", added: 99)] : []))
  }

  @Test(arguments: [
    ("", FileProblem.notJSON), ("[1", .notJSON), ("[]", .notAnArchive), ("7", .notAnArchive),
    (#"{"catalejo":"history","version":1,"favorites":[]}"#, .notAnArchive),
    (#"{"catalejo":"favorites","favorites":[]}"#, .notAnArchive),
    (#"{"catalejo":"favorites","version":1,"favorites":{}}"#, .notAnArchive),
    (#"{"catalejo":"favorites","version":0,"favorites":[]}"#, .notAnArchive),
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
      try await interactor.export(to: "f", replacing: false)
    }
    #expect(await documents.files == ["f": [1]])
    #expect(try await interactor.export(to: "f", replacing: true) == 0)
    #expect(await documents.files["f"] != [1])
  }
}

/// A catalog that knows nothing of its entities.
private struct EmptySummaries: SummaryDataManager {
  let catalog: CatalogDescription

  func entity(
    _ id: String
  ) async throws(DataError) -> (any Entity & Summarizable & Describable)? { nil }
}
