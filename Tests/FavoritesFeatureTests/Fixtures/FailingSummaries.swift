import Domain

@testable import FavoritesFeature

/// A catalog that can't be read.
struct FailingSummaries: SummaryLooking {
  func summary(of id: String) async throws(DataError) -> Summary {
    throw .unreadable(path: "cities", reason: "disk I/O error")
  }
}
