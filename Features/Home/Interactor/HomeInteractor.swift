import Contracts
import Domain
import Geo

/// The rules of the home screen.
struct HomeInteractor: HomeInteracting {
  /// The number of entries of the history that are looked up: a map of the world has room for few more.
  private static let visitCount = 20

  let map: any MapDataManager
  let favorites: any FavoritesDataManager
  let visits: any VisitsDataManager
  /// The summaries of the entities of each catalog.
  let catalogs: [any SummaryDataManager]
  let countPlaces: @Sendable () -> Int

  func placeCount() -> Int { countPlaces() }

  func world() async -> MapGeometry {
    await map.geometry(in: WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1), detail: .globe)
  }

  func entries() async throws(DataError) -> [HomeEntry] {
    let starred = try await favorites.all().reversed().map {
      entry($0.reference, $0.title, $0.position, isFavorite: true)
    }
    let known = Set(starred.map(\.reference))
    var visited: [HomeEntry] = []
    for visit in await visits.all().prefix(Self.visitCount)
    where !known.contains(visit.reference) {
      visited.append(entry(visit.reference, visit.title, await position(of: visit.reference)))
    }
    return starred + visited
  }

  private func entry(
    _ reference: Reference, _ title: String, _ position: Coordinate?, isFavorite: Bool = false
  ) -> HomeEntry {
    HomeEntry(
      reference: reference, title: title,
      titleEnd: catalog(of: reference)?.catalog.rows.titleEnd ?? 0,
      position: position, isFavorite: isFavorite)
  }

  /// Returns where a place is; `nil` for entities of other catalogs, and if it is gone.
  private func position(of reference: Reference) async -> Coordinate? {
    guard let catalog = catalog(of: reference), catalog.catalog.arePlaces else { return nil }
    return try? await catalog.row(reference.id)?.summary.position
  }

  private func catalog(of reference: Reference) -> (any SummaryDataManager)? {
    catalogs.first { $0.catalog.id == reference.catalog }
  }
}
