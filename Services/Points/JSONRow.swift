import Domain
import FoundationEssentials

extension JSONContent {
  var memberNames: [String] {
    if case .object(let members) = self { members.keys.sorted() } else { [] }
  }

  /// A number, also one that is written as a text.
  var degrees: Double? {
    number ?? string.flatMap { DecimalText.number(Array($0.utf8)[...], allowsComma: true) }
  }

  /// As a person reads it.
  var text: String {
    switch self {
    case .null: ""
    case .bool(let value): "\(value)"
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let text): text
    case .array(let values): values.map(\.text).joined(separator: ", ")
    case .object(let members):
      members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }.joined(
        separator: ", ")
    }
  }
}

/// A line of JSON with a position in it.
enum JSONRow {
  static func content(_ line: ArraySlice<UInt8>) -> JSONContent? {
    try? JSONDecoder().decode(JSONContent.self, from: Data(line))
  }

  /// The positions of lines that are objects; nil for each that has none.
  ///
  /// To decode many at once takes less time; where one is broken, each is decoded alone.
  static func positions(
    in lines: [ArraySlice<UInt8>], _ members: PointMembers
  ) -> [Coordinate?] {
    var all: [UInt8] = [UInt8(ascii: "[")]
    for line in lines {
      all += line
      all.append(UInt8(ascii: ","))
    }
    all[all.count - 1] = UInt8(ascii: "]")
    let decoder = JSONDecoder()
    let rows = try? decoder.decode([PositionedRow].self, from: Data(all), configuration: members)
    if let rows, rows.count == lines.count { return rows.map(\.position) }
    return lines.map {
      try? decoder.decode(PositionedRow.self, from: Data($0), configuration: members).position
    }
  }
}

/// The members that a position is in.
struct PointMembers: Hashable, Sendable {
  let latitude: String
  let longitude: String
}

private struct PositionedRow: DecodableWithConfiguration {
  let position: Coordinate?

  init(from decoder: any Decoder, configuration members: PointMembers) throws {
    let container = try decoder.container(keyedBy: MemberKey.self)
    func number(_ name: String) -> Double? {
      let key = MemberKey(stringValue: name)
      if let number = try? container.decode(Double.self, forKey: key) { return number }
      return (try? container.decode(JSONContent.self, forKey: key))?.degrees
    }
    guard let latitude = number(members.latitude), let longitude = number(members.longitude) else {
      position = nil
      return
    }
    position = Coordinate(latitude: latitude, longitude: longitude)
  }
}
