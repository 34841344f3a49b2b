/// JSON as it comes: what is bad in a part of it does not spoil the rest.
package enum JSONContent: Hashable, Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONContent])
  case object([String: JSONContent])

  /// Scalars first: most values are, and to find out what one is not takes long.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let values = try? container.decode([JSONContent].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONContent].self))
    }
  }

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
}

/// The name of any member of an object.
package struct MemberKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}
