/// One `KEY=VALUE` condition.
///
/// Keys know no case: they are kept in lower case.
package struct Filter: Hashable, Sendable {
  /// That of the country a place is in, wherever it can be asked for.
  package static let countryKey = "country"

  package let key: String
  package let value: String

  package init(key: String, value: String) {
    self.key = key.lowercased()
    self.value = value
  }
}
