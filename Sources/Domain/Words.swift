/// A text of the program's own, in both languages it speaks.
package struct Words: Hashable, Sendable {
  package let english: String
  package let spanish: String

  package init(_ english: String, _ spanish: String) {
    self.english = english
    self.spanish = spanish
  }
}
