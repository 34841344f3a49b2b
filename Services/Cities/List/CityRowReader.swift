import Domain

/// Makes cities of the tokens of a list.
struct CityRowReader: JSONReading {
  private(set) var cities: [City] = []
  private(set) var skipped: [SkippedRow: Int] = [:]

  private enum Member { case number, name, country, position, longitude, latitude, other }

  private var row = CityRow()
  /// Whether the row under way is an object.
  private var isObject = false
  private var isInPosition = false
  private var member = Member.other
  private var depth = 0
  private var rows = 0

  mutating func take(
    _ token: JSONToken, _ text: [UInt8], isWhole: Bool
  ) throws(DataError) {
    switch token {
    case .beginObject, .beginArray: try begin(token)
    case .endObject, .endArray: end()
    case .key: member = isWhole ? meaning(of: text) : .other
    case .string, .number, .boolean, .null:
      // No service answers with a mere number or word.
      if depth == 0 { throw .service(Cities.service, .notJSON) }
      if depth == 1 { skip(.notAnObject) }
      if member != .other { set(token, text, isWhole: isWhole) }
    }
  }

  /// Before the list starts there was no JSON; later there is, up to some row.
  func syntaxError() -> DataError {
    .service(Cities.service, depth == 0 && rows == 0 ? .notJSON : .unexpected(detail: "$[\(rows)]"))
  }

  private mutating func begin(_ token: JSONToken) throws(DataError) {
    depth += 1
    switch depth {
    case 1:
      guard token == .beginArray else { throw .service(Cities.service, .unexpected(detail: "$")) }
    case 2:
      row = CityRow()
      isObject = token == .beginObject
    default:
      if member == .position, token == .beginObject {
        isInPosition = true
      } else if member != .other {
        row.hasWrongType = true
      }
    }
    member = .other
  }

  private mutating func end() {
    depth -= 1
    if depth == 2 { isInPosition = false }
    member = .other
    guard depth == 1 else { return }
    guard isObject else { return skip(.notAnObject) }
    switch row.city() {
    case .success(let city):
      cities.append(city)
      rows += 1
    case .failure(let error): skip(error.reason)
    }
  }

  private mutating func skip(_ reason: SkippedRow) {
    skipped[reason, default: 0] += 1
    rows += 1
  }

  private func meaning(of key: [UInt8]) -> Member {
    guard isObject else { return .other }
    if depth == 2 {
      if key == Self.number { return .number }
      if key == Self.name { return .name }
      if key == Self.country { return .country }
      if key == Self.position { return .position }
    } else if depth == 3, isInPosition {
      if key == Self.longitude { return .longitude }
      if key == Self.latitude { return .latitude }
    }
    return .other
  }

  private mutating func set(_ token: JSONToken, _ text: [UInt8], isWhole: Bool) {
    switch (member, token) {
    case (.name, .string): row.name = isWhole ? string(text) : nil
    case (.country, .string): row.country = isWhole ? string(text) : nil
    case (.number, .number): row.number = isWhole ? JSONNumber.value(text) : nil
    case (.longitude, .number): row.longitude = isWhole ? JSONNumber.value(text) : nil
    case (.latitude, .number): row.latitude = isWhole ? JSONNumber.value(text) : nil
    case (_, .null): break
    default: row.hasWrongType = true
    }
    member = .other
  }

  /// Nil for bytes that are no UTF-8.
  private func string(_ text: [UInt8]) -> String? {
    // Most are ASCII, which needs no closer look.
    if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
    return String(validating: text, as: UTF8.self)
  }

  private static let number = Array("_id".utf8)
  private static let name = Array("name".utf8)
  private static let country = Array("country".utf8)
  private static let position = Array("coord".utf8)
  private static let longitude = Array("lon".utf8)
  private static let latitude = Array("lat".utf8)
}
