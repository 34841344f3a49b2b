import Catalog
import Components
package import Domain
import MapFeature
import Terminal
import TextUI
import Trace
import Viper

extension Program {
  /// `catalejo map …`.
  ///
  /// The terminal's last row is left for the next prompt, where the size is the terminal's.
  package func map(_ subject: MapSubject, _ request: MapRequest) async -> ExitStatus {
    let size = Size(
      columns: request.columns ?? console.size.columns,
      rows: request.rows ?? max(2, console.size.rows - 1))
    let asJSON = request.isGeoJSON
    return await running(asJSON: asJSON) { services in
      var subject = subject
      if case .entity(let reference) = subject {
        subject = .entity(await resolved(reference, services))
      }
      let drawn: MapScene?
      do throws(DataError) {
        drawn = try await scene(of: subject, request, size: size, services)
      } catch {
        return fail(error, asJSON: asJSON)
      }
      guard var scene = drawn else { return .badData }
      if case .failed(let error)? = scene.notice {
        scene.notice = nil
        warn(of: error)
      }
      let messages = MapView.messages(
        scene, columns: Self.oneLine.columns, strings: strings)
      // A failure is said with the answer; what a picture has at its end, GeoJSON has no place for.
      if asJSON, scene.outcome.error == nil {
        for line in messages { console.printMessage(line) }
      }
      var outline: [[WorldPoint]]?
      if asJSON, let code = scene.outlined {
        outline = await services.maps.outline(of: code)
      }
      return answer(
        scene.outcome,
        text: MapView.text(
          scene, size: console.layout(size), strings: strings, mode: canvasMode),
        nothing: messages,
        json: asJSON ? GeoJSON.collection(of: scene, outline: outline, strings) : nil)
    }
  }

  /// The map of a subject.
  ///
  /// - Throws: `noMap` where the entities of its catalog have no place.
  func scene(
    of subject: MapSubject, _ request: MapRequest, size: Size, _ services: Services
  ) async throws(DataError) -> MapScene? {
    let topic = try services.topic(of: subject, list: nil)
    let recorder = SceneRecorder<MapScene>()
    tracer?.open(.map(subject))
    let overlays = [(request.hasGraticule, MapOverlay.graticule), (request.hasNight, .night)]
    let presenter = MapAssembly.presenter(
      topic, sources: services.mapSources, zoom: request.zoom, size: size,
      overlays: Set(overlays.filter(\.0).map(\.1)),
      isTold: canvasMode == nil, formats: formats, view: recorder, wiring: tracer?.map ?? Wiring())
    await presenter.handle(.appeared)
    if !request.isGeoJSON, canvasMode != nil { console.learnBackground() }
    return recorder.scene
  }
}
