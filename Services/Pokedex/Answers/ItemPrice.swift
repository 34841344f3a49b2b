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
