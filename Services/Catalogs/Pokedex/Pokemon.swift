package import Contracts
package import Domain
package import Storage

/// A form of a Pokémon, with the forms that PokeAPI distinguishes.
package struct Pokemon: Entity, Summarizable, Describable, Codable {
  package static let catalog = CatalogID("pokemon", name: Words("Pokémon"))

  /// PokeAPI's id: the species' number for its own form, from 10001 on for the others.
  package let id: String
  /// PokeAPI's name ("charizard-mega-x").
  package let slug: String
  /// The species' number in the national Pokédex; `nil` if the species is not known yet.
  package let number: Int?
  /// The name for people ("Charizard Mega X").
  package let name: String
  /// The types, stats and other traits.
  package var traits = PokemonTraits()
  /// The kind of Pokémon ("Seed Pokémon").
  package var species: LocalizedText?
  /// The text of the newest game on the species.
  package var flavor: LocalizedText?
  /// The link to the picture, once the service was asked.
  package var sprite: WebLink?
  /// The evolutions of its family, if they are not embedded.
  package var evolutions: [Evolution]?
  /// Whether it comes from the service's answer on this Pokémon alone, rather than from lists.
  package var isDetailed = false

  package var summary: Summary {
    let facts = [number.map(Fact.number), .types(traits.types)].compactMap(\.self)
    return Summary(title: name, facts: facts, picture: picture)
  }

  package func fact(sortedBy key: String) -> Fact? {
    guard let stat = PokemonStat(rawValue: key) else { return nil }
    return traits.stats[stat].map { .stats([stat: $0]) }
  }

  /// The picture.
  ///
  /// Lists have no links to sprites, but these have the Pokémon's id as their name.
  private var picture: PictureAddress {
    PokeAPI.picture(sprite, orSprite: ["pokemon", "\(id).png"])
  }

  package var facts: [Fact] {
    let facts: [Fact?] = [
      number.map(Fact.number), .name(name), .types(traits.types),
      species.map { Fact("species", Words("Species"), .localized($0)) },
      flavor.map { Fact("flavor", Words("In the Pokédex"), .paragraph($0)) },
      Fact("height", Words("Height"), .tenths(traits.height, unit: "m")),
      Fact("weight", Words("Weight"), .tenths(traits.weight, unit: "kg")),
      .abilities(traits.abilities), .stats(traits.stats), .sprite(sprite),
    ]
    return facts.compactMap(\.self)
  }
}

extension Pokemon: StoredEntity {
  package static let hasDetails = true
  package static let filters = Pokedex.description.filters
  package static let sortKeys = Pokedex.description.sortKeys

  /// Stats are sorted from the highest to the lowest; unknown ones come last.
  package func sortKey(for key: String) -> SortKey {
    PokemonStat(rawValue: key).map { .highest(traits.stats[$0]) } ?? .text(name)
  }

  /// The catalog's own order: by number; the species' own form first, then its other forms by their
  /// ids.
  ///
  /// PokeAPI has the other forms at the end of its list. Here they stand beside their species, so
  /// that "next" goes from Charizard to its Mega forms. A form with an unknown species comes last.
  package static func isListed(_ first: Self, before second: Self) -> Bool {
    func rank(_ pokemon: Self) -> (Int, Int) { (pokemon.number ?? .max, Int(pokemon.id) ?? .max) }
    return rank(first) < rank(second)
  }

  package var searchedTexts: [String] {
    [name, slug]
      + traits.types.flatMap { type in
        PokemonTypes.all.words[type].map { words in Language.allCases.map { words[$0] } } ?? [type]
      }
  }

  package var searchedNames: [String] { [name] }

  /// A species weighs as much as a city that most people do not know, its other forms less.
  package var nameWeight: Int { Int(id).map { $0 > 10_000 } ?? false ? 25_000 : 250_000 }

  package func number(for key: String) -> Double? {
    switch key {
    case "number": number.map(Double.init)
    case "height": traits.height.map { Double($0) / 10 }
    case "weight": traits.weight.map { Double($0) / 10 }
    default: PokemonStat(rawValue: key).flatMap { traits.stats[$0] }.map(Double.init)
    }
  }

  package static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    switch filter.key {
    case "type":
      let names = try PokemonTypes.all.names(of: filter)
      return { !names.isDisjoint(with: $0.traits.types) }
    case "weakto":
      let names = try PokemonTypes.attacks.names(of: filter)
      return { pokemon in
        names.contains { TypeChart.quarters(of: $0, on: pokemon.traits.types) > 4 }
      }
    default:
      return isValue(of: filter) {
        $0.traits.abilities.flatMap { [$0.name] + ($0.names?.all ?? []) }
      }
    }
  }

  /// The service's answer on this Pokémon wins over a list, however old it is; otherwise the newer
  /// one wins, which is `self`.
  package func completed(by other: Self) -> Self {
    let (first, second) = other.isDetailed && !isDetailed ? (other, self) : (self, other)
    return Pokemon(
      id: first.id, slug: first.slug, number: first.number ?? second.number, name: first.name,
      traits: first.traits.completed(by: second.traits), species: first.species ?? second.species,
      flavor: first.flavor ?? second.flavor, sprite: first.sprite ?? second.sprite,
      evolutions: first.evolutions ?? second.evolutions, isDetailed: first.isDetailed)
  }
}
