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

  var isBare: Bool {
    switch self {
    case .number, .bool: true
    case .null, .string, .array, .object: false
    }
  }

  /// As a person reads it.
  var text: String {
    switch self {
    case .null: ""
    case .bool(let value): "\(value)"
    case .number(let value): DecimalText.text(value)
    case .string(let text): text
    case .array(let values): values.map(\.text).joined(separator: ", ")
    case .object(let members):
      members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }.joined(
        separator: ", ")
    }
  }
}

/// A line of JSON.
struct JSONRow: Sendable {
  /// Nil where it has none.
  let position: Coordinate?
  /// What is to be added, called as nothing in the row is.
  let names: [String]

  static func content(_ line: ArraySlice<UInt8>) -> JSONContent? {
    try? JSONDecoder().decode(JSONContent.self, from: Data(line))
  }

  /// Those of lines that are objects.
  ///
  /// To decode many at once takes less time; where one is broken, each is decoded alone.
  ///
  /// - Parameter names: what members to be added are called, where a row has none of that name.
  static func rows(
    in lines: [ArraySlice<UInt8>], _ members: PointMembers, adding names: [String]
  ) -> [JSONRow?] {
    var all: [UInt8] = [UInt8(ascii: "[")]
    for line in lines {
      all += line
      all.append(UInt8(ascii: ","))
    }
    all[all.count - 1] = UInt8(ascii: "]")
    let decoder = JSONDecoder()
    let layout = Layout(members: members, names: names)
    let rows = try? decoder.decode([JSONRow].self, from: Data(all), configuration: layout)
    if let rows, rows.count == lines.count { return rows }
    return lines.map {
      try? decoder.decode(JSONRow.self, from: Data($0), configuration: layout)
    }
  }

  /// Names of which nothing is called so already: what is gets a word before it.
  static func free(_ names: [String], _ isTaken: (String) -> Bool) -> [String] {
    names.map { name in
      var free = name
      while isTaken(free) { free = "near_\(free)" }
      return free
    }
  }
}

/// The members that a position is in.
struct PointMembers: Hashable, Sendable {
  let latitude: String
  let longitude: String
  /// Whether the user says so; otherwise a row may have it in others.
  let areWanted: Bool
}

extension JSONRow: DecodableWithConfiguration {
  struct Layout {
    let members: PointMembers
    let names: [String]
  }

  init(from decoder: any Decoder, configuration layout: Layout) throws {
    let container = try decoder.container(keyedBy: MemberKey.self)
    func isMember(_ name: String) -> Bool { container.contains(MemberKey(stringValue: name)) }
    func number(_ name: String) -> Double? {
      let key = MemberKey(stringValue: name)
      if let number = try? container.decode(Double.self, forKey: key) { return number }
      return (try? container.decode(JSONContent.self, forKey: key))?.degrees
    }
    names =
      layout.names.contains(where: isMember) ? Self.free(layout.names, isMember) : layout.names
    var (latitude, longitude) = (layout.members.latitude, layout.members.longitude)
    if !layout.members.areWanted, !isMember(latitude) || !isMember(longitude) {
      let all = container.allKeys.map(\.stringValue).sorted()
      if let own = PointNames.columns(all) {
        (latitude, longitude) = (all[own.latitude], all[own.longitude])
      }
    }
    position = number(latitude).flatMap { latitude in
      number(longitude).flatMap { Coordinate(latitude: latitude, longitude: $0) }
    }
  }
}
