/// JSON as it was written: members keep their order, and numbers their text.
package enum JSONNode: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number's text: an id of 18 digits keeps all of them, and 1.0 stays 1.0.
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package let name: String
    package var value: JSONNode

    package init(_ name: String, _ value: JSONNode) {
      self.name = name
      self.value = value
    }
  }

  /// The members of an object; empty for any other value.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The values of an array; empty for any other value.
  package var elements: [JSONNode] { if case .array(let values) = self { values } else { [] } }

  /// The text; `nil` for any other value.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number as a `Double`; `nil` for any other value.
  package var number: Double? { if case .number(let text) = self { Double(text) } else { nil } }

  /// Whether the value is an object.
  package var isObject: Bool { if case .object = self { true } else { false } }

  /// Returns the first member of a name; `nil` if there is none.
  package subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.value }

  /// Returns a member by the names on the path to it.
  package func member(_ path: some Collection<String>) -> JSONNode? {
    path.reduce(self) { node, name in node?[name] }
  }

  /// The value as a person reads it: lists with commas, and nothing for null.
  package var text: String {
    switch self {
    case .null: ""
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): text
    case .array(let values): values.map(\.text).joined(separator: ", ")
    case .object(let members):
      members.map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
    }
  }
}

/// Makes values from the program's own data.
extension JSONNode {
  /// - Parameter text: `nil` becomes null.
  package static func string(_ text: String?) -> JSONNode {
    text.map { text -> JSONNode in .string(text) } ?? .null
  }

  /// - Parameter value: `nil` becomes null.
  package static func integer(_ value: Int?) -> JSONNode {
    value.map { .number(String($0)) } ?? .null
  }

  /// - Parameter value: `nil` becomes null, as does a number that is not finite.
  package static func number(_ value: Double?) -> JSONNode {
    guard let value, value.isFinite else { return .null }
    return .number("\(value)")
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }

  package init(arrayLiteral values: JSONNode...) { self = .array(values) }

  package init(dictionaryLiteral members: (String, JSONNode)...) {
    self = .object(members.map { Member($0, $1) })
  }
}
