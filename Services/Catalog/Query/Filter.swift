/// One `KEY=VALUE` condition.
package struct Filter: Hashable, Sendable {
  package let key: String
  package let value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
