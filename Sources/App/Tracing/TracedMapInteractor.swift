import Catalog
import Domain
import MapFeature
import TextUI

/// The rules of the map, watched.
struct TracedMapInteractor: MapInteracting {
  let base: any MapInteracting
  let tap: TraceTap

  func survey() async throws(DataError) -> MapSurvey {
    try await tap.call("survey") { () async throws(DataError) in try await base.survey() }
  }

  func picture(of viewport: MapViewport, canvas: Size, overlays: MapOverlays) async -> MapPicture {
    await tap.call("picture", viewport, canvas, overlays) {
      await base.picture(of: viewport, canvas: canvas, overlays: overlays)
    }
  }

  func toggleFavorite(
    _ reference: Reference, title: String, position: Coordinate
  ) async throws(DataError) -> Favorite? {
    try await tap.call("toggleFavorite", reference) { () async throws(DataError) in
      try await base.toggleFavorite(reference, title: title, position: position)
    }
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await tap.call("undo") { () async throws(DataError) in try await base.undo() }
  }
}
