/// A text from a source in the languages that the source has it in.
package struct LocalizedText: Hashable, Sendable {
  private let texts: [Language: String]

  /// `nil` if there is no text in any language.
  package init?(_ texts: [Language: String?]) {
    let texts = texts.compactMapValues(\.self)
    if texts.isEmpty { return nil }
    self.texts = texts
  }

  /// The text in a language; `nil` if the source has none.
  package subscript(language: Language) -> String? { texts[language] }

  /// The texts, in the order of the languages.
  package var all: [String] { Language.allCases.compactMap { texts[$0] } }

  /// Returns the texts with those of another one where they are missing.
  package func completed(by other: LocalizedText?) -> LocalizedText {
    guard let other else { return self }
    return LocalizedText(texts.merging(other.texts) { own, _ in own }) ?? self
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
    var texts: [Language: String] = [:]
    for language in Language.allCases {
      texts[language] = try values.decodeIfPresent(String.self, forKey: Key(language))
    }
    self.texts = texts
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    for language in Language.allCases {
      try values.encodeIfPresent(texts[language], forKey: Key(language))
    }
  }
}
