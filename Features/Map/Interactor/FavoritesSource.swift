import Catalog
import Domain

/// All favorites that have a place.
struct FavoritesSource: MapSubjectSource {
  let favorites: any FavoritesDataManager

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let all = try await favorites.all()
    let marks = all.compactMap { favorite in
      favorite.position.map {
        MapMark(
          kind: .favorite, title: favorite.title, coordinate: $0, reference: favorite.reference)
      }
    }
    return .group(MapGroup(kind: .favorites, marks: marks, total: all.count))
  }
}
