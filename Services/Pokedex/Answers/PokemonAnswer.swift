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
