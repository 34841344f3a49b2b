/// A text of the program's own, in both languages it speaks.
package struct Words: Hashable, Sendable {
  package let english: String
  package let spanish: String

  package init(_ english: String, _ spanish: String) {
    self.english = english
    self.spanish = spanish
  }
}

/// A text in the languages the program speaks; nil where the source has none.
package struct LocalizedText: Hashable, Sendable, Codable {
  package let english: String?
  package let spanish: String?

  /// Nil where there is no text in either language.
  package init?(english: String?, spanish: String?) {
    if english == nil, spanish == nil { return nil }
    self.english = english
    self.spanish = spanish
  }
}
