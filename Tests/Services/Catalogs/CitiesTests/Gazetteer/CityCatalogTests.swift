import Contracts
import Domain
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Cities

@Suite(.oneAtATime) struct CityCatalogTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("cities.list") }
  private let warnings = Recorder<DataError>()

  private func catalog(source: String = "") throws -> CityCatalog {
    CityCatalog(
      embedded: try SmallWorld.gazetteer(), path: path, source: source,
      warn: warnings.record)
  }

  private let query = CatalogQuery(pageSize: 1)

  @Test func servesTheEmbeddedListAtFirst() async throws {
    let catalog = try catalog()
    #expect(catalog.count == SmallWorld.cities.count)
    #expect(catalog.skipped == 0)
    #expect(try await catalog.page(query).provenance == .embedded)
    #expect(catalog.held("7").provenance == .embedded)
    #expect(try await catalog.page(query).parts == [PartStatus(.whole, nil)])
    #expect(catalog.held("7").parts == [])
    #expect(folder.names() == [])
    #expect(warnings.all == [])
  }

  @Test func aStoredListTakesItsPlaceHereAndInTheNextProgram() async throws {
    let first = try catalog()
    try await first.store([NewerWorld.result])
    for catalog in [first, try catalog()] {
      #expect(catalog.count == NewerWorld.cities.count)
      #expect(catalog.skipped == 3)
      let cached = Provenance(.cached, fetchedAt: NewerWorld.metadata.fetchedAt)
      #expect(try await catalog.page(query).provenance == cached)
      #expect(catalog.held("x").provenance == cached)
      #expect(try await catalog.page(query).parts == [PartStatus(.whole, NewerWorld.metadata)])
      #expect(try await catalog.item("100").title == "Newest, XF")
      await #expect(throws: DataError.notFound(Reference(.cities, "20"))) {
        try await catalog.item("20")
      }
      let near = catalog.nearest(
        to: Coordinate(wrappingLatitude: 1, longitude: 1), count: 1, largerThan: nil, excluding: nil
      )
      #expect(near.map(\.title) == ["Newest, XF"])
    }
    #expect(folder.names() == ["cities.list"])
    #expect(warnings.all == [])
    #expect(TestFiles.mode(of: path) == "600")
  }

  @Test func theEmbeddedListComesBack() async throws {
    let first = try catalog()
    try await first.store([NewerWorld.result])
    try await first.restoreEmbedded()
    for catalog in [first, try catalog()] {
      #expect(catalog.count == SmallWorld.cities.count)
      #expect(try await catalog.page(query).parts == [PartStatus(.whole, nil)])
    }
    #expect(folder.names() == [])
    try await first.restoreEmbedded()
  }

  @Test func whatIsConfirmedGetsANewStamp() async throws {
    let catalog = try catalog()
    let metadata = CacheMetadata(fetchedAt: 1_800_000_000, validators: Validators(etag: "b"))
    // Nothing is held that could be confirmed, and it has no other parts.
    let page = FetchResult(.page(1), items: NewerWorld.cities, metadata: metadata)
    try await catalog.store([FetchResult(.whole, items: nil, metadata: metadata), page])
    #expect(folder.names() == [])
    try await catalog.store([NewerWorld.result])
    try await catalog.store([FetchResult(.whole, items: nil, metadata: metadata)])
    for catalog in [catalog, try self.catalog()] {
      #expect(try await catalog.page(query).parts == [PartStatus(.whole, metadata)])
      #expect(catalog.count == NewerWorld.cities.count)
      #expect(catalog.skipped == 3)
    }
  }

  @Test func aListFromElsewhereHasNoValidators() async throws {
    try await catalog(source: "one").store([NewerWorld.result])
    let metadata = CacheMetadata(fetchedAt: NewerWorld.metadata.fetchedAt)
    #expect(
      try await catalog(source: "two").page(query).parts == [PartStatus(.whole, metadata)])
    #expect(
      try await catalog(source: "one").page(query).parts == [
        PartStatus(.whole, NewerWorld.metadata)
      ])
  }

  /// Nothing of it is lost, and a service that says it has not changed is not asked.
  @Test(arguments: [(UInt32(0), true), (Fold.unicodeVersion, true), (1, false)])
  func aListOfAnotherUnicodeIsUsedAndFetchedWhole(version: UInt32, isOfToday: Bool) async throws {
    try await catalog().store([NewerWorld.result])
    try write(unicodeVersion: version)
    let catalog = try catalog()
    #expect(catalog.count == NewerWorld.cities.count)
    let stored = NewerWorld.metadata
    let metadata = isOfToday ? stored : CacheMetadata(fetchedAt: stored.fetchedAt)
    #expect(try await catalog.page(query).parts == [PartStatus(.whole, metadata)])
    // A confirmed list keeps its folds, and a fetched one has those of today.
    try await catalog.store([FetchResult(.whole, items: nil, metadata: stored)])
    #expect(try self.version() == version)
    try await catalog.store([NewerWorld.result])
    #expect(try self.version() == Fold.unicodeVersion)
    #expect(try await catalog.page(query).parts == [PartStatus(.whole, stored)])
    #expect(warnings.all == [])
  }

  private func version() throws -> UInt32 {
    try Data(contentsOf: URL(filePath: path)).withUnsafeBytes { file in
      try StoredListHeader.read(file).unicodeVersion
    }
  }

  /// Changes the version alone.
  private func write(unicodeVersion: UInt32) throws {
    let file = try Data(contentsOf: URL(filePath: path))
    var header = try file.withUnsafeBytes { try StoredListHeader.read($0) }
    header.unicodeVersion = unicodeVersion
    try (Data(header.bytes) + file[header.size...]).write(to: URL(filePath: path))
  }

  @Test func twoCatalogsOnOneFileKeepWhatTheyHave() async throws {
    let (one, other) = (try catalog(), try catalog())
    try await one.store([NewerWorld.result])
    #expect(other.count == SmallWorld.cities.count)
    let small = FetchResult(
      .whole, items: Array(NewerWorld.cities[..<2]), metadata: NewerWorld.metadata)
    try await other.store([small])
    #expect(one.count == NewerWorld.cities.count)
    #expect(try await one.item("100").title == "Newest, XF")
    #expect(try catalog().count == 2)
    try await one.restoreEmbedded()
    #expect(try await other.item("7").title == "Nuevo Puerto, XA")
  }

  @Test func manyRefreshesAtOnceLeaveOneWholeList() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for count in 1...8 {
        group.addTask {
          let catalog = CityCatalog(embedded: try SmallWorld.gazetteer(), path: path)
          let items = Array(NewerWorld.cities[..<count])
          try await catalog.store([FetchResult(.whole, items: items, metadata: NewerWorld.metadata)]
          )
          #expect(catalog.count == count)
        }
      }
      try await group.waitForAll()
    }
    #expect((1...8).contains(try catalog().count))
    #expect(folder.names() == ["cities.list"])
    #expect(warnings.all == [])
  }

  @Test func aListThatFailsToGetItsNameLeavesNothing() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let catalog = CityCatalog(embedded: try SmallWorld.gazetteer(), path: path, warn: { _ in })
    await #expect(throws: DataError.unwritable(path: path, reason: .isFolder)) {
      try await catalog.store([NewerWorld.result])
    }
    #expect(folder.names() == ["cities.list"])
  }

  @Test func whatCanNotBeWrittenLeavesTheListAsItIs() async throws {
    try await catalog().store([NewerWorld.result])
    let nowhere = CityCatalog(embedded: try SmallWorld.gazetteer(), path: nil)
    await #expect(throws: DataError.unwritable(path: "cities.list", reason: .noHome)) {
      try await nowhere.store([NewerWorld.result])
    }
    let missing = folder.file("no/cities.list")
    let unfolded = CityCatalog(embedded: try SmallWorld.gazetteer(), path: missing)
    await #expect(throws: DataError.unwritable(path: missing, reason: .missing)) {
      try await unfolded.store([NewerWorld.result])
    }
    let folderError = DataError.unwritable(path: "no", reason: .denied)
    let refused = CityCatalog(
      embedded: try SmallWorld.gazetteer(), path: path,
      prepareFolder: { () throws(DataError) in throw folderError })
    await #expect(throws: folderError) { try await refused.store([NewerWorld.result]) }
    let twice = FetchResult(
      .whole, items: [NewerWorld.cities[0], NewerWorld.cities[0]], metadata: NewerWorld.metadata)
    await #expect(throws: DataError.self) { try await catalog().store([twice]) }
    #expect(try catalog().count == NewerWorld.cities.count)
    #expect(folder.names() == ["cities.list"])
  }

  @Test func nothingButAFileIsOpened() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(try catalog().count == SmallWorld.cities.count)
    #expect(warnings.all == [.unreadable(path: path, reason: .notAFile)])
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(try catalog().count == SmallWorld.cities.count)
    #expect(warnings.all.count == 2)
  }

  @Test func goesToTheNextCityInDisplayOrder() async throws {
    let (catalog, displayed) = (try catalog(), SmallWorld.displayed)
    var found: [AdjacentRow] = []
    for (steps, id) in displayed.map({ (1, $0) })
      + [(-3, displayed[5]), (0, "7"), (-1, displayed[0]), (.max, "7"), (.min, "7"), (1, "no")]
    {
      found.append(try await catalog.turn(steps, from: id, in: nil))
    }
    let rows = displayed.dropFirst().map { AdjacentRow.row(Reference(.cities, $0)) }
    let others: [AdjacentRow] = [
      .end, .row(Reference(.cities, displayed[2])), .row(Reference(.cities, "7")), .end, .end,
      .end, .end,
    ]
    #expect(found == rows + others)
  }
}
