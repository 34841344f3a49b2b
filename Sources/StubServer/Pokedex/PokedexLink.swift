/// Writes references to other resources, `{"name": …, "url": …}`.
struct PokedexLink: Sendable {
  /// Older answers begin links with the path alone.
  let base: String

  func named(_ name: String, _ resource: String, _ id: Int) -> StubJSON {
    ["name": .string(name), "url": address(resource, id)]
  }

  func address(_ resource: String, _ id: Int) -> StubJSON {
    "\(base)/pokeapi/v2/\(resource)/\(id)/"
  }

  /// Ids of languages as PokeAPI numbers them.
  func language(_ code: String) -> StubJSON {
    named(code, "language", Self.languages[code.lowercased()] ?? 99)
  }

  /// Texts by language, each an object with the text under a key.
  func texts(_ texts: [(language: String, text: String)], as key: String) -> StubJSON {
    .array(texts.map { [key: .string($0.text), "language": language($0.language)] })
  }

  private static let languages = [
    "ja-hrkt": 1, "ja-roma": 2, "ko": 3, "zh-hant": 4, "fr": 5, "de": 6, "es": 7, "it": 8, "en": 9,
    "ja": 11, "zh-hans": 12, "es-419": 15,
  ]
}
