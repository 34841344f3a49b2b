import Contracts
import Domain

/// The rules of the screen.
///
/// Favorites stand in for its data.
struct TemplateInteractor: TemplateInteracting {
  let favorites: any FavoritesDataManager

  func items() async throws(DataError) -> [TemplateItem] {
    try await favorites.all().reversed().map {
      TemplateItem(reference: $0.reference, title: $0.title, position: $0.position)
    }
  }
}
