/// Writes items and their categories as PokeAPI does.
///
/// Items of an even id answer as before August 2026: with `cost`, without `prices`, their links
/// without a host.
struct ItemJSON: Sendable {
  let base: String

  func json(_ item: StubItem) -> StubJSON {
    let isOld = item.id % 2 == 0
    let link = PokedexLink(base: isOld ? "" : base)
    let kana = isOld ? "ja-Hrkt" : "ja-hrkt"
    let isBare = item.id % 11 == 0
    var members: [(key: String, value: StubJSON)] = [
      ("attributes", []),
      ("baby_trigger_for", .null),
      ("category", link.named(item.category.name, "item-category", item.category.id)),
    ]
    if isOld { members.append(("cost", .integer(item.cost))) }
    members += [
      ("effect_entries", isBare ? [] : .array(effects(item, link))),
      ("flavor_text_entries", isBare ? [] : .array(texts(item, link))),
      ("fling_effect", .null),
      ("fling_power", item.id % 3 == 0 ? .null : 30),
      ("game_indices", []),
      ("held_by_pokemon", []),
      ("id", .integer(item.id)),
      ("machines", []),
      ("name", .string(item.name)),
      (
        "names",
        isBare
          ? []
          : link.texts(
            [(kana, "どうぐ\(item.id)"), ("es", spanishName(item)), ("en", item.title)], as: "name")
      ),
    ]
    if !isOld { members.append(("prices", prices(item, link))) }
    let sprite = StubJSON.string("\(base)/pictures/sprites/items/\(item.name).png")
    members.append(("sprites", item.id % 13 == 0 ? .null : ["default": isBare ? .null : sprite]))
    return .object(members)
  }

  func json(of category: StubCategory) -> StubJSON {
    let link = PokedexLink(base: base)
    let items = StubItem.all.filter { $0.category.id == category.id }
    return [
      "id": .integer(category.id),
      "items": .array(items.map { link.named($0.name, "item", $0.id) }),
      "name": .string(category.name),
      "names": link.texts([("es", category.spanish), ("en", category.english)], as: "name"),
      "pocket": link.named("misc", "item-pocket", 1),
    ]
  }

  private func spanishName(_ item: StubItem) -> String {
    item.id == 17 ? "Poción" : "\(item.title) (objeto)"
  }

  private func effects(_ item: StubItem, _ link: PokedexLink) -> [StubJSON] {
    let french: StubJSON = [
      "effect": "Utilisé sur un allié\n:   Aide un peu.", "language": link.language("fr"),
      "short_effect": "Aide un peu.",
    ]
    let english: StubJSON = [
      "effect": "Used on a friend\n:   \(item.title) helps a little.\n\n    Nothing is lost.",
      "language": link.language("en"), "short_effect": "\(item.title) helps a little.",
    ]
    return item.id % 7 == 0 ? [french] : [french, english]
  }

  private func texts(_ item: StubItem, _ link: PokedexLink) -> [StubJSON] {
    let group = link.named("ruby-sapphire", "version-group", 5)
    return [
      ("en", "A thing that\nhelps a POKéMON\na little."), ("es", "Ayuda un poco\na un POKéMON."),
      ("es-419", "Ayuda un poco\na un POKéMON."),
    ].map { language, text in
      ["language": link.language(language), "text": .string(text), "version_group": group]
    }
  }

  /// Mostly none yet; where there are some, the latest game's is the last.
  private func prices(_ item: StubItem, _ link: PokedexLink) -> StubJSON {
    guard item.id % 5 == 1 else { return [] }
    return .array(
      [("red-blue", 1, item.cost / 2), ("scarlet-violet", 25, item.cost)].map { name, id, price in
        [
          "currency": link.named("poke-dollar", "currency", 1),
          "purchase_price": price == 0 ? .null : .integer(price),
          "sell_price": .integer(price / 2),
          "version_group": link.named(name, "version-group", id),
        ]
      })
  }
}
