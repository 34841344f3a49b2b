import Components
import Contracts
import Domain
import Geo
import ListFeature
import Localization
import MapFeature
import Terminal
import TextUI
import Viper

extension Commands {
  /// Runs `catalejo map …`.
  ///
  /// Programs get GeoJSON, and nothing is drawn for them.
  ///
  /// If the size is the terminal's, its last row stays free for the next prompt.
  func map(_ subject: MapSubject, _ request: MapRequest) async -> ExitStatus {
    let size = Size(
      columns: request.columns ?? console.size.columns,
      rows: request.rows ?? max(2, console.size.rows - 1))
    var subject = subject
    // The message of a list that finds nothing.
    var nothing: [Line]?
    if case .entity(let reference) = subject { subject = .entity(await resolved(reference)) }
    if case .results(let catalog) = subject, let query = request.query {
      guard host.module(of: catalog).map.isOfLists else {
        return printer.fail(.noMap(catalog))
      }
      let (found, status) = await answer(to: query, in: catalog, .ifDue)
      if let status { return status }
      if let found, found.isNothing { nothing = message(ofNothing: found, in: catalog) }
    }
    let drawn: MapScene?
    do throws(DataError) {
      drawn = try await scene(of: subject, request, size: size)
    } catch {
      return printer.fail(error)
    }
    guard var scene = drawn else { return .badData }
    if case .notFound(let reference)? = scene.outcome.error {
      return await fail(.notFound(reference))
    }
    // A column that is not there, or has no numbers.
    if request.look != PointLook(), case .failed(let error)? = scene.notice {
      return printer.fail(error)
    }
    // A file that has points, but none that can be read, is a failure and no empty answer.
    var isUnreadable = false
    var withoutStreets = request.hasStreets ? scene.streets?.error : nil
    switch scene.notice {
    case .failed(let error)?:
      scene.notice = nil
      printer.warn(of: error)
    case .withoutStreets(let error)?:
      scene.notice = nil
      withoutStreets = error
    // Whoever names tiles on a command line knows where they come from.
    case .streets?: scene.notice = nil
    case .broken(let report)?:
      scene.notice = nil
      isUnreadable = report.read == 0 && !report.isWhole
      printer.warn(of: report)
    default: break
    }
    if let withoutStreets { printer.warn(of: withoutStreets) }
    let messages =
      nothing
      ?? MapView.messages(scene, columns: AnswerPrinter.oneLine.columns, strings: strings)
    // GeoJSON has no place for messages. A failure comes with the answer.
    if printer.asJSON, scene.outcome.error == nil {
      for line in messages { console.printMessage(line) }
      if request.hasStreets, withoutStreets == nil,
        let missing = MapView.missingStreets(scene, strings: strings)
      {
        console.printMessage(Line(missing))
      }
    }
    var outline: [[WorldPoint]]?
    if printer.asJSON, let code = scene.outlined { outline = await host.outline(of: code) }
    let status = printer.answer(
      scene.outcome, text: text(of: scene, size: size), nothing: messages,
      json: GeoJSONWriter.collection(
        of: scene, outline: outline, hasStreets: request.hasStreets, strings))
    if status == .done, request.hasStreets, let withoutStreets, !scene.hasStreets {
      return ExitStatus(withoutStreets)
    }
    return isUnreadable && status == .nothingFound ? .badData : status
  }

  func text(of scene: MapScene, size: Size) -> [Line] {
    MapView.text(scene, size: console.layout(size), strings: strings, mode: canvasMode)
  }

  /// Returns the scene of a map.
  ///
  /// - Throws: `noMap` if the entities of the catalog have no places.
  func scene(
    of subject: MapSubject, _ request: MapRequest = MapRequest(), size: Size
  ) async throws(DataError) -> MapScene? {
    let recorder = SceneRecorder<MapScene>()
    try await host.map(
      of: subject, request, size: size, isDescribed: canvasMode == nil, view: recorder
    ).handle(.appeared)
    if !printer.asJSON, canvasMode != nil { console.learnBackground() }
    return recorder.scene
  }
}

extension MapScene {
  /// Whether at least one street, or another feature of a tile, is in its tiles.
  fileprivate var hasStreets: Bool {
    content.value?.drawing.streets?.tiles.contains { !$0.features.isEmpty } ?? false
  }
}

extension MapStreets.Progress {
  fileprivate var error: DataError? { if case .failed(let error) = self { error } else { nil } }
}
