import Domain

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
