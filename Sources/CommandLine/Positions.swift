import Components
import Domain
import Geo
import Localization
import MapFeature
import Terminal
import TextUI

/// Positions in the place of a name.
extension Commands {
  /// The position that a text was read as; `nil` if it can't be taken, which is said.
  func position(_ reading: PositionReading) async -> ReadPosition? {
    switch await host.position(reading) {
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

  /// `catalejo map POSITION`, as near as a link says where nothing else does.
  func map(_ reading: PositionReading, _ request: MapRequest) async -> ExitStatus {
    guard let position = await position(reading) else { return .usage }
    var request = request
    request.zoom = request.zoom ?? position.zoom
    return await map(.position(position.coordinate), request)
  }

  /// `catalejo POSITION`: the map there, and what is near.
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
