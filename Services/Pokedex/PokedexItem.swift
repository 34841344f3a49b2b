package import Domain

/// An item of the Pokédex.
package struct PokedexItem: Entity, Summarizable, Describable, Codable {
  package static let catalog = CatalogID("items", name: Words("items", "objetos"))

  /// PokeAPI's, a number.
  package let id: String
  /// PokeAPI's name ("poke-ball").
  package let slug: String
  /// What it is called in its games, where the service was asked.
  package let names: LocalizedText?
  /// PokeAPI's name ("standard-balls").
  package let category: String?
  /// In Pokédollars.
  package let cost: Int?
  package let effect: LocalizedText?
  package let sprite: WebLink?
  /// Whether this is what the service says of this one, rather than what lists say of all.
  package let isDetailed: Bool

  package init(
    id: String, slug: String, names: LocalizedText? = nil, category: String? = nil,
    cost: Int? = nil, effect: LocalizedText? = nil, sprite: WebLink? = nil, isDetailed: Bool = false
  ) {
    self.id = id
    self.slug = slug
    self.names = names
    self.category = category
    self.cost = cost
    self.effect = effect
    self.sprite = sprite
    self.isDetailed = isDetailed
  }

  /// The English name where it is known, else PokeAPI's in words.
  package var name: String { names?.english ?? SlugWords.words(slug) }

  package var summary: Summary {
    Summary(title: name, facts: [.category(category), .cost(cost)], picture: picture)
  }

  /// Lists name no sprites, which are called as the item.
  private var picture: PictureAddress {
    PokeAPI.picture(sprite, orSprite: ["items", "\(slug).png"])
  }

  package var facts: [Fact] {
    [.name(name), .category(category), .cost(cost), .effect(effect), .sprite(sprite)]
  }
}
