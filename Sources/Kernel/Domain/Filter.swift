/// One `KEY=VALUE` condition.
///
/// Keys know no case: they are kept in lower case.
package struct Filter: Hashable, Sendable {
  /// That of the country a place is in, wherever it can be asked for.
  package static let countryKey = "country"
  package static let regionKey = "region"

  package let key: String
  /// As it was typed, for who has to be told of it.
  package let typedKey: String
  package let value: String

  package init(key: String, value: String) {
    self.key = key.lowercased()
    typedKey = key
    self.value = value
  }

  package static func == (first: Filter, second: Filter) -> Bool {
    first.key == second.key && first.value == second.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
