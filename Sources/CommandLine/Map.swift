import Catalog
package import Components
package import Domain
import Geo
import MapFeature
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo map …`.
  ///
  /// The terminal's last row is left for the next prompt, where the size is the terminal's.
  package func map(_ subject: MapSubject, _ request: MapRequest) async -> ExitStatus {
    let size = Size(
      columns: request.columns ?? console.size.columns,
      rows: request.rows ?? max(2, console.size.rows - 1))
    let asJSON = request.isGeoJSON
    var subject = subject
    if case .entity(let reference) = subject { subject = .entity(await resolved(reference)) }
    let drawn: MapScene?
    do throws(DataError) {
      drawn = try await scene(of: subject, request, size: size)
    } catch {
      return printer.fail(error, asJSON: asJSON)
    }
    guard var scene = drawn else { return .badData }
    if case .failed(let error)? = scene.notice {
      scene.notice = nil
      printer.warn(of: error)
    }
    let messages = MapView.messages(
      scene, columns: AnswerPrinter.oneLine.columns, strings: strings)
    // A failure is said with the answer; what a picture has at its end, GeoJSON has no place for.
    if asJSON, scene.outcome.error == nil {
      for line in messages { console.printMessage(line) }
    }
    var outline: [[WorldPoint]]?
    if asJSON, let code = scene.outlined { outline = await host.outline(of: code) }
    return printer.answer(
      scene.outcome,
      text: MapView.text(scene, size: console.layout(size), strings: strings, mode: canvasMode),
      nothing: messages,
      json: asJSON ? GeoJSON.collection(of: scene, outline: outline, strings) : nil)
  }

  /// The map of a subject.
  ///
  /// - Throws: `noMap` where the entities of its catalog have no place.
  func scene(
    of subject: MapSubject, _ request: MapRequest, size: Size
  ) async throws(DataError) -> MapScene? {
    let recorder = SceneRecorder<MapScene>()
    try await host.map(
      of: subject, request, size: size, isTold: canvasMode == nil, view: recorder
    ).handle(.appeared)
    if !request.isGeoJSON, canvasMode != nil { console.learnBackground() }
    return recorder.scene
  }
}
