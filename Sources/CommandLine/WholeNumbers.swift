import JSON

extension JSONNode {
  /// Returns the same JSON with whole numbers as people write them: 1 for 1.0.
  var withWholeNumbers: JSONNode {
    switch self {
    case .number(let text) where text.hasSuffix(".0"): .number(String(text.dropLast(2)))
    case .array(let values): .array(values.map(\.withWholeNumbers))
    case .object(let members): .object(members.map { .init($0.name, $0.value.withWholeNumbers) })
    case .null, .bool, .number, .string: self
    }
  }
}
