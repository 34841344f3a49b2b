import Domain

/// The answer of `item/{id}`, as it is and as it was before August 2026.
struct ItemAnswer: Decodable, Sendable {
  let name: String
  let names: LocalizedText?
  let category: String?
  let cost: Int?
  let effect: LocalizedText?
  let sprite: WebLink?

  private enum Key: String, CodingKey {
    case name, names, category, cost, prices, sprites
    case effects = "effect_entries"
    case flavors = "flavor_text_entries"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    name = try values.name(.name)
    names = LanguageEntry.first(in: LanguageEntries(values, .names, text: "name").entries)
    category = values.lenient(NamedResource.self, .category)?.name
    cost = values.positive(.cost) ?? ItemPrice.current(values.entries(ItemPrice.self, .prices))
    let effects = LanguageEntry.first(
      in: LanguageEntries(values, .effects, text: "short_effect", "effect").entries)
    let flavors = LanguageEntry.last(
      in: LanguageEntries(values, .flavors, text: "text", "flavor_text").entries)
    effect = LocalizedText(
      english: effects?.english ?? flavors?.english, spanish: effects?.spanish ?? flavors?.spanish)
    sprite = SpriteLink.item(values, .sprites)
  }
}
