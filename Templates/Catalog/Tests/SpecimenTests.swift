import ContractMocks
import Contracts
import Domain
import Storage
import Testing

@testable import Template

@Suite struct SpecimenTests {
  let harbor = TemplateFixtures.harbor
  let abacus = TemplateFixtures.abacus

  private func catalog() async throws -> StoredCatalog<Specimen> {
    let catalog = StoredCatalog<Specimen>(InMemoryCacheDataManager())
    try await catalog.store([
      FetchResult(.whole, items: [harbor, abacus], metadata: CacheMetadata(fetchedAt: 1_000))
    ])
    return catalog
  }

  @Test func aRowHasTheTitleAndTheAbstract() {
    #expect(harbor.summary.title == "The Harbor")
    #expect(harbor.summary.facts.map(\.key) == ["abstract"])
    #expect(abacus.summary == Summary(title: "Ábaco"))
  }

  @Test func factsAreInReadingOrder() {
    #expect(harbor.facts.map(\.key) == ["published", "abstract", "url"])
    #expect(
      harbor.facts.map(\.value) == [
        .date(harbor.published), .paragraph(LocalizedText([.english: "Of boats."])),
        .link(harbor.link),
      ])
    #expect(abacus.facts.map(\.value) == [.date(nil), .link(nil)])
  }

  @Test(arguments: [("abaco", ["2"]), ("boats", ["a-1"]), ("whale", []), ("", ["a-1", "2"])])
  func isFoundByItsWords(_ search: String, _ ids: [String]) async throws {
    let page = try await catalog().page(CatalogQuery(search: search, pageSize: 10))
    #expect(page.rows.map(\.reference.id) == ids)
  }

  @Test(arguments: [
    ("order", ["a-1", "2"]), ("title", ["2", "a-1"]), ("published", ["a-1", "2"]),
  ])
  func isSorted(_ key: String, _ ids: [String]) async throws {
    let page = try await catalog().page(CatalogQuery(sort: key, pageSize: 10))
    #expect(page.rows.map(\.reference.id) == ids)
  }

  @Test func isOpenedByItsID() async throws {
    let catalog = try await catalog()
    #expect(try await catalog.item("a-1") == harbor)
    await #expect(throws: DataError.notFound(Reference(Specimen.catalog, "9"))) {
      try await catalog.item("9")
    }
  }
}
