import ContractMocks
import Contracts
import Domain
import Foundation
import Storage
import TestSupport
import Testing

@testable import Pokedex

@Suite struct ItemsDataManagerTests {
  private typealias Answer = MockHTTPDataManager.Answer
  private let progress = RecordedProgress()
  private static let categories = PokeAPI.list("item-category", limit: 1000)

  private func manager(_ http: any HTTPDataManager) -> ItemsDataManager {
    ItemsDataManager(resources: .mock(http, progress))
  }

  private func service(_ others: [Endpoint: Answer] = [:]) -> MockHTTPDataManager {
    func category(_ id: Int) -> Endpoint { PokeAPI.entry("item-category", id) }
    return Answers.http(
      [
        Self.categories: Answers.list("item-category", ("baking", 9), ("balls", 33), ("loot", 20)),
        category(9): Answers.category(("leaf-cake", 3001), ("root-pie", 3002)),
        category(33): Answers.category(("leaf-ball", 3003), ("leaf-cake", 3001)),
        category(20): #"{"items": []}"#,
      ], others)
  }

  @Test func theListIsOneRequest() async throws {
    let list = Answers.list("item", ("leaf-cake", 3001), ("root-pie", 3002))
    let http = Answers.http([:], [PokeAPI.list("item"): .success(Answers.body(list, etag: "new"))])
    let result = try await manager(http).fetch(.whole, unless: Validators(etag: "old"))
    #expect(
      result
        == FetchResult(
          .whole,
          items: [
            PokedexItem(id: "3001", slug: "leaf-cake"), PokedexItem(id: "3002", slug: "root-pie"),
          ], metadata: CacheMetadata(fetchedAt: 77, validators: Validators(etag: "new"))))
    #expect(http.calls == [.init(PokeAPI.list("item"), Validators(etag: "old"))])
  }

  @Test func categoriesNameTheirItems() async throws {
    let result = try await manager(service()).fetch(.categories, unless: Validators(etag: "x"))
    #expect(
      result
        == FetchResult(
          .categories,
          items: [
            PokedexItem(id: "3001", slug: "leaf-cake", category: "baking"),
            PokedexItem(id: "3002", slug: "root-pie", category: "baking"),
            PokedexItem(id: "3003", slug: "leaf-ball", category: "balls"),
            PokedexItem(id: "3001", slug: "leaf-cake", category: "balls"),
          ], metadata: CacheMetadata(fetchedAt: 77)))
    #expect(progress.isOfRequestsToPokeAPI)
    #expect(progress.steps == [[0, nil], [1, 4], [2, 4], [3, 4], [4, 4]])
  }

  @Test(arguments: [
    Answer.failure(.service(.pokeapi, .status(500))),
    .failure(.service(.pokeapi, .timedOut)), .success(Answers.body("<html>")),
    .success(Answers.body(#"{"items": null}"#)),
  ])
  func aCategoryThatFailsIsLeftOut(answer: MockHTTPDataManager.Answer) async throws {
    let http = service([PokeAPI.entry("item-category", 9): answer])
    let result = try await manager(http).fetch(.categories, unless: Validators())
    #expect(result.items?.map(\.id) == ["3003", "3001"])
    #expect(result.items?.map(\.category) == ["balls", "balls"])
    #expect(result.metadata == CacheMetadata(fetchedAt: 77, isPartial: true))
  }

  @Test func whatIsHeldOfACategoryThatFailsStays() async throws {
    let held = StoredCatalog<PokedexItem>(InMemoryCacheDataManager())
    let error = DataError.service(.pokeapi, .status(500))
    let items = [PokedexItem(id: "3001", slug: "leaf-cake"), .init(id: "3002", slug: "root-pie")]
    try await held.store([FetchResult(.whole, items: items, metadata: CacheMetadata(fetchedAt: 77))]
    )
    let category = PokeAPI.entry("item-category", 9)
    for others in [[:], [category: Answer.failure(error)]] {
      let fetched = try await manager(service(others)).fetch(.categories, unless: Validators())
      try await held.store([fetched])
    }
    let page = try await held.page(CatalogQuery(pageSize: 9))
    var categories: [String?] = []
    for row in page.rows { categories.append(try await held.item(row.reference.id).category) }
    #expect(categories == ["balls", "baking"])
    let metadata = try await held.page(CatalogQuery(pageSize: 9)).parts.map(\.metadata?.isPartial)
    #expect(metadata == [false, true])
  }

  /// The part fails where all categories do, or there is no connection.
  @Test(arguments: [([9, 33, 20], ServiceProblem.status(503)), ([33], .offline)])
  func categoriesFail(ids: [Int], problem: ServiceProblem) async {
    let error = DataError.service(.pokeapi, problem)
    let failures = ids.map { (PokeAPI.entry("item-category", $0), Answer.failure(error)) }
    await #expect(throws: error) {
      try await manager(service(Dictionary(uniqueKeysWithValues: failures)))
        .fetch(.categories, unless: Validators())
    }
  }

  @Test func anItemHasAllThatIsSaidOfIt() async throws {
    let answer = Answer.success(Answers.body(Answers.item, etag: "new"))
    let http = Answers.http([:], [PokeAPI.entry("item", 3001): answer])
    let result = try await manager(http).fetch(.entity("3001"), unless: Validators(etag: "old"))
    let item = PokedexItem(
      id: "3001", slug: "leaf-cake",
      names: LocalizedText([.english: "Leaf Cake!", .spanish: "Tarta de Hojas"]),
      category: "baking",
      cost: 350,
      effect: LocalizedText([.english: "Cures a friend.", .spanish: "Una buena tarta."]),
      sprite: WebLink("https://example.invalid/leaf-cake.png"), isDetailed: true)
    #expect(
      result
        == FetchResult(
          .entity("3001"), items: [item],
          metadata: CacheMetadata(fetchedAt: 77, validators: Validators(etag: "new"))))
    #expect(http.calls == [.init(PokeAPI.entry("item", 3001), Validators(etag: "old"))])
  }

  @Test(arguments: ["999", "potion"])
  func whatTheServiceDoesNotKnowIsNotFound(id: String) async {
    await #expect(throws: DataError.notFound(Reference(.items, id))) {
      try await manager(MockHTTPDataManager([:])).fetch(.entity(id), unless: Validators())
    }
  }
}

@Suite struct PokedexItemTests {
  private let cake = PokedexItem(
    id: "3001", slug: "leaf-cake",
    names: LocalizedText([.english: "Leaf Cake!", .spanish: "Tarta de Hojas"]), category: "baking",
    cost: 350, effect: LocalizedText([.english: "Cures.", .spanish: nil]),
    sprite: WebLink("https://example.invalid/1.png"), isDetailed: true)
  private let listed = PokedexItem(id: "3001", slug: "leaf-cake")

  @Test func factsAreThereEvenWhereNothingIsKnown() {
    #expect(cake.facts.map(\.key) == ["name", "category", "cost", "effect", "sprite"])
    #expect(
      cake.facts.map(\.value) == [
        .name("Leaf Cake!"), .term(Term("baking")), .amount(350, unit: "₽"),
        .paragraph(LocalizedText([.english: "Cures.", .spanish: nil])),
        .picture(WebLink("https://example.invalid/1.png")),
      ])
    #expect(
      listed.facts.map(\.value) == [
        .name("Leaf Cake"), .term(nil), .amount(nil, unit: "₽"), .paragraph(nil), .picture(nil),
      ])
    #expect(
      listed.summary
        == Summary(
          title: "Leaf Cake", facts: [.category(nil), .cost(nil)],
          picture: .path(["items", "leaf-cake.png"], of: .sprites)))
  }

  @Test func aSpriteThatIsKnownIsThePicture() throws {
    let sprite = try #require(WebLink("https://example.invalid/1.png"))
    #expect(cake.summary.picture == .link(sprite, from: .pokeapi))
  }

  @Test func aSearchLooksInNamesAndCategory() {
    #expect(cake.searchedTexts == ["Leaf Cake!", "leaf-cake", "Tarta de Hojas", "baking"])
    #expect(listed.searchedTexts == ["Leaf Cake", "leaf-cake"])
  }

  @Test(arguments: ["standard-balls", "Standard Balls", "STANDARD-BALLS"])
  func categoriesAreFilteredWithOrWithoutDashes(value: String) throws {
    let filter = Filter(key: "category", value: value)
    let items = [
      PokedexItem(id: "1", slug: "a", category: "standard-balls"),
      PokedexItem(id: "2", slug: "b", category: "balls"), listed,
    ]
    #expect(try items.map(PokedexItem.condition(filter)) == [true, false, false])
  }

  @Test func whatIsNotKnownIsSortedLast() {
    let items = [
      listed, PokedexItem(id: "2", slug: "b", category: "z", cost: 5),
      PokedexItem(id: "1", slug: "zinc", category: "a-b", cost: 900),
    ]
    func sorted(_ key: String) -> [String] {
      items.sorted { $0.sortKey(for: key) < $1.sortKey(for: key) }.map(\.id)
    }
    #expect(PokedexItem.sortKeys == ["id", "name", "category", "cost"])
    #expect(
      PokedexItem.sortKeys.dropFirst().map(sorted) == [
        ["2", "3001", "1"], ["1", "2", "3001"], ["1", "2", "3001"],
      ])
  }

  @Test func categoriesAreAPartOfTheirOwn() throws {
    #expect(try PokedexItem.division(for: []) == .whole(adding: [.names(of: []), .categories]))
  }

  @Test func detailsWinOverANewerListAndGapsAreFilled() {
    let categorized = PokedexItem(id: "3001", slug: "leaf-cake", category: "sweets")
    #expect(listed.completed(by: categorized) == categorized)
    #expect(categorized.completed(by: listed) == categorized)
    #expect(categorized.completed(by: cake) == cake)
    #expect(cake.completed(by: categorized) == cake)
    let bare = PokedexItem(id: "3001", slug: "leaf-cake", cost: 1, isDetailed: true)
    #expect(
      bare.completed(by: cake)
        == PokedexItem(
          id: "3001", slug: "leaf-cake", names: cake.names, category: "baking", cost: 1,
          effect: cake.effect, sprite: cake.sprite, isDetailed: true))
  }
}
