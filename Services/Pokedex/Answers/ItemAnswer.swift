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

/// The answer of `item-category/{id}`: the items of the category.
struct CategoryAnswer: Decodable, Sendable {
  let items: [ResourceList.Entry]

  private enum Key: String, CodingKey { case items }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    items = ResourceList.entries(
      try values.decode(ReadableEntries<NamedResource>.self, forKey: .items).entries)
  }
}

/// What an item costs in the shops of one group of games.
struct ItemPrice: Decodable, Sendable {
  /// Pokédollars; nil where it is not for sale.
  let purchase: Int?
  let currency: String?
  let games: NamedResource?

  private enum Key: String, CodingKey {
    case currency
    case purchase = "purchase_price"
    case games = "version_group"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    purchase = values.positive(.purchase)
    currency = values.lenient(NamedResource.self, .currency)?.name
    games = values.lenient(NamedResource.self, .games)
  }

  /// The price in Pokédollars in the newest games that sell it.
  ///
  /// PokeAPI numbers its groups of games as they came out, but for the first ones of Japan, which
  /// it added late ("red-green-japan").
  static func current(_ prices: [Self]) -> Int? {
    func rank(_ price: Self) -> Int {
      guard let games = price.games, !games.name.hasSuffix("-japan") else { return 0 }
      return games.id ?? 0
    }
    return prices.filter { $0.purchase != nil && $0.currency ?? "poke-dollar" == "poke-dollar" }
      .max { rank($0) < rank($1) }?.purchase
  }
}
