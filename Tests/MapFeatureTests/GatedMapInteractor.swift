import Catalog
import Domain
import MapMocks
import TestSupport
import TextUI

@testable import MapFeature

/// Draws only when told to.
struct GatedMapInteractor: MapInteracting {
  let map: MockMapInteractor
  /// By the zoom.
  let drawings = Gate<Double, Void>()

  func survey() async throws(DataError) -> MapSurvey { try await map.survey() }

  func picture(
    of viewport: MapViewport, canvas: Size, overlays: MapOverlays
  ) async -> MapPicture {
    await drawings.answer(to: viewport.zoom)
    return await map.picture(of: viewport, canvas: canvas, overlays: overlays)
  }

  func toggleFavorite(
    _ reference: Reference, title: String, position: Coordinate
  ) async throws(DataError) -> Favorite? {
    try await map.toggleFavorite(reference, title: title, position: position)
  }

  func undo() async throws(DataError) -> [Favorite] { try await map.undo() }
}
