package import Catalog
package import Domain
package import MapFeature
import Synchronization
package import TextUI

/// Answers with the results it was given, in order; `notFound` when there is none left.
///
/// Its pictures have one speck, and it records what it was asked to draw.
package final class MockMapInteractor: MapInteracting {
  private let pins: Mutex<[Result<MapPin, DataError>]>
  private let toggles: Mutex<[Result<Bool, DataError>]>
  private let undos: Mutex<[Result<[Favorite], DataError>]>
  private let log = Mutex<[MapFrame]>([])

  package init(
    _ pins: Result<MapPin, DataError>..., toggles: [Result<Bool, DataError>] = [],
    undos: [Result<[Favorite], DataError>] = []
  ) {
    self.pins = Mutex(pins)
    self.toggles = Mutex(toggles)
    self.undos = Mutex(undos)
  }

  package var frames: [MapFrame] { log.withLock { $0 } }

  package static func picture(_ canvas: Size) -> MapPicture {
    MapPicture(canvas: canvas, strokes: [.init(layer: .coast, dots: [MapDot(x: 0, y: 0)])])
  }

  package func pin() async throws(DataError) -> MapPin {
    try pins.withLock { $0.isEmpty ? .failure(missing) : $0.removeFirst() }.get()
  }

  package func picture(of viewport: MapViewport, canvas: Size) async -> MapPicture {
    log.withLock { $0.append(MapFrame(viewport, canvas: canvas)) }
    return Self.picture(canvas)
  }

  package func toggleFavorite() async throws(DataError) -> Bool {
    try toggles.withLock { $0.isEmpty ? .failure(missing) : $0.removeFirst() }.get()
  }

  package func undo() async throws(DataError) -> [Favorite] {
    try undos.withLock { $0.isEmpty ? .failure(.nothingToUndo) : $0.removeFirst() }.get()
  }

  private var missing: DataError { .notFound(Reference(.cities, "?")) }
}
