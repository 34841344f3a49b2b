/// An item.
///
/// The first ones are real, the others are made up.
struct StubItem: PokedexNamed {
  let id: Int
  let name: String
  let category: StubTerm
  let cost: Int

  private init(_ id: Int, _ name: String, _ category: Int, _ cost: Int) {
    (self.id, self.name, self.cost) = (id, name, cost)
    self.category = StubTerm.categories.first { $0.id == category } ?? StubTerm.categories[0]
  }

  static let all: [StubItem] = known + madeUp

  private static let known: [StubItem] = [
    .init(1, "master-ball", 34, 0), .init(2, "ultra-ball", 34, 800),
    .init(3, "great-ball", 34, 600), .init(4, "poke-ball", 34, 200),
    .init(5, "safari-ball", 33, 0), .init(6, "net-ball", 33, 1000),
    .init(17, "potion", 27, 200), .init(18, "antidote", 3, 200),
  ]

  /// The made-up items, with gaps between their ids, as in the real list.
  private static let madeUp: [StubItem] = {
    let starts = [
      "dawn", "harbor", "glass", "tide", "ember", "moss", "cloud", "iron", "salt", "owl",
    ]
    let ends = ["charm", "lantern", "tonic", "shell", "map", "scarf", "stone", "berry", "whistle"]
    let categories = [3, 7, 10, 12, 20, 27, 33, 54]
    return (0..<starts.count * ends.count).map { index in
      StubItem(
        20 + index + index / 7 * 3, "\(starts[index % starts.count])-\(ends[index / starts.count])",
        categories[(index / 3) % categories.count], index % 6 == 0 ? 0 : 50 * (index % 37))
    }
  }()

  // MARK: - As PokeAPI writes them

  /// Returns an item's JSON.
  ///
  /// Items of an even id have that of before August 2026: `cost` and no `prices`, and links without
  /// a host.
  ///
  /// A few have nothing but a name.
  func json(_ whole: PokedexLink) -> StubJSON {
    let (isOld, isBare) = (id % 2 == 0, id % 11 == 0)
    let link = PokedexLink(base: isOld ? "" : whole.base)
    let title = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
    let picture: StubJSON = isBare ? .null : "\(whole.base)/pictures/sprites/items/\(name).png"
    return [
      "category": link.to(category, "item-category"),
      "cost": isOld ? .integer(cost) : nil,
      "effect_entries": isBare ? [] : effects(title, link),
      "flavor_text_entries": isBare
        ? []
        : link.texts(
          [
            "en": "A thing that\nhelps a POKéMON\na little.", "es": "Ayuda un poco\na un POKéMON.",
            "es-419": "Ayuda un poco\na un POKéMON.",
          ], as: "text"),
      "name": .string(name),
      "names": isBare
        ? [] : link.texts(["es": id == 17 ? "Poción" : "\(title) (objeto)", "en": title]),
      "prices": isOld ? nil : .array(prices(link)),
      "sprites": id % 13 == 0 ? .null : ["default": picture],
    ]
  }

  /// Returns the effects.
  ///
  /// Some items have none in English.
  private func effects(_ title: String, _ link: PokedexLink) -> StubJSON {
    id % 7 == 0
      ? link.texts(["fr": "Aide un peu."], as: "short_effect")
      : link.texts(["fr": "Aide un peu.", "en": "\(title) helps a little."], as: "short_effect")
  }

  /// Returns the prices.
  ///
  /// Most items have none yet; of several the last is that of the latest game.
  private func prices(_ link: PokedexLink) -> [StubJSON] {
    guard id % 5 == 1 else { return [] }
    let games = [(1, "red-blue", cost / 2), (25, "scarlet-violet", cost)]
    return games.map { id, game, price in
      [
        "currency": ["name": "poke-dollar"],
        "purchase_price": price == 0 ? .null : .integer(price),
        "version_group": link.to(StubTerm(id: id, name: game), "version-group"),
      ]
    }
  }
}
