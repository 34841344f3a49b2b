import Domain
import Testing

@Suite struct EntityTests {
  private struct Place: Entity {
    static let catalog = CatalogID.cities
    let id: String
  }

  @Test func isNamedByItsCatalogAndId() {
    #expect(Place(id: "7").reference == Reference(.cities, "7"))
  }

  @Test func catalogsAreNamedAsInLinks() {
    #expect(
      CatalogID.allCases.map(\.rawValue) == ["cities", "people", "pokemon", "items", "articles"])
  }
}
