import Catalog
import Domain
import Glibc
import Local
import Storage
import TestSupport
import Testing

/// A catalog over the caches it can be stored in.
@Suite struct StoredCatalogStoringTests {
  private let query = CatalogQuery(limit: 20)

  private func page(
    _ number: Int, _ boats: [Boat]?, at time: Int = 1
  ) -> FetchResult<Boat> {
    FetchResult(
      .page(number), items: boats,
      metadata: CacheMetadata(fetchedAt: time, validators: Validators(etag: "\(time)")))
  }

  private func names(_ catalog: StoredCatalog<Boat>, _ search: String = "") async throws -> [String]
  {
    let query = CatalogQuery(search: search, limit: 20)
    return try await catalog.page(query).matches.map(\.item.name)
  }

  @Test(arguments: CacheKind.allCases)
  func keepsWhatItIsGiven(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let catalog = StoredCatalog<Boat>(cache)
    let boats = [Boat("1", "Señora \"Ñ\""), Boat("b", "Дом\n船", sails: -3), Boat("", "")]
    try await catalog.store([page(1, boats)])
    for catalog in [catalog, StoredCatalog(cache)] {
      #expect(try await catalog.page(query).matches.map(\.item) == boats)
      #expect(try await catalog.item("b") == boats[1])
      #expect(try await names(catalog, "SENORA n") == ["Señora \"Ñ\""])
      #expect(
        try await catalog.turn(-1, from: "b", in: nil) == .row(Reference(Boat.catalog, "1")))
    }
  }

  @Test(arguments: CacheKind.allCases)
  func replacesAndConfirmsByParts(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let catalog = StoredCatalog<Boat>(cache)
    let other = StoredCatalog<Boat>(cache)
    try await catalog.store([page(1, [Boat("1", "A")]), page(2, [Boat("2", "B")])])
    #expect(try await names(other) == ["A", "B"])
    try await catalog.store([page(1, nil, at: 5), page(2, [Boat("3", "C")], at: 6)])
    #expect(try await names(other) == ["A", "C"])
    let validators = Validators(etag: "5")
    let parts = [
      PartStatus(.page(1), CacheMetadata(fetchedAt: 5, validators: validators)),
      PartStatus(.page(2), CacheMetadata(fetchedAt: 6, validators: Validators(etag: "6"))),
      PartStatus(.page(3), nil),
    ]
    #expect(try await other.page(query).parts == parts)
    #expect(try await other.page(query).provenance == Provenance(.cached, fetchedAt: 5))
    try await other.store([page(3, [], at: 7), page(4, nil, at: 7)])
    let ended = try await catalog.page(query).parts
    #expect(ended.map(\.part) == [.page(1), .page(2), .page(3)])
    #expect(ended.compactMap(\.metadata?.fetchedAt) == [5, 6, 7])
  }

  @Test(arguments: CacheKind.allCases)
  func joinsDetailsWithTheirRow(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let catalog = StoredCatalog<Boat>(cache)
    let details = FetchResult(
      .entity("1"), items: [Boat("1", "A", sails: 4)], metadata: CacheMetadata(fetchedAt: 3))
    try await catalog.store([page(1, [Boat("1", "Renamed")], at: 9), details])
    #expect(try await catalog.item("1") == Boat("1", "Renamed", sails: 4))
    #expect(try await names(catalog) == ["Renamed"])
    #expect(
      try await catalog.held("1").parts == [
        PartStatus(.entity("1"), CacheMetadata(fetchedAt: 3))
      ])
  }

  @Test func startsAnewWithItsFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("cache.sqlite")
    let warnings = Recorder<StoreWarning>()
    let catalog = StoredCatalog<Boat>(
      CacheStore(path: path, clock: { 0 }, warn: warnings.record),
      embedded: { EmbeddedItems([Boat("e", "Embedded")]) })
    try await catalog.store([page(1, [Boat("1", "A")])])
    #expect(try await names(catalog) == ["A"])
    for name in folder.names() { unlink(folder.file(name)) }
    #expect(try await names(catalog) == [])
    #expect(try await catalog.item("e") == Boat("e", "Embedded"))
    #expect(try await catalog.page(query).parts == [PartStatus(.page(1), nil)])
    try await catalog.store([page(1, [Boat("1", "B")])])
    #expect(try await names(catalog) == ["B"])
    for name in folder.names() { unlink(folder.file(name)) }
    try TestFiles.write("no database", to: path)
    #expect(try await names(catalog) == [])
    #expect(warnings.all.count == 1)
  }
}
