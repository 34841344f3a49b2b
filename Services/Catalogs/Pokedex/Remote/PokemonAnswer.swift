import Contracts
import Decoding
import Domain

/// The answer of `pokemon/{id}` without the moves, which are nine tenths of it.
struct PokemonAnswer: Decodable, Sendable {
  let name: String
  let species: NamedResource?
  let traits: PokemonTraits
  /// The abilities' ids by their names, as far as the answer has them.
  let abilityIDs: [String: Int]
  let sprite: WebLink?

  init(from decoder: any Decoder) throws {
    let members = try decoder.members()
    name = try members.name(.name)
    species = members.readable(NamedResource.self, .species)
    sprite = members.sprite()
    let stats = (try? members.entries(Stat.self, .stats)) ?? []
    let types = (try? members.entries(Slot.self, .types)) ?? []
    let abilities = (try? members.entries(Slot.self, .abilities)) ?? []
    abilityIDs = abilities.reduce(into: [:]) { ids, slot in
      if let ability = slot.ability { ids[ability.name] = ability.id }
    }
    traits = PokemonTraits(
      types: types.compactMap(\.type?.name).uniqued(),
      stats: PokemonStats(stats.map { ($0.stat, $0.value) }),
      abilities: abilities.compactMap { slot in
        slot.ability.map { PokemonAbility(name: $0.name, isHidden: slot.isHidden) }
      }.uniqued(),
      height: members.positive(.height), weight: members.positive(.weight))
  }

  private struct Stat: Decodable {
    let stat: PokemonStat
    let value: Int

    init(from decoder: any Decoder) throws {
      let members = try decoder.members()
      let name = try members.decode(NamedResource.self, forKey: .stat).name
      stat = try members.required(PokemonStat(rawValue: name), at: .stat)
      value = try members.required(members.positive(.value), at: .value)
    }
  }

  /// A type or an ability.
  private struct Slot: Decodable {
    let type: NamedResource?
    let ability: NamedResource?
    let isHidden: Bool

    init(from decoder: any Decoder) throws {
      let members = try decoder.members()
      type = members.readable(NamedResource.self, .type)
      ability = members.readable(NamedResource.self, .ability)
      isHidden = members.readable(Bool.self, .isHidden) ?? false
    }
  }
}

extension Array where Element: Hashable {
  /// Returns each element once, at its first place.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// The answer of `ability/{id}`: the players' names of the ability.
struct AbilityAnswer: Decodable, Sendable {
  let names: LocalizedText?

  init(from decoder: any Decoder) throws {
    names = try decoder.members().text(.names, "name")
  }
}

/// The answer of `pokemon-species/{number}`.
struct SpeciesAnswer: Decodable, Sendable {
  let genus: LocalizedText?
  let flavor: LocalizedText?
  /// The id of its family; `nil` if the answer does not have it.
  let chainID: Int?

  init(from decoder: any Decoder) throws {
    let members = try decoder.members()
    genus = members.text(.genera, "genus")
    flavor = members.text(.flavors, "flavor_text", newest: true)
    chainID = members.members(AnswerKey.self, of: .evolutionChain)?.readable(String.self, .url)
      .flatMap(NamedResource.id(of:))
  }
}

/// The answer of `type/{id}`: the Pokémon that have the type, and the slots they have it in.
struct TypeAnswer: Decodable, Sendable {
  struct Member: Decodable, Sendable {
    let pokemon: NamedResource
    /// The slot, from 1 on; the largest number if it is not known.
    let slot: Int

    init(from decoder: any Decoder) throws {
      let members = try decoder.members()
      pokemon = try members.decode(NamedResource.self, forKey: .pokemon)
      slot = members.positive(.slot) ?? .max
    }
  }

  let members: [Member]

  init(from decoder: any Decoder) throws {
    members = try decoder.members().entries(Member.self, .pokemon)
  }
}
