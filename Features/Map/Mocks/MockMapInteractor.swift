package import Catalog
package import Domain
package import MapFeature
import Synchronization
package import TextUI

/// Answers with the results it was given, in order; `notFound` when there is none left.
///
/// Its pictures have one speck, and it records what it was asked to draw.
package final class MockMapInteractor: MapInteracting {
  private let surveys: Mutex<[Result<MapSurvey, DataError>]>
  private let toggles: Mutex<[Result<Favorite?, DataError>]>
  private let undos: Mutex<[Result<[Favorite], DataError>]>
  private let log = Mutex<[MapFrame]>([])
  private let overlayLog = Mutex<[MapOverlays]>([])

  package init(
    _ surveys: Result<MapSurvey, DataError>..., toggles: [Result<Favorite?, DataError>] = [],
    undos: [Result<[Favorite], DataError>] = []
  ) {
    self.surveys = Mutex(surveys)
    self.toggles = Mutex(toggles)
    self.undos = Mutex(undos)
  }

  package var frames: [MapFrame] { log.withLock { $0 } }
  package var overlays: [MapOverlays] { overlayLog.withLock { $0 } }

  package static func picture(_ canvas: Size) -> MapPicture {
    MapPicture(canvas: canvas, strokes: [.init(layer: .coast, dots: [MapDot(x: 0, y: 0)])])
  }

  package func survey() async throws(DataError) -> MapSurvey {
    try surveys.withLock { $0.isEmpty ? .failure(missing) : $0.removeFirst() }.get()
  }

  package func picture(
    of viewport: MapViewport, canvas: Size, overlays: MapOverlays
  ) async -> MapPicture {
    log.withLock { $0.append(MapFrame(viewport, canvas: canvas)) }
    overlayLog.withLock { $0.append(overlays) }
    return Self.picture(canvas)
  }

  package func toggleFavorite(
    _ reference: Reference, title: String, position: Coordinate
  ) async throws(DataError) -> Favorite? {
    try toggles.withLock { $0.isEmpty ? .failure(missing) : $0.removeFirst() }.get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    try undos.withLock { $0.isEmpty ? .failure(.nothingToUndo) : $0.removeFirst() }.get()
  }

  private var missing: DataError {
    .notFound(Reference(CatalogID("places", name: Words("places", "lugares")), "?"))
  }
}
