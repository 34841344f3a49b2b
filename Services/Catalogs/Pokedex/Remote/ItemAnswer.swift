import Contracts
import Decoding
import Domain

/// The answer of `item/{id}`, in its present form and in the one before August 2026.
struct ItemAnswer: Decodable, Sendable {
  let name: String
  let names: LocalizedText?
  let category: String?
  let cost: Int?
  let effect: LocalizedText?
  let sprite: WebLink?

  init(from decoder: any Decoder) throws {
    let members = try decoder.members()
    name = try members.name(.name)
    names = members.text(.names, "name")
    category = members.readable(NamedResource.self, .category)?.name
    let prices = try? members.entries(ItemPrice.self, .prices)
    cost = members.positive(.cost) ?? ItemPrice.current(prices ?? [])
    let effects = members.text(.effects, "short_effect", "effect")
    let flavors = members.text(.flavors, "text", "flavor_text", newest: true)
    effect = effects?.completed(by: flavors) ?? flavors
    sprite = members.sprite()
  }
}

/// The answer of `item-category/{id}`: the items of the category.
struct CategoryAnswer: Decodable, Sendable {
  let items: [ResourceList.Entry]

  init(from decoder: any Decoder) throws {
    items = ResourceList.entries(try decoder.members().entries(NamedResource.self, .items))
  }
}

/// The price of an item in the shops of one group of games.
struct ItemPrice: Decodable, Sendable {
  /// The price in Pokédollars; `nil` if the item is not for sale.
  let purchase: Int?
  let currency: String?
  let games: NamedResource?

  init(from decoder: any Decoder) throws {
    let members = try decoder.members()
    purchase = members.positive(.purchase)
    currency = members.readable(NamedResource.self, .currency)?.name
    games = members.readable(NamedResource.self, .games)
  }

  /// Returns the price in Pokédollars in the newest games that sell the item.
  ///
  /// PokeAPI numbers its groups of games in the order of their release, except for the first ones of
  /// Japan, which it added late ("red-green-japan").
  static func current(_ prices: [Self]) -> Int? {
    func rank(_ price: Self) -> Int {
      guard let games = price.games, !games.name.hasSuffix("-japan") else { return 0 }
      return games.id ?? 0
    }
    return prices.filter { $0.purchase != nil && $0.currency ?? "poke-dollar" == "poke-dollar" }
      .max { rank($0) < rank($1) }?.purchase
  }
}
