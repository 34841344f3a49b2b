import Domain
import JSON

/// The members with the position of an object: two, one, or a point of GeoJSON; they may be in an
/// object within.
enum JSONPosition: Hashable, Sendable {
  case pair(latitude: [String], longitude: [String])
  case single([String], isLongitudeFirst: Bool)
  case point([String])

  /// How far objects within are looked at.
  private static let deepest = 3

  /// - Returns: `nil` if no member is called so.
  static func find(in row: JSONNode, under path: [String] = []) -> JSONPosition? {
    let members = row.members
    let names = members.map(\.name)
    if let (latitude, longitude) = PointNames.columns(names) {
      return .pair(latitude: path + [names[latitude]], longitude: path + [names[longitude]])
    }
    for member in members where member.value.isObject {
      let way = path + [member.name]
      if member.value["type"] == .string("Point"), member.value["coordinates"] != nil {
        return .point(way)
      }
      if way.count < deepest, let found = find(in: member.value, under: way) { return found }
    }
    for (index, isFirst) in PointNames.positionColumns(names) {
      let found = JSONPosition.single(path + [names[index]], isLongitudeFirst: isFirst)
      var turned = 0
      if found.position(under: path.count, in: row, &turned) != nil { return found }
    }
    return nil
  }

  /// - Parameter turned: counts longitudes that were brought back.
  func position(in row: JSONNode, _ turned: inout Int) -> Coordinate? {
    position(under: 0, in: row, &turned)
  }

  /// - Parameter depth: how many steps of the ways lead to the row.
  private func position(under depth: Int, in row: JSONNode, _ turned: inout Int) -> Coordinate? {
    func text(_ path: [String]) -> JSONNode? { row.member(path.dropFirst(depth)) }
    switch self {
    case .pair(let latitude, let longitude):
      guard let latitude = text(latitude), let longitude = text(longitude) else { return nil }
      if let latitude = latitude.number, let longitude = longitude.number {
        return PositionField.position(latitude, longitude, &turned)
      }
      return PositionField.position(latitude.text, longitude.text, &turned)
    case .single(let path, let isLongitudeFirst):
      guard let value = text(path) else { return nil }
      return PositionField.position(value.text, isLongitudeFirst: isLongitudeFirst, &turned)
    case .point(let path):
      guard let point = text(path), let coordinates = point["coordinates"]?.elements,
        coordinates.count >= 2, let x = coordinates[0].number, let y = coordinates[1].number
      else { return nil }
      return PositionField.position(y, x, &turned)
    }
  }

  /// The members that hold nothing else.
  var names: [String] {
    switch self {
    case .pair(let latitude, let longitude):
      [latitude, longitude].filter { $0.count == 1 }.flatMap(\.self)
    case .single(let path, _), .point(let path): path.count == 1 ? path : []
    }
  }
}

/// The members of lines of JSON that positions are in.
enum PointMembers: Hashable, Sendable {
  /// The user says so.
  case wanted(latitude: String, longitude: String)
  /// The first line has it there; others may have it elsewhere.
  case found(JSONPosition)

  func position(in row: JSONNode, _ turned: inout Int) -> Coordinate? {
    switch self {
    case .wanted(let latitude, let longitude):
      return JSONPosition.pair(latitude: [latitude], longitude: [longitude])
        .position(in: row, &turned)
    case .found(let way):
      if let position = way.position(in: row, &turned) { return position }
      guard let own = JSONPosition.find(in: row), own != way else { return nil }
      return own.position(in: row, &turned)
    }
  }
}
