import Components
import Contracts
import Domain
import Geo
import JSON

extension Commands {
  /// Runs `catalejo map FILE… --json`: the figures of each track, and the number of the points besides.
  func tellTracks(_ files: [String], columns: PointColumns?) async -> ExitStatus {
    let tracks = TrackList()
    do throws(DataError) {
      let report = try await host.positions.read(files, columns: columns) { piece in
        if case .shapes(let shapes) = piece { await tracks.add(shapes) }
        return true
      }
      printer.warn(of: report)
      let status: ExitStatus =
        report.read > 0 ? .done : report.isWhole ? .nothingFound : .badData
      return printer.write(tracks.json, then: status)
    } catch {
      return printer.fail(error)
    }
  }
}

/// The tracks of some files and their points, as programs get them.
@MainActor
private final class TrackList {
  private var tracks: [JSONNode] = []
  private var points = 0

  func add(_ shapes: [PointShape]) {
    for shape in shapes {
      points += shape.points.count
      if !shape.lines.isEmpty {
        tracks.append(TrackFigures(shape.track).json(named: shape.name))
      }
    }
  }

  var json: JSONNode { ["tracks": .array(tracks), "points": .integer(points)] }
}

extension TrackFigures {
  /// Metres, seconds, metres a second; null for a figure that is not known, because of the points that are
  /// counted last.
  fileprivate func json(named name: String) -> JSONNode {
    func number(_ value: Double?, places: Double) -> JSONNode {
      value.map { .number(($0 * places).rounded() / places) } ?? .null
    }
    return [
      "name": name.isEmpty ? .null : .string(name), "length": number(length, places: 100),
      "duration": number(duration, places: 1000), "movingTime": number(movingTime, places: 1000),
      "climb": number(climb, places: 100), "fall": number(fall, places: 100),
      "speed": number(speed, places: 1000), "topSpeed": number(topSpeed, places: 1000),
      "lowest": number(lowest, places: 100), "highest": number(highest, places: 100),
      "points": .integer(points), "untimed": .integer(untimed), "unmeasured": .integer(unmeasured),
      "backward": .integer(backward),
    ]
  }
}
