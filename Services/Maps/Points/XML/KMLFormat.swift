import Contracts
import Domain

/// KML (2.x) with Google's `gx:Track` and `gx:MultiTrack`: placemarks and the cameras of photos.
///
/// Elements without positions of their own are counted: overlays (a picture in a box), network links
/// (another file), tours (ways of the camera).
struct KMLFormat: XMLFormat {
  private var shape: PointShape?
  private var track: [(position: Coordinate?, elevation: Double)] = []
  /// The times of the open track, which it lists apart from its positions.
  private var times: [Double] = []
  private var model: (latitude: String?, longitude: String?)
  /// The attribute `name` of `Data` and `SimpleData`.
  private var dataName = ""

  mutating func start(_ tag: XMLTag, _ attributes: XMLAttributes, _ output: inout XMLOutput) {
    switch tag.name {
    case "Placemark", "PhotoOverlay": shape = PointShape()
    case "Data", "SimpleData", "SimpleArrayData": dataName = attributes["name"] ?? ""
    case "GroundOverlay": output.note(.groundOverlay, at: tag.location)
    case "ScreenOverlay": output.note(.screenOverlay, at: tag.location)
    case "NetworkLink": output.note(.networkLink, at: tag.location)
    case "Tour": output.note(.tour, at: tag.location)
    case "Location": model = (nil, nil)
    default: break
    }
  }

  mutating func end(_ tag: XMLTag, _ text: XMLText, _ output: inout XMLOutput) {
    switch (tag.name, tag.parent) {
    case ("name", "Placemark"), ("name", "PhotoOverlay"): shape?.name = text.string
    case ("description", "Placemark"), ("description", "PhotoOverlay"), ("address", "Placemark"):
      add(tag.name, text.string)
    case ("value", "Data"), ("SimpleData", _), ("value", "SimpleArrayData"):
      add(dataName, text.string)
    case ("coordinates", "Point"), ("coordinates", "LineString"), ("coordinates", "LinearRing"):
      add(text, to: tag.parent, &output)
    case ("coord", "Track"): addTrackPoint(text, &output)
    case ("when", "Track"): times.append(MomentText.seconds(text.string) ?? .nan)
    case ("Track", _): finishTrack()
    case ("latitude", "Location"): model.latitude = text.string
    case ("longitude", "Location"): model.longitude = text.string
    case ("Location", _): addModel(at: tag.location, &output)
    case ("Placemark", _), ("PhotoOverlay", _): finish(at: tag.location, &output)
    default: break
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    if !name.isEmpty, !value.isEmpty { shape?.properties.append(PointProperty(name, value)) }
  }

  private mutating func add(_ text: XMLText, to geometry: String, _ output: inout XMLOutput) {
    let (positions, elevations, faults) = KMLCoordinates.positions(text.bytes, &output.turned)
    for offset in faults { output.addFault(at: text.location(after: text.bytes[..<offset])) }
    switch geometry {
    case "Point": shape?.points += positions.prefix(1)
    case "LineString":
      guard !positions.isEmpty else { break }
      shape?.append(positions, LineRecord(elevations: KMLElevation.known(elevations)))
    default: shape?.rings += positions.isEmpty ? [] : [positions]
    }
  }

  /// `lon lat alt`, blanks between; some programs write commas there, too.
  private mutating func addTrackPoint(_ text: XMLText, _ output: inout XMLOutput) {
    let numbers = text.string.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    if numbers.count >= 2,
      let position = PositionField.position(numbers[1], numbers[0], &output.turned)
    {
      track.append((position, numbers.count > 2 ? Double(numbers[2]) ?? .nan : .nan))
      return
    }
    // The times are listed one for each position, whether that can be read or not.
    track.append((nil, .nan))
    if numbers.isEmpty {
      output.note(.trackPoint, at: text.location)
    } else {
      output.addFault(at: text.location)
    }
  }

  private mutating func finishTrack() {
    let known = track.indices.filter { track[$0].position != nil }
    let line = known.compactMap { track[$0].position }
    if !line.isEmpty {
      shape?.append(
        line,
        LineRecord(
          elevations: KMLElevation.known(known.map { track[$0].elevation }),
          times: known.map { times.indices.contains($0) ? times[$0] : .nan }))
    }
    (track, times) = ([], [])
  }

  private mutating func addModel(at location: XMLLocation, _ output: inout XMLOutput) {
    guard let latitude = model.latitude, let longitude = model.longitude,
      let position = PositionField.position(latitude, longitude, &output.turned)
    else { return output.addFault(at: location) }
    shape?.points.append(position)
  }

  private mutating func finish(at location: XMLLocation, _ output: inout XMLOutput) {
    if let shape, !shape.isNowhere {
      output.shapes.append(shape)
    } else {
      output.note(.placemark, at: location)
    }
    shape = nil
  }
}

/// The text of `coordinates`: `lon,lat[,altitude]`, blanks between.
///
/// Some programs set blanks after the commas, and some part everything by commas: so a comma, with
/// blanks around it or not, joins numbers, and blanks alone part positions.
enum KMLCoordinates {
  private struct Number {
    let value: Double?
    let offset: Int
  }

  /// - Parameter turned: counts longitudes that were brought back.
  /// - Returns: the offsets in the text of what is no position, too.
  static func positions(
    _ text: [UInt8], _ turned: inout Int
  ) -> (positions: [Coordinate], elevations: [Double], faults: [Int]) {
    var tuples = tuples(text)
    // Neither commas nor more than one blank-parted number a position.
    if tuples.count > 1, tuples.allSatisfy({ $0.count == 1 }) { tuples = [tuples.flatMap(\.self)] }
    var positions: [Coordinate] = []
    var elevations: [Double] = []
    var faults: [Int] = []
    for tuple in tuples.flatMap(parted) {
      if tuple.count >= 2, let latitude = tuple[1].value, let longitude = tuple[0].value,
        let position = PositionField.position(latitude, longitude, &turned)
      {
        positions.append(position)
        elevations.append(tuple.count > 2 ? tuple[2].value ?? .nan : .nan)
      } else {
        faults.append(tuple.first?.offset ?? 0)
      }
    }
    return (positions, elevations, faults)
  }

  private static func tuples(_ text: [UInt8]) -> [[Number]] {
    var tuples: [[Number]] = []
    var isJoined = false
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte.isBlank {
        offset += 1
      } else if byte == UInt8(ascii: ",") {
        isJoined = true
        offset += 1
      } else {
        let end =
          text[offset...].firstIndex { $0.isBlank || $0 == UInt8(ascii: ",") } ?? text.count
        let number = Number(
          value: DecimalText.number(text[offset..<end], allowsComma: false), offset: offset)
        if isJoined, !tuples.isEmpty {
          tuples[tuples.count - 1].append(number)
        } else {
          tuples.append([number])
        }
        isJoined = false
        offset = end
      }
    }
    return tuples
  }

  /// More than three numbers are several positions: with altitudes or without, whichever way is the
  /// shorter, since what comes in one line lies near each other.
  private static func parted(_ tuple: [Number]) -> [[Number]] {
    guard tuple.count > 3 else { return [tuple] }
    let ways = [3, 2].filter { tuple.count.isMultiple(of: $0) }.map { size in
      stride(from: 0, to: tuple.count, by: size).map { Array(tuple[$0..<$0 + size]) }
    }
    return ways.min { length($0) < length($1) } ?? [tuple]
  }

  private static func length(_ way: [[Number]]) -> Double {
    let values = way.map { ($0[0].value ?? .infinity, $0[1].value ?? .infinity) }
    guard values.allSatisfy({ abs($0.0) <= 360 && abs($0.1) <= 90 }) else { return .infinity }
    return zip(values, values.dropFirst()).reduce(0) { sum, pair in
      sum + abs(pair.1.0 - pair.0.0) + abs(pair.1.1 - pair.0.1)
    }
  }
}

/// The altitudes of KML, which are 0 all along where nobody measured any: most programs write them so, and
/// by default they are not looked at (`clampToGround`).
enum KMLElevation {
  static func known(_ elevations: [Double]) -> [Double] {
    elevations.contains { $0 != 0 && !$0.isNaN } ? elevations : []
  }
}
