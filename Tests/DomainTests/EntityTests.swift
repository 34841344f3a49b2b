import Domain
import TestSupport
import Testing

@Suite struct EntityTests {
  private struct Place: Entity {
    static let catalog = CatalogID.cities
    let id: String
  }

  @Test func isNamedByItsCatalogAndId() {
    #expect(Place(id: "7").reference == Reference(.cities, "7"))
  }

  @Test func anIdIsLookedUpByItsName() {
    #expect(CatalogID.known.named("pokemon") == .pokemon)
    #expect(CatalogID.known.named("books") == nil)
  }
}
