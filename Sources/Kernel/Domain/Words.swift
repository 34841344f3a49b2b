/// A text of the program, in both of its languages.
package struct Words: Hashable, Sendable {
  package let english: String
  package let spanish: String

  package init(_ english: String, _ spanish: String) {
    self.english = english
    self.spanish = spanish
  }

  /// Returns whether a text equals this one in either language, compared by their folds.
  package func contain(_ text: String) -> Bool {
    let wanted = Fold.fold(text)
    return Fold.fold(english) == wanted || Fold.fold(spanish) == wanted
  }
}

/// A text from a source, in the program's languages; one of them may be `nil`.
package struct LocalizedText: Hashable, Sendable, Codable {
  package let english: String?
  package let spanish: String?

  /// `nil` if there is no text in either language.
  package init?(english: String?, spanish: String?) {
    if english == nil, spanish == nil { return nil }
    self.english = english
    self.spanish = spanish
  }
}
