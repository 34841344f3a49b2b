import Catalog
import CatalogMocks
import Domain

@testable import FavoritesFeature

/// A catalog that can't be read.
struct FailingSummaries: SummaryDataManager {
  let catalog = CatalogDescription.cities

  static let error = DataError.unreadable(path: "cities", reason: .system("disk I/O error"))

  func entity(
    _ id: String
  ) async throws(DataError) -> (any Entity & Summarizable & Describable)? {
    throw Self.error
  }
}
