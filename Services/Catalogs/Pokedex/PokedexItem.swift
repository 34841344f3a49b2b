package import Contracts
package import Domain
package import Storage

/// An item of the Pokédex.
package struct PokedexItem: Entity, Summarizable, Describable, Codable {
  package static let catalog = CatalogID("items", name: Words("items"))

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
  package var name: String { names?[.english] ?? SlugWords.words(slug) }

  package var summary: Summary {
    Summary(
      title: name, names: names, facts: [.category(category), .cost(cost)],
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
      Fact("effect", Words("Effect"), .paragraph(effect)), .sprite(sprite),
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

  package static func order(_ key: String?, in language: Language) -> String? {
    key == "name" && language != .english ? NameOrder.key(language) : key
  }

  /// Costs are sorted from the highest to the lowest; unknown ones come last.
  package func sortKey(for key: String) -> SortKey {
    switch key {
    case "category": .text(category)
    case "cost": .highest(cost)
    default: .text(NameOrder.language(key).flatMap { names?[$0] } ?? name)
    }
  }

  /// The names, with those in other languages once the service was asked for them, and the category.
  package var searchedTexts: [String] {
    ([name, slug] + (names?.all ?? []) + [category].compactMap(\.self)).uniqued
  }

  package var searchedNames: [String] { ([name] + (names?.all ?? [])).uniqued }

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
      names: first.names?.completed(by: second.names) ?? second.names,
      category: first.category ?? second.category, cost: first.cost ?? second.cost,
      effect: first.effect ?? second.effect, sprite: first.sprite ?? second.sprite,
      isDetailed: first.isDetailed)
  }
}
