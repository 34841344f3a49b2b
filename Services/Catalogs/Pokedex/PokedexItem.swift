import Contracts
package import Domain
package import Storage

/// An item of the Pokédex.
package struct PokedexItem: Entity, Summarizable, Describable, Codable {
  package static let catalog = CatalogID("items", name: Words("items", "objetos"))

  /// PokeAPI's, a number.
  package let id: String
  /// PokeAPI's name ("poke-ball").
  package let slug: String
  /// What it is called in its games, where the service was asked.
  package var names: LocalizedText?
  /// PokeAPI's name ("standard-balls").
  package var category: String?
  /// In Pokédollars.
  package var cost: Int?
  package var effect: LocalizedText?
  package var sprite: WebLink?
  /// Whether this is what the service says of this one, rather than what lists say of all.
  package var isDetailed = false

  /// The English name where it is known, else PokeAPI's in words.
  package var name: String { names?.english ?? SlugWords.words(slug) }

  package var summary: Summary {
    Summary(
      title: name, spanishTitle: names?.spanish, facts: [.category(category), .cost(cost)],
      picture: picture)
  }

  /// Lists name no sprites, which are called as the item.
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
  package static let filterKeys = Items.description.filterKeys
  package static let sortKeys = Items.description.sortKeys

  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .whole(adding: [.names(of: []), .categories])
  }

  /// Of the Spanish names.
  private static let spanishName = "nombre"

  package static func spanishOrder(_ key: String?) -> String? {
    key == "name" ? spanishName : key
  }

  /// Costs go from the highest to the lowest; what is not known comes last.
  package func sortKey(for key: String) -> SortKey {
    switch key {
    case "category": .text(category)
    case "cost": .highest(cost)
    case Self.spanishName: .text(names?.spanish ?? name)
    default: .text(name)
    }
  }

  /// Its names, the Spanish one once the service was asked for it, and its category.
  package var searchedTexts: [String] {
    [name, slug, names?.spanish, category].compactMap(\.self)
  }

  package var searchedNames: [String] { [name] + [names?.spanish].compactMap(\.self) }

  /// Any category may be asked for: what they are is not known before they were fetched.
  package func passes(_ filter: Filter) throws(DataError) -> Bool {
    guard filter.key == "category" else { return true }
    return category.map { Fold.bytes($0) == Fold.bytes(filter.value) } ?? false
  }

  /// What the service says of this one wins over what a list says of it, however old it is; else
  /// the newer, which is the one asked, wins.
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
