import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import CompareFeature

/// Which of several readings is meant, and how long names may be.
@Suite struct CompareNamesTests {
  private typealias Names = [String: (id: String, isOwn: Bool)]

  private func found(_ names: [CatalogID: Names], _ words: String) async throws -> [Reference]? {
    let harbors: any CatalogModule = RankedCatalog<Harbor>(names[.cities] ?? [:]) {
      Harbor(id: $0, name: "Port")
    }
    let ropes: any CatalogModule = RankedCatalog<Rope>(names[.items] ?? [:]) { Rope(id: $0) }
    let interactor = CompareInteractor(
      catalogs: [RankedCatalog<Rope>.description, RankedCatalog<Harbor>.description],
      catalog: { $0 == .cities ? harbors : ropes }, favorites: InMemoryFavoritesDataManager())
    let answer = try await interactor.answer(Comparison(nil, words.components))
    return try? answer.get().items.map(\.reference)
  }

  /// A reading is as good as the worse of its two names.
  @Test func theReadingWithTheOwnNamesIsMeant() async throws {
    let names: Names = [
      "los": ("1", true), "puertos quay": ("2", false), "los puertos": ("3", true),
      "quay": ("4", true),
    ]
    #expect(try await found([.cities: names], "los puertos quay") == ids(.cities, "3", "4"))
    #expect(
      try await found([.cities: names.merging(["quay": ("4", false)]) { $1 }], "los puertos quay")
        == ids(.cities, "1", "2"))
  }

  /// A catalog that comes first has the two by other names alone.
  @Test func ownNamesInALaterCatalogGoBefore() async throws {
    let other: Names = ["lima": ("7", true), "quay": ("8", false)]
    let own: Names = ["lima": ("1", true), "quay": ("2", true)]
    #expect(try await found([.items: other, .cities: own], "lima quay") == ids(.cities, "1", "2"))
    #expect(
      try await found([.items: own, .cities: own], "lima quay") == ids(.items, "1", "2"))
    #expect(
      try await found([.items: other, .cities: other], "lima quay") == ids(.items, "7", "8"))
  }

  @Test(arguments: [(11, true), (12, false)])
  func withoutASlashANameOfElevenWordsEnds(count: Int, isFound: Bool) async throws {
    let long = String(repeating: "a ", count: count).trimmed
    let names: Names = [long: ("1", true), "lima": ("2", true)]
    #expect(
      try await found([.cities: names], long + " lima") == (isFound ? ids(.cities, "1", "2") : nil))
  }

  @Test(arguments: [(32, true), (33, false)])
  func aNameHasAtMost32Words(count: Int, isFound: Bool) async throws {
    let long = String(repeating: "a ", count: count).trimmed
    let names: Names = [long: ("1", true), "lima": ("2", true)]
    #expect(
      try await found([.cities: names], long + " / lima")
        == (isFound ? ids(.cities, "1", "2") : nil))
  }

  private func ids(_ catalog: CatalogID, _ ids: String...) -> [Reference] {
    ids.map { Reference(catalog, $0) }
  }
}

extension String {
  fileprivate var components: [String] { split(separator: " ").map(String.init) }

  fileprivate var trimmed: String { components.joined(separator: " ") }
}

/// A catalog that tells by which of its names an entity is called.
private struct RankedCatalog<Item: Entity & Summarizable & Describable>: CatalogModule {
  let source: CatalogSource<Item>

  static var description: CatalogDescription {
    CatalogDescription(
      mock: Item.catalog, search: SearchTraits(relevance: "relevance", nameRank: 1))
  }

}

extension RankedCatalog {
  init(_ names: [String: (id: String, isOwn: Bool)], _ item: (String) -> Item) {
    let matches = names.mapValues { name in
      MockPage<Item>.Match(item(name.id), matchedName: name.isOwn ? nil : "other")
    }
    self.init(
      source: CatalogSource(local: NamedItems(matches: matches), remote: nil, clock: { 0 }))
  }
}

/// Finds an entity by the whole of a name.
private struct NamedItems<Item: Entity & Summarizable & Describable>: LocalDataManager {
  let sortKeys = ["relevance"]
  let matches: [String: MockPage<Item>.Match]

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    let found = [matches[query.search]].compactMap(\.self)
    return ListPage(
      rows: found.prefix(query.pageSize).map { $0.row(for: query) }, total: found.count)
  }

  func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    let found = [matches[query.search]].compactMap(\.self).map {
      NameMatch($0.row(for: query), NameRank(.whole, weight: 0))
    }
    return NameMatches(found, total: found.count)
  }

  func held(_ id: String) async throws(DataError) -> HeldItem<Item> {
    let item = matches.values.first { $0.item.id == id }?.item
    return HeldItem(item, parts: [], provenance: .embedded)
  }

  func store(_ results: [FetchResult<Item>]) async throws(DataError) {}
}
