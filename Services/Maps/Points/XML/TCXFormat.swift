import Contracts
import Domain

/// TCX (Garmin's Training Center Database, v1 and v2): a line for each track of an activity or a
/// course, and a point for each course point.
struct TCXFormat: XMLFormat {
  private var shape = PointShape()
  private var line = RecordedLine()
  private var point: PointShape?
  private var latitude: String?
  private var longitude: String?

  mutating func start(_ tag: XMLTag, _ attributes: XMLAttributes, _ output: inout XMLOutput) {
    switch tag.name {
    case "Activity", "Course":
      shape = PointShape()
      if let sport = attributes["Sport"] {
        shape.properties.append(PointProperty("Sport", sport))
      }
    case "CoursePoint": point = PointShape()
    case "Trackpoint":
      (latitude, longitude) = (nil, nil)
      line.begin()
    case "Position": (latitude, longitude) = (nil, nil)
    default: break
    }
  }

  mutating func end(_ tag: XMLTag, _ text: XMLText, _ output: inout XMLOutput) {
    switch (tag.name, tag.parent) {
    case ("LatitudeDegrees", "Position"): latitude = text.string
    case ("LongitudeDegrees", "Position"): longitude = text.string
    case ("AltitudeMeters", "Trackpoint"): line.note(elevation: text)
    case ("Time", "Trackpoint"): line.note(time: text)
    case ("Trackpoint", _): finishTrackPoint(at: tag.location, &output)
    case ("Track", _): line.finish(into: &shape)
    case ("Name", "CoursePoint"): point?.name = text.string
    case ("CoursePoint", _): finishPoint(at: tag.location, &output)
    case (_, "CoursePoint"): add(tag.name, text.string, to: &point)
    case ("Id", "Activity"), ("Name", "Course"): shape.name = text.string
    case ("Notes", "Activity"), ("Notes", "Course"):
      if !text.string.isEmpty { shape.properties.append(PointProperty(tag.name, text.string)) }
    case ("Activity", _), ("Course", _):
      if shape.isNowhere {
        output.note(.track, at: tag.location)
      } else {
        output.shapes.append(shape)
      }
      shape = PointShape()
    default: break
    }
  }

  private func add(_ name: String, _ value: String, to point: inout PointShape?) {
    if !value.isEmpty, name != "Position" {
      point?.properties.append(PointProperty(name, value))
    }
  }

  /// A watch writes points without a position while it has no satellites.
  private mutating func finishTrackPoint(at location: XMLLocation, _ output: inout XMLOutput) {
    defer { (latitude, longitude) = (nil, nil) }
    guard latitude != nil || longitude != nil else { return output.note(.trackPoint, at: location) }
    guard let position = position(&output) else { return output.addFault(at: location) }
    line.append(position)
  }

  private mutating func finishPoint(at location: XMLLocation, _ output: inout XMLOutput) {
    if var point, let position = position(&output) {
      point.points = [position]
      output.shapes.append(point)
    } else {
      output.addFault(at: location)
    }
    (point, latitude, longitude) = (nil, nil, nil)
  }

  private func position(_ output: inout XMLOutput) -> Coordinate? {
    guard let latitude, let longitude else { return nil }
    return PositionField.position(latitude, longitude, &output.turned)
  }
}
