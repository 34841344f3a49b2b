import Contracts
import Domain

/// GPX (1.0, 1.1): waypoints, routes and tracks.
struct GPXFormat: XMLFormat {
  /// The waypoint, route or track that is open.
  private var shape: PointShape?
  private var line = RecordedLine()
  /// The position of the track or route point that is open; `nil` if it has none that can be read.
  private var position: Coordinate?
  /// The attribute `name` of KML's `Data`, which exports of favorites have in `extensions`.
  private var dataName = ""

  mutating func start(_ tag: XMLTag, _ attributes: XMLAttributes, _ output: inout XMLOutput) {
    switch tag.name {
    case "wpt", "rtept", "trkpt":
      let position = Self.position(attributes, &output)
      if position == nil { output.addFault(at: tag.location) }
      if tag.name == "wpt" {
        shape = PointShape(points: [position].compactMap(\.self))
      } else {
        self.position = position
        line.begin()
      }
    case "rte", "trk": shape = PointShape()
    case "Data": dataName = attributes["name"] ?? ""
    default: break
    }
  }

  private static func position(
    _ attributes: XMLAttributes, _ output: inout XMLOutput
  ) -> Coordinate? {
    guard let latitude = attributes["lat"], let longitude = attributes["lon"] else { return nil }
    return PositionField.position(latitude, longitude, &output.turned)
  }

  mutating func end(_ tag: XMLTag, _ text: XMLText, _ output: inout XMLOutput) {
    switch (tag.name, tag.parent) {
    case ("name", "wpt"), ("name", "rte"), ("name", "trk"): shape?.name = text.string
    case ("value", "Data"): add(dataName, text.string)
    case ("ele", "trkpt"), ("ele", "rtept"): line.note(elevation: text)
    case ("time", "trkpt"), ("time", "rtept"): line.note(time: text)
    case ("trkpt", _), ("rtept", _): if let position { line.append(position) }
    case ("trkseg", _): finishLine()
    case ("rte", _):
      finishLine()
      finish(.route, at: tag.location, &output)
    case ("trk", _): finish(.track, at: tag.location, &output)
    case ("wpt", _): finish(nil, at: tag.location, &output)
    case (_, "wpt"), (_, "rte"), (_, "trk"): add(tag.name, text.string)
    default: break
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    if !value.isEmpty { shape?.properties.append(PointProperty(name, value)) }
  }

  private mutating func finishLine() {
    line.finish(into: &shape)
  }

  /// - Parameter kind: of what it is where it has no points at all.
  private mutating func finish(
    _ kind: PointNote.Kind?, at location: XMLLocation, _ output: inout XMLOutput
  ) {
    if let shape, !shape.isNowhere {
      output.shapes.append(shape)
    } else if let kind {
      output.note(kind, at: location)
    }
    shape = nil
  }
}
