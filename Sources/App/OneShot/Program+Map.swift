import Catalog
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
    let size = Size(
      columns: columns ?? console.size.columns, rows: rows ?? max(2, console.size.rows - 1))
    return await running { services in
      let recorder = SceneRecorder<MapScene>()
      @MainActor func marked<Item: Entity & Summarizable & Locatable>(
        _ id: String, _ source: CatalogSource<Item>
      ) -> any Presenting<MapEvent> {
        MapAssembly.presenter(
          id, local: source.local, favorites: services.favorites, map: services.maps, zoom: zoom,
          size: size, navigator: Navigator(root: Destination.home), formats: formats,
          clock: services.clock, view: recorder)
      }
      let presenter: any Presenting<MapEvent>
      switch subject {
      case .entity(let reference):
        switch reference.catalog {
        case .cities: presenter = marked(reference.id, services.catalogs.cities)
        case .people: presenter = marked(reference.id, services.catalogs.people)
        case .pokemon, .items, .articles: return fail(.notOnMap(reference), asJSON: false)
        }
      case .position(let position):
        presenter = MapAssembly.presenter(
          position, neighbors: services.neighbors, favorites: services.favorites,
          map: services.maps, zoom: zoom, size: size,
          navigator: Navigator(root: Destination.home), formats: formats,
          clock: services.clock, view: recorder)
      }
      await presenter.handle(.appeared)
      guard var scene = recorder.scene else { return .badData }
      if case .failed(let error)? = scene.notice {
        scene.notice = nil
        warn(of: error)
      }
      return answer(
        scene.content.outcome,
        text: MapView.text(
          scene, size: console.layout(size), strings: strings, mode: canvasMode))
    }
  }

  /// Nil where a map is told in words.
  var canvasMode: CanvasMode? {
    if console.isPlain { return nil }
    return console.description.showsBraille ? .braille : .ascii
  }
}
