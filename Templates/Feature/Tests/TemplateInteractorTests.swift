import ContractMocks
import Contracts
import Domain
import Testing

@testable import TemplateFeature

@Suite struct TemplateInteractorTests {
  @Test func theNewestComesFirst() async throws {
    let favorites = InMemoryFavoritesDataManager([
      Favorite(
        reference: .harbor, title: "Harbor", position: TemplateItem.harbor.position, added: 1),
      Favorite(reference: .quay, title: "Quay", position: nil, added: 2),
    ])
    #expect(try await TemplateInteractor(favorites: favorites).items() == [.quay, .harbor])
  }

  @Test func failuresArePassedOn() async {
    let favorites = InMemoryFavoritesDataManager(error: .broken)
    await #expect(throws: DataError.broken) {
      try await TemplateInteractor(favorites: favorites).items()
    }
  }
}
