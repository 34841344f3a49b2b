import Domain

/// A list of texts in several languages, the text of each under one of several keys.
struct LanguageEntries: Sendable {
  /// Those that say something, clean, in their order.
  let entries: [LanguageEntry]

  /// - Parameter keys: where the text may be; the first that has one counts.
  init<Parent: CodingKey>(
    _ values: KeyedDecodingContainer<Parent>, _ list: Parent, text keys: String...
  ) {
    entries = values.entries([String: Value].self, list).compactMap { entry in
      guard case .named(let language) = entry["language"] else { return nil }
      for key in keys {
        guard case .text(let text) = entry[key] else { continue }
        let clean = GameText.clean(text)
        if GameText.isMeant(clean) {
          return LanguageEntry(language: language.lowercased(), text: clean)
        }
      }
      return nil
    }
  }

  /// What an entry has under a key, as far as it is of interest.
  private enum Value: Decodable {
    case text(String)
    case named(String)
    case other

    private enum Key: String, CodingKey { case name }

    init(from decoder: any Decoder) {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self = .text(text)
      } else if let name = try? decoder.container(keyedBy: Key.self).lenient(String.self, .name) {
        self = .named(name)
      } else {
        self = .other
      }
    }
  }
}

/// A text in one language, as PokeAPI lists them: `{"language": {"name": "en"}, …}`.
struct LanguageEntry: Sendable {
  /// In lower case; the service has changed the case of its codes.
  let language: String
  let text: String

  /// The first text of the languages the program speaks.
  static func first(in entries: [Self]) -> LocalizedText? { choose(entries) }

  /// The last one, which is of the newest game.
  static func last(in entries: [Self]) -> LocalizedText? { choose(entries.reversed()) }

  private static func choose(_ entries: [Self]) -> LocalizedText? {
    LocalizedText(english: text("en", in: entries), spanish: text("es", in: entries))
  }

  /// The first text in a language; one of a region (`es-419`) where there is none.
  private static func text(_ code: String, in entries: [Self]) -> String? {
    let entry =
      entries.first { $0.language == code }
      ?? entries.first { $0.language.hasPrefix(code + "-") }
    return entry?.text
  }
}
