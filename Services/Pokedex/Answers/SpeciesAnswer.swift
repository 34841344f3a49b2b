import Domain

/// The answer of `pokemon-species/{number}`.
struct SpeciesAnswer: Decodable, Sendable {
  let genus: LocalizedText?
  let flavor: LocalizedText?

  private enum Key: String, CodingKey {
    case genera
    case flavors = "flavor_text_entries"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    genus = LanguageEntry.first(in: LanguageEntries(values, .genera, text: "genus").entries)
    flavor = LanguageEntry.last(
      in: LanguageEntries(values, .flavors, text: "flavor_text").entries)
  }
}
