import Catalog
import Domain

/// The rules of maps; what a map is about is its topic's affair.
struct MapInteractor: MapInteracting {
  private let topic: MapTopic
  private let geography: any GeographyInteracting
  private let sources: MapSources
  private let finder: TerrainFinder

  init(_ topic: MapTopic, sources: MapSources, geography: any GeographyInteracting) {
    self.topic = topic
    self.geography = geography
    self.sources = sources
    finder = TerrainFinder(map: sources.map, places: sources.places)
  }

  /// Leaves the caller's actor: a list or an article may name many places.
  @concurrent
  func survey() async throws(DataError) -> MapSurvey {
    let topic = try await topic.find(sources, geography)
    do throws(DataError) {
      return MapSurvey(topic, favorites: .success(try await sources.favorites.all()))
    } catch {
      return MapSurvey(topic, favorites: .failure(error))
    }
  }

  /// Leaves the caller's actor: near the whole world, there are tens of thousands of points.
  @concurrent
  func terrain(in frame: MapFrame, outlining country: String?) async -> MapTerrain {
    await finder.terrain(in: frame, outlining: country, now: sources.clock())
  }

  func toggleFavorite(
    _ reference: Reference, title: String, position: Coordinate
  ) async throws(DataError) -> Favorite? {
    try await sources.favorites.toggle(
      reference, title: title, position: position, at: sources.clock())
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await sources.favorites.undo()
  }
}
