extension StubJSON {
  /// The same structure with the wrong leaves: numbers for strings, strings for numbers.
  var withWrongTypes: StubJSON {
    switch self {
    case .null, .literal: self
    case .bool: "yes"
    case .integer, .number: "a number"
    case .string(let text): .integer(text.count)
    case .array(let values): .array(values.map(\.withWrongTypes))
    case .object(let members): .object(members.map { ($0.key, $0.value.withWrongTypes) })
    }
  }

  /// The same without what tells one thing from another.
  var withoutIdentity: StubJSON {
    switch self {
    case .array(let values): .array(values.map(\.withoutIdentity))
    case .object(let members):
      .object(
        members.filter { !Self.identifying.contains($0.key) }
          .map { ($0.key, $0.value.withoutIdentity) })
    default: self
    }
  }

  private static let identifying: Set = [
    "id", "_id", "uuid", "login", "name", "title", "pageid", "url",
  ]
}
