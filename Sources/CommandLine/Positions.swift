import Components
import Domain
import Geo
import Localization
import MapFeature
import Terminal
import TextUI

/// Reads positions that stand in place of a name.
extension Commands {
  /// Returns the position that a text stands for, or says why it can't be taken.
  func position(_ reading: PositionReading) async -> LookedUp<ReadPosition> {
    do throws(DataError) {
      switch try await host.positions.position(reading) {
      case .success(let position):
        for note in position.notes {
          console.printMessage(Line(strings.message(for: note), .notice))
        }
        return .found(position)
      case .failure(let problem):
        AnswerPrinter.refuse(strings.message(for: problem), asJSON: printer.asJSON)
        return .failed(.usage)
      }
    } catch {
      return .failed(printer.fail(error))
    }
  }

  /// Runs `catalejo map POSITION`.
  ///
  /// A link sets the zoom if the line does not.
  func map(_ reading: PositionReading, _ request: MapRequest) async -> ExitStatus {
    switch await position(reading) {
    case .found(let position):
      var request = request
      request.zoom = request.zoom ?? position.zoom
      return await map(.position(position.coordinate), request)
    case .failed(let status): return status
    }
  }

  /// Runs `catalejo POSITION`: prints the map there, and the places nearby.
  func lookUp(_ reading: PositionReading) async -> ExitStatus {
    switch await position(reading) {
    case .found(let position):
      if !printer.asJSON {
        let request = MapRequest(zoom: position.zoom)
        let lines = await mapLines(of: .position(position.coordinate), request)
        if !lines.isEmpty { _ = printer.write(lines + [Line()]) }
      }
      return await locate(position.coordinate)
    case .failed(let status): return status
    }
  }
}
