/// A text of the program by its English words, or a name that its source has in some languages.
///
/// The files in `po/` have the translations of the program's texts; `scripts/texts` finds the texts
/// where they are used. `{0}`, `{1}`, … are placeholders, which `Strings` fills.
package struct Words: Hashable, Sendable {
  /// The text in English, the key of its translations (gettext's msgid).
  package let english: String
  /// A word that sets the text apart from another one with the same English words (gettext's
  /// msgctxt).
  private let context: String?
  /// The English text for other numbers than one.
  private let plural: String?
  /// The name in each language, in their order; empty if all are the English one, and `nil` for a text
  /// of the program.
  private let names: [String]?

  /// - Parameters:
  ///   - english: the text; one about a number of things is that about one.
  ///   - context: a word that sets it apart from another text with the same English words.
  ///   - plural: the English text for other numbers than one.
  package init(_ english: StaticString, context: String? = nil, plural: String? = nil) {
    self.init(message: english, context: context, plural: plural)
  }

  /// The same, where `scripts/texts` finds the text elsewhere.
  package init(message english: StaticString, context: String? = nil, plural: String? = nil) {
    self.english = english.description
    (self.context, self.plural, names) = (context, plural, nil)
  }

  /// A name that is the same in every language.
  package init(name: String) {
    (english, context, plural, names) = (name, nil, nil, [])
  }

  /// A name, or a text that is composed in each language.
  ///
  /// - Parameter name: returns the name in a language.
  package init(_ name: (Language) -> String) {
    let names = Language.allCases.map(name)
    let english = names[Language.english.index]
    (self.english, context, plural) = (english, nil, nil)
    self.names = names.allSatisfy { $0 == english } ? [] : names
  }

  /// The text in a language; in English if there is no translation.
  package subscript(language: Language) -> String { self[language, of: nil] }

  /// The text about a number of things; without the number, that about one.
  package subscript(language: Language, of count: Int?) -> String {
    if let names { return names.isEmpty ? english : names[language.index] }
    let untranslated = count.map { $0 == 1 } ?? true ? english : plural ?? english
    guard language != .english else { return untranslated }
    return Self.translations?.translation(
      of: english, context: context, count: count, in: language.rawValue) ?? untranslated
  }

  /// The translation of words that were put together while the program runs, such as a verb; `nil`
  /// if the language has none.
  ///
  /// - Parameters:
  ///   - english: the English text.
  ///   - context: its context, if it has one.
  ///   - language: a language other than English, which needs no translation.
  package static func translation(
    of english: String, context: String? = nil, in language: Language
  ) -> String? {
    translations?.translation(of: english, context: context, in: language.rawValue)
  }

  /// The words with others in the places of their placeholders, from `{0}` on.
  package func with(_ parts: Words...) -> Words {
    Words { language in Placeholders.filled(self[language], with: parts.map { $0[language] }) }
  }

  /// To find the table costs four numbers, so that it is kept nowhere.
  private static var translations: MessageTable? { .embedded }

  /// The single words of a text that lists words to type, in all languages.
  package var typed: [String] {
    Language.allCases.flatMap { self[$0].split(separator: " ").map(String.init) }.uniqued
  }

  /// Returns whether a text equals this one in any language, compared by their folds.
  package func contain(_ text: String) -> Bool {
    let wanted = Fold.fold(text)
    return Language.allCases.contains { Fold.fold(self[$0]) == wanted }
  }
}
