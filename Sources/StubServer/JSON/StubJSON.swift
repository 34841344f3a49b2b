/// A JSON value whose members keep their order, as the services' do.
enum StubJSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([StubJSON])
  case object([(key: String, value: StubJSON)])
  /// What is written as it is, JSON or not.
  case literal([UInt8])

  /// A copy with a member added or replaced; of anything but an object, the value itself.
  func with(_ key: String, _ value: StubJSON) -> StubJSON {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.append((key, value))
    }
    return .object(members)
  }
}

extension StubJSON: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { self = .null }
}

extension StubJSON: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension StubJSON: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
}

extension StubJSON: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
}

extension StubJSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .string(value) }
}

extension StubJSON: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: StubJSON...) { self = .array(elements) }
}

extension StubJSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, StubJSON)...) {
    self = .object(elements.map { ($0.0, $0.1) })
  }
}
