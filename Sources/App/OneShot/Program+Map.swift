package import Domain
import MapFeature
import Terminal
import TextUI
import Viper

extension Program {
  /// `catalejo map …`.
  ///
  /// - Parameters:
  ///   - columns, rows: nil is the terminal's, whose last row is left for the next prompt.
  package func map(
    _ subject: MapSubject, zoom: Double, columns: Int?, rows: Int?
  ) async -> ExitStatus {
    guard let services = services() else { return .badData }
    let size = Size(
      columns: columns ?? console.size.columns, rows: rows ?? max(2, console.size.rows - 1))
    let recorder = SceneRecorder<MapScene>()
    let presenter: any Presenting<MapEvent>
    switch subject {
    case .entity(let reference):
      switch reference.catalog {
      case .cities:
        presenter = MapAssembly.presenter(
          reference.id, local: services.cities, favorites: services.favorites, map: services.maps,
          zoom: zoom, size: size, navigator: Navigator(root: Destination.home), formats: formats,
          clock: services.clock, view: recorder)
      }
    case .position(let position):
      presenter = MapAssembly.presenter(
        position, neighbors: services.neighbors, favorites: services.favorites,
        map: services.maps, zoom: zoom, size: size,
        navigator: Navigator(root: Destination.home), formats: formats, clock: services.clock,
        view: recorder)
    }
    await presenter.handle(.appeared)
    guard var scene = recorder.scene else { return .badData }
    if case .failed(let error)? = scene.notice {
      scene.notice = nil
      warn(of: error)
    }
    return answer(
      scene.content.outcome,
      text: MapView.text(scene, size: size, strings: strings, mode: canvasMode))
  }

  var canvasMode: CanvasMode { console.description.showsBraille ? .braille : .ascii }
}
