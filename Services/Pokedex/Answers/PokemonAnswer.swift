import Domain

/// The answer of `pokemon/{id}`, without the nine tenths of it that are moves.
struct PokemonAnswer: Decodable, Sendable {
  let name: String
  let species: NamedResource?
  let traits: PokemonTraits
  /// The abilities' ids by their names, where the answer has any.
  let abilityIDs: [String: Int]
  let sprite: WebLink?

  private enum Key: String, CodingKey {
    case name, species, types, stats, abilities, height, weight, sprites
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    name = try values.name(.name)
    species = values.lenient(NamedResource.self, .species)
    sprite = SpriteLink.front(values, .sprites)
    let stats = values.entries(Stat.self, .stats).map { ($0.stat, $0.value) }
    let abilities = values.entries(Slot.self, .abilities)
    abilityIDs = abilities.reduce(into: [:]) { ids, slot in
      if let ability = slot.ability { ids[ability.name] = ability.id }
    }
    traits = PokemonTraits(
      types: values.entries(Slot.self, .types).compactMap(\.type?.name).uniqued(),
      stats: Dictionary(stats, uniquingKeysWith: { first, _ in first }),
      abilities: abilities.compactMap(\.pokemonAbility).uniqued(),
      height: values.positive(.height), weight: values.positive(.weight))
  }

  private struct Stat: Decodable {
    let stat: PokemonStat
    let value: Int

    private enum Key: String, CodingKey {
      case stat
      case value = "base_stat"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let name = try values.decode(NamedResource.self, forKey: .stat).name
      guard let stat = PokemonStat(rawValue: name), let value = values.positive(.value) else {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: values, debugDescription: "no stat of a Pokémon")
      }
      self.stat = stat
      self.value = value
    }
  }

  /// A type or an ability.
  private struct Slot: Decodable {
    let type: NamedResource?
    let ability: NamedResource?
    let isHidden: Bool

    var pokemonAbility: PokemonAbility? {
      ability.map { PokemonAbility(name: $0.name, isHidden: isHidden) }
    }

    private enum Key: String, CodingKey {
      case type, ability
      case isHidden = "is_hidden"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      type = values.lenient(NamedResource.self, .type)
      ability = values.lenient(NamedResource.self, .ability)
      isHidden = values.lenient(Bool.self, .isHidden) ?? false
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first place.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// The answer of `ability/{id}`: what players call the ability.
struct AbilityAnswer: Decodable, Sendable {
  let names: LocalizedText?

  private enum Key: String, CodingKey { case names }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    names = LanguageEntry.first(in: LanguageEntries(values, .names, text: "name").entries)
  }
}

/// The answer of `pokemon-species/{number}`.
struct SpeciesAnswer: Decodable, Sendable {
  let genus: LocalizedText?
  let flavor: LocalizedText?

  private enum Key: String, CodingKey {
    case genera
    case flavors = "flavor_text_entries"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    genus = LanguageEntry.first(in: LanguageEntries(values, .genera, text: "genus").entries)
    flavor = LanguageEntry.last(
      in: LanguageEntries(values, .flavors, text: "flavor_text").entries)
  }
}

/// The answer of `type/{id}`: which Pokémon are of the type, and in which slot they have it.
struct TypeAnswer: Decodable, Sendable {
  struct Member: Decodable, Sendable {
    let pokemon: NamedResource
    /// From 1 on; the last where it is not known.
    let slot: Int

    private enum Key: String, CodingKey { case pokemon, slot }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      pokemon = try values.decode(NamedResource.self, forKey: .pokemon)
      slot = values.positive(.slot) ?? .max
    }
  }

  let members: [Member]

  private enum Key: String, CodingKey { case pokemon }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    members = try values.decode(ReadableEntries<Member>.self, forKey: .pokemon).entries
  }
}
