import Contracts
import Domain

/// The rules; favorites stand in for the data of the screen.
struct TemplateInteractor: TemplateInteracting {
  let favorites: any FavoritesDataManager

  func items() async throws(DataError) -> [TemplateItem] {
    try await favorites.all().reversed().map {
      TemplateItem(reference: $0.reference, title: $0.title, position: $0.position)
    }
  }
}
