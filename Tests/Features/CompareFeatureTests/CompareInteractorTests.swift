import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import CompareFeature

@Suite struct CompareInteractorTests {
  private static let harbors = [
    Harbor(id: "1", name: "Lima", coordinate: Coordinate(wrappingLatitude: 0, longitude: 0)),
    Harbor(id: "2", name: "New Quay", coordinate: Coordinate(wrappingLatitude: 1, longitude: 0)),
    Harbor(id: "3", name: "Limassol"), Harbor(id: "5", name: "1 Decembrie"),
    Harbor(id: "4", name: "Los Puertos"),
  ]

  private func catalog<Item: Entity & Summarizable & Describable>(
    _ items: [Item]
  ) -> any CatalogModule {
    let local = MockLocalDataManager(items)
    return NamedCatalog(source: CatalogSource(local: local, remote: nil, clock: { 0 }))
  }

  private func interactor(_ starred: [Favorite] = []) -> CompareInteractor {
    let harbors = catalog(Self.harbors)
    let ropes = catalog([Rope(id: "7"), Rope(id: "8")])
    return CompareInteractor(
      catalogs: [
        NamedCatalog<Rope>.description, NamedCatalog<Harbor>.description, .people,
      ],
      catalog: { $0 == .cities ? harbors : ropes },
      favorites: InMemoryFavoritesDataManager(starred))
  }

  private func found(_ catalog: CatalogID? = nil, _ words: String) async throws -> [Reference]? {
    let words = words.split(separator: " ").map(String.init)
    return try? await interactor().answer(Comparison(catalog, words)).get().items.map(\.reference)
  }

  private func reference(_ id: String) -> Reference { Reference(.cities, id) }

  @Test(arguments: [
    ("lima limassol", ["1", "3"]), ("lima new quay", ["1", "2"]), ("new quay lima", ["2", "1"]),
    ("los puertos new quay", ["4", "2"]), ("new quay / los puertos", ["2", "4"]),
  ])
  func whereTheFirstNameEndsIsFoundOut(words: String, ids: [String]) async throws {
    #expect(try await found(nil, words) == ids.map(reference))
  }

  /// Which name is unknown is said where one way to read the words leaves one unknown; where several
  /// do, it is not guessed.
  @Test(
    arguments: [
      ("lima", .apart), ("", .apart), ("zz yy xx", .apart), ("lima zz limassol", .apart),
      ("limas los puert", .apart),
      ("limas puert", .unknown(["limas", "puert"], in: nil)),
      ("limas lima", .unknown(["limas"], in: nil, near: ["Limassol"])),
      ("cities limas lima", .unknown(["limas"], in: .cities, near: ["Limassol"])),
      ("limas / los puert", .unknown(["limas", "los puert"], in: nil)),
      ("zz / zz", .unknown(["zz"], in: nil)),
      ("lima rope", .unknown(["rope"], in: nil, near: ["Rope 7", "Rope 8"])),
      ("lima / rope 7", .ofTwoCatalogs), ("rope 7 lima", .ofTwoCatalogs),
      ("a b c d e f g h i j k l m n o", .apart), ("lima lima", .same("Lima")),
      ("new quay new quay", .same("New Quay")), ("lima atlantis", .unknown(["atlantis"], in: nil)),
      ("new quay atlantis", .unknown(["atlantis"], in: nil)),
      ("old atlantis new quay", .unknown(["old atlantis"], in: nil)),
      ("atlantis xanadu", .unknown(["atlantis", "xanadu"], in: nil)),
      ("/ lima", .unknown([""], in: nil)), ("lima /", .unknown([""], in: nil)),
      // Nothing is looked for that is longer than any name.
      ("lima / " + String(repeating: "a ", count: 33), .apart),
      (String(repeating: "a ", count: 3_000), .apart),
      ("cities lima rope", .unknown(["rope"], in: .cities)),
      // Two words are two names.
      ("cities lima", .unknown(["cities"], in: nil)),
    ] as [(String, CompareMiss)])
  func whatIsWrongIsSaid(words: String, miss: CompareMiss) async throws {
    let words = words.split(separator: " ").map(String.init)
    #expect(try await interactor().answer(Comparison(nil, words)) == .failure(miss))
  }

  @Test func aNumberIsTheBeginningOfNoName() async throws {
    let answer = try await interactor().answer(Comparison(nil, ["1", "lima"]))
    #expect(answer == .failure(.unknown(["1"], in: nil)))
  }

  /// As a detail does.
  @Test func whereNothingIsHeldOfTheCatalogItsServiceIsAsked() async throws {
    let parts = [PartStatus(.whole, nil), PartStatus(.categories, nil)]
    let ropes = [Rope(id: "7"), Rope(id: "8")]
    let fetched = PartStatus(.whole, CacheMetadata(fetchedAt: 0))
    func answer(
      _ remote: MockRemoteDataManager<Rope>, _ words: String...
    ) async throws(DataError) -> Result<CompareAnswer, CompareMiss> {
      let local = MockLocalDataManager(
        .success(MockPage(matches: [], total: 0, parts: parts)),
        .success(MockPage(matches: ropes.map { .init($0) }, total: 2, parts: [fetched])))
      let catalog = NamedCatalog(
        source: CatalogSource(local: local, remote: remote, clock: { 0 }))
      return try await CompareInteractor(
        catalogs: [NamedCatalog<Rope>.description], catalog: { _ in catalog },
        favorites: InMemoryFavoritesDataManager()
      ).answer(Comparison(nil, words))
    }
    let offline = MockRemoteDataManager<Rope>()
    await #expect(throws: DataError.service(.people, .offline)) {
      try await answer(offline, "items", "7", "8")
    }
    #expect(offline.calls == [.init(.whole)])
    #expect(try await answer(offline, "7", "8") == .failure(.unknown(["7", "8"], in: nil)))
    #expect(offline.calls == [.init(.whole)])
    let online = MockRemoteDataManager(
      .success(FetchResult(.whole, items: ropes, metadata: CacheMetadata(fetchedAt: 0))))
    #expect(
      try await answer(online, "items", "7", "rope 8").get().items.map(\.reference.id)
        == ["7", "8"])
  }

  @Test func anIdCountsWhereTheCatalogIsNamed() async throws {
    #expect(try await found(.cities, "2 1") == [.quay, .harbor])
    #expect(try await found(.cities, "2 lima") == [.quay, .harbor])
    #expect(try await found(nil, "2 1") == nil)
    #expect(try await found(.cities, "2 9") == nil)
  }

  @Test func aCatalogCanBeNamedFirst() async throws {
    #expect(try await found(nil, "cities 2 1") == [.quay, .harbor])
    #expect(try await found(.items, "Cities new quay lima") == [.quay, .harbor])
    #expect(try await found(nil, "items lima new quay") == nil)
    #expect(try await found(.items, "lima new quay") == [.harbor, .quay])
  }

  @Test func theFirstCatalogThatHasBothIsMeant() async throws {
    #expect(
      try await found(nil, "rope 7 rope 8") == [Reference(.items, "7"), Reference(.items, "8")])
  }

  @Test func placesHaveAWayBetweenThem() async throws {
    let star = Favorite(reference: .quay, title: "", position: nil, added: 1)
    let answer = try await interactor([star]).answer(.both).get()
    #expect(answer.items.map(\.title) == ["Lima", "New Quay"])
    #expect(answer.items.map(\.isFavorite) == [false, true])
    #expect(answer.items.map(\.facts) == Self.harbors.prefix(2).map(\.facts))
    let way = try #require(answer.way)
    #expect(way.direction == .north)
    #expect((111.1...111.3).contains(way.kilometres))
    #expect(try await interactor().answer(Comparison(.items, ["7", "8"])).get().way == nil)
  }

  /// A catalog that can't be read may have both, so that nothing is called unknown; what others have is found.
  @Test func aCatalogThatCannotBeReadIsTold() async throws {
    let harbors = catalog(Self.harbors)
    let broken = MockLocalDataManager<Rope>(.failure(.broken), .failure(.broken))
    let ropes = NamedCatalog(source: CatalogSource(local: broken, remote: nil, clock: { 0 }))
    let interactor = CompareInteractor(
      catalogs: [NamedCatalog<Rope>.description, NamedCatalog<Harbor>.description],
      catalog: { $0 == .cities ? harbors : ropes }, favorites: InMemoryFavoritesDataManager())
    #expect(
      try await interactor.answer(Comparison(nil, ["lima", "new", "quay"])).get().items.map(\.title)
        == ["Lima", "New Quay"])
    await #expect(throws: DataError.broken) {
      _ = try await interactor.answer(Comparison(nil, ["lima", "oz"]))
    }
  }

  @Test func favoritesThatCannotBeReadAreNone() async throws {
    let harbors = catalog(Self.harbors)
    let interactor = CompareInteractor(
      catalogs: [], catalog: { _ in harbors },
      favorites: InMemoryFavoritesDataManager(error: .broken))
    #expect(try await interactor.answer(.both).get().items.map(\.isFavorite) == [false, false])
  }
}

/// A catalog in which bare names are looked for.
private struct NamedCatalog<Item: Entity & Summarizable & Describable>: CatalogModule {
  let source: CatalogSource<Item>

  static var description: CatalogDescription { .named(Item.catalog) }
}
