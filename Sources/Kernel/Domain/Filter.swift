/// One condition `KEY=VALUE`.
///
/// Case does not matter in keys: they are stored in lower case.
package struct Filter: Hashable, Sendable {
  /// The key of the country that a place is in, in every catalog with such a filter.
  package static let countryKey = "country"
  /// The key of the first-level division that a place is in.
  package static let regionKey = "region"

  package let key: String
  /// The key as it was typed, for messages to the user.
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
