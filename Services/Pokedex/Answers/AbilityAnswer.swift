import Domain

/// The answer of `ability/{id}`: what players call the ability.
struct AbilityAnswer: Decodable, Sendable {
  let names: LocalizedText?

  private enum Key: String, CodingKey { case names }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    names = LanguageEntry.first(in: LanguageEntries(values, .names, text: "name").entries)
  }
}
