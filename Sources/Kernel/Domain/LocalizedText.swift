/// A text from a source in the languages that the source has it in.
package struct LocalizedText: Hashable, Sendable {
  /// A text or none for each language, in their order: a row of a list has one of these, and a
  /// dictionary takes ten times as long to make.
  private let texts: [String?]

  /// - Parameter text: returns the text in a language; if it has none in any, the initializer returns
  ///   `nil`.
  package init?(_ text: (Language) -> String?) {
    texts = Language.allCases.map(text)
    if all.isEmpty { return nil }
  }

  /// `nil` if there is no text in any language.
  package init?(_ texts: KeyValuePairs<Language, String?>) {
    self.init { language in texts.first { $0.key == language }?.value }
  }

  /// The text in a language; `nil` if the source has none.
  package subscript(language: Language) -> String? { texts[language.index] }

  /// The texts, in the order of the languages.
  package var all: [String] { texts.compactMap(\.self) }

  /// Returns the texts with those of another one where they are missing.
  package func completed(by other: LocalizedText?) -> LocalizedText {
    LocalizedText { self[$0] ?? other?[$0] } ?? self
  }
}

/// Stored texts have the languages' names as keys: "english" and "spanish", which the first versions
/// wrote, and codes for the others.
extension LocalizedText: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    private static let first: [Language: String] = [.english: "english", .spanish: "spanish"]

    init(_ language: Language) { stringValue = Self.first[language] ?? language.rawValue }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    texts = try Language.allCases.map {
      try values.decodeIfPresent(String.self, forKey: Key($0))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    for language in Language.allCases {
      try values.encodeIfPresent(self[language], forKey: Key(language))
    }
  }
}
