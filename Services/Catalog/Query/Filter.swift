/// One `KEY=VALUE` condition.
///
/// Keys know no case: they are kept in lower case.
package struct Filter: Hashable, Sendable {
  package let key: String
  package let value: String

  package init(key: String, value: String) {
    self.key = key.lowercased()
    self.value = value
  }
}
