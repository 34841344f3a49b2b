/// A text of the program's own, in both languages it speaks.
package struct Words: Hashable, Sendable {
  package let english: String
  package let spanish: String

  package init(_ english: String, _ spanish: String) {
    self.english = english
    self.spanish = spanish
  }

  /// Whether a text is this in either language, as folds compare.
  package func contain(_ text: String) -> Bool {
    let wanted = Fold.fold(text)
    return Fold.fold(english) == wanted || Fold.fold(spanish) == wanted
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
