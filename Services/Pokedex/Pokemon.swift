package import Domain

/// A form of a Pokémon, as PokeAPI counts them.
package struct Pokemon: Entity, Summarizable, Describable, Codable {
  package static let catalog = CatalogID("pokemon", name: Words("Pokémon", "Pokémon"))

  /// PokeAPI's: the species' number for its own form, from 10001 on for the others.
  package let id: String
  /// PokeAPI's name ("charizard-mega-x").
  package let slug: String
  /// The species' number in the national Pokédex; nil where the species is not known yet.
  package let number: Int?
  /// What people call it ("Charizard Mega X").
  package let name: String
  package let traits: PokemonTraits
  /// What kind it is ("Seed Pokémon").
  package let species: LocalizedText?
  /// What the newest game says of the species.
  package let flavor: LocalizedText?
  package let sprite: WebLink?
  /// Whether this is what the service says of this one, rather than what lists say of all.
  package let isDetailed: Bool

  package init(
    id: String, slug: String, number: Int?, name: String, traits: PokemonTraits = PokemonTraits(),
    species: LocalizedText? = nil, flavor: LocalizedText? = nil, sprite: WebLink? = nil,
    isDetailed: Bool = false
  ) {
    self.id = id
    self.slug = slug
    self.number = number
    self.name = name
    self.traits = traits
    self.species = species
    self.flavor = flavor
    self.sprite = sprite
    self.isDetailed = isDetailed
  }

  func with(_ traits: PokemonTraits) -> Self {
    Pokemon(
      id: id, slug: slug, number: number, name: name, traits: traits, species: species,
      flavor: flavor, sprite: sprite, isDetailed: isDetailed)
  }

  package var summary: Summary {
    Summary(title: name, facts: numberFact + [.types(traits.types)], picture: picture)
  }

  package func fact(sortedBy key: String) -> Fact? {
    guard let stat = PokemonStat(rawValue: key) else { return nil }
    return traits.stats[stat].map { .stats([stat: $0]) }
  }

  /// Lists name no sprites, which are called by the id.
  private var picture: PictureAddress {
    PokeAPI.picture(sprite, orSprite: ["pokemon", "\(id).png"])
  }

  package var facts: [Fact] {
    var facts = numberFact + [.name(name), .types(traits.types)]
    if let species { facts.append(.species(species)) }
    if let flavor { facts.append(.flavor(flavor)) }
    return facts + [
      .height(traits.height), .weight(traits.weight), .abilities(traits.abilities),
      .stats(traits.stats), .sprite(sprite),
    ]
  }

  private var numberFact: [Fact] { number.map { [.number($0)] } ?? [] }
}
