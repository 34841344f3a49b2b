package import Contracts
package import Domain
package import Storage

/// An item of the Pokédex.
package struct PokedexItem: Entity, Summarizable, Describable, Codable {
  package static let catalog = CatalogID("items", name: Words("items", "objetos"))

  /// PokeAPI's id, which is a number.
  package let id: String
  /// PokeAPI's name ("poke-ball").
  package let slug: String
  /// The names in the games, once the service was asked.
  package var names: LocalizedText?
  /// PokeAPI's name ("standard-balls").
  package var category: String?
  /// The cost in Pokédollars.
  package var cost: Int?
  /// The effect of the item in the games, once the service was asked.
  package var effect: LocalizedText?
  /// The link to the picture, once the service was asked.
  package var sprite: WebLink?
  /// Whether it comes from the service's answer on this item alone, rather than from lists.
  package var isDetailed = false

  /// The English name if it is known, else PokeAPI's name in words.
  package var name: String { names?.english ?? SlugWords.words(slug) }

  package var summary: Summary {
    Summary(
      title: name, spanishTitle: names?.spanish, facts: [.category(category), .cost(cost)],
      picture: picture)
  }

  /// The picture.
  ///
  /// Lists have no links to sprites, but these have the item's name.
  private var picture: PictureAddress {
    PokeAPI.picture(sprite, orSprite: ["items", "\(slug).png"])
  }

  package var facts: [Fact] {
    [
      .name(name), .category(category), .cost(cost),
      Fact("effect", Words("Effect", "Efecto"), .paragraph(effect)), .sprite(sprite),
    ]
  }
}

extension PokedexItem: StoredEntity {
  package static let hasDetails = true
  package static let listsDetails = true
  package static let filters = Items.description.filters
  package static let sortKeys = Items.description.sortKeys

  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .whole(adding: [.names(of: []), .categories])
  }

  /// The key of the order by Spanish names.
  private static let spanishName = "nombre"

  package static func spanishOrder(_ key: String?) -> String? {
    key == "name" ? spanishName : key
  }

  /// Costs are sorted from the highest to the lowest; unknown ones come last.
  package func sortKey(for key: String) -> SortKey {
    switch key {
    case "category": .text(category)
    case "cost": .highest(cost)
    case Self.spanishName: .text(names?.spanish ?? name)
    default: .text(name)
    }
  }

  /// The names, with the Spanish one once the service was asked for it, and the category.
  package var searchedTexts: [String] {
    [name, slug, names?.spanish, category].compactMap(\.self)
  }

  package var searchedNames: [String] { [name] + [names?.spanish].compactMap(\.self) }

  package var nameWeight: Int { 120_000 }

  package func number(for key: String) -> Double? { cost.map(Double.init) }

  /// Any category may be asked for: they are not known before they are fetched.
  package static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    isValue(of: filter) { [$0.category] }
  }

  /// The service's answer on this item wins over a list, however old it is; otherwise the newer one
  /// wins, which is `self`.
  package func completed(by other: Self) -> Self {
    let (first, second) = other.isDetailed && !isDetailed ? (other, self) : (self, other)
    return PokedexItem(
      id: first.id, slug: first.slug,
      names: LocalizedText(
        english: first.names?.english ?? second.names?.english,
        spanish: first.names?.spanish ?? second.names?.spanish),
      category: first.category ?? second.category, cost: first.cost ?? second.cost,
      effect: first.effect ?? second.effect, sprite: first.sprite ?? second.sprite,
      isDetailed: first.isDetailed)
  }
}
