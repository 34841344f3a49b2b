import Components
import Domain
import Geo
import Localization
import MapFeature
import Terminal
import TextUI

/// Reads positions that stand in place of a name.
extension Commands {
  /// Returns the position that a text stands for.
  ///
  /// If it can't be taken, says why and returns `nil`.
  func position(_ reading: PositionReading) async -> ReadPosition? {
    switch await host.positions.position(reading) {
    case .success(let position):
      for note in position.notes {
        console.printMessage(Line(strings.message(for: note), .notice))
      }
      return position
    case .failure(let problem):
      AnswerPrinter.refuse(strings.message(for: problem), asJSON: printer.asJSON)
      return nil
    }
  }

  /// Runs `catalejo map POSITION`.
  ///
  /// A link sets the zoom if the line does not.
  func map(_ reading: PositionReading, _ request: MapRequest) async -> ExitStatus {
    guard let position = await position(reading) else { return .usage }
    var request = request
    request.zoom = request.zoom ?? position.zoom
    return await map(.position(position.coordinate), request)
  }

  /// Runs `catalejo POSITION`: prints the map there, and the places nearby.
  func lookUp(_ reading: PositionReading) async -> ExitStatus {
    guard let position = await position(reading) else { return .usage }
    if !printer.asJSON {
      let request = MapRequest(zoom: position.zoom)
      let lines = await mapLines(of: .position(position.coordinate), request)
      if !lines.isEmpty { _ = printer.write(lines + [Line()]) }
    }
    return await locate(position.coordinate)
  }
}
