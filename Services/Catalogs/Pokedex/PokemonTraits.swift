package import Domain

/// The traits in which forms of Pokémon differ; an empty or `nil` one is not known.
package struct PokemonTraits: Hashable, Sendable {
  /// PokeAPI's names of the types, in the order of their slots.
  package var types: [String] = []
  package var stats = PokemonStats()
  package var abilities: [PokemonAbility] = []
  /// The height in decimetres.
  package var height: Int?
  /// The weight in hectograms.
  package var weight: Int?

  package init(
    types: [String] = [], stats: PokemonStats = PokemonStats(), abilities: [PokemonAbility] = [],
    height: Int? = nil, weight: Int? = nil
  ) {
    self.types = types
    self.stats = stats
    self.abilities = abilities
    self.height = height
    self.weight = weight
  }

  /// Whether all traits are known, so that no others can complete them.
  var areWhole: Bool {
    !types.isEmpty && !stats.numbers.contains(0) && !abilities.isEmpty && height != nil
      && weight != nil
  }

  func completed(by other: Self) -> Self {
    PokemonTraits(
      types: types.isEmpty ? other.types : types,
      stats: stats.completed(by: other.stats),
      abilities: abilities.isEmpty ? other.abilities : abilities,
      height: height ?? other.height, weight: weight ?? other.weight)
  }
}

/// Stores traits in a flat form, as lists of names and numbers, because a store has some 1,350 of
/// these to read. There are six stats in their order, 0 for unknown ones, and the indices of the
/// hidden abilities. The players' names of abilities are stored for Pokémon that were opened.
extension PokemonTraits: Codable {
  private enum Key: String, CodingKey {
    case types, stats, abilities, hidden, height, weight
    case abilityNames = "ability_names"
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    types = try values.decode([String].self, forKey: .types)
    stats = PokemonStats(try values.decode([Int].self, forKey: .stats))
    let hidden = try values.decode([Int].self, forKey: .hidden)
    let names = try values.decodeIfPresent([String: LocalizedText].self, forKey: .abilityNames)
    abilities = try values.decode([String].self, forKey: .abilities).enumerated().map {
      PokemonAbility(name: $1, isHidden: hidden.contains($0), names: names?[$1])
    }
    height = try values.decodeIfPresent(Int.self, forKey: .height)
    weight = try values.decodeIfPresent(Int.self, forKey: .weight)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(types, forKey: .types)
    try values.encode(stats.numbers, forKey: .stats)
    try values.encode(abilities.map(\.name), forKey: .abilities)
    try values.encode(abilities.indices.filter { abilities[$0].isHidden }, forKey: .hidden)
    let names: [String: LocalizedText] = abilities.reduce(into: [:]) { $0[$1.name] = $1.names }
    if !names.isEmpty { try values.encode(names, forKey: .abilityNames) }
    try values.encodeIfPresent(height, forKey: .height)
    try values.encodeIfPresent(weight, forKey: .weight)
  }
}

/// An ability that a Pokémon can have.
package struct PokemonAbility: Hashable, Sendable {
  /// The name as the source writes it: "Leaf Guard" or "leaf-guard".
  package let name: String
  /// Whether it is a hidden ability, which a Pokémon seldom has.
  package let isHidden: Bool
  /// The players' name in each language; `nil` until the service was asked.
  package var names: LocalizedText?

  package init(name: String, isHidden: Bool, names: LocalizedText? = nil) {
    self.name = name
    self.isHidden = isHidden
    self.names = names
  }
}

/// The base stats of a form, as far as they are known.
package struct PokemonStats: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The stats in the order of `PokemonStat`; an unknown one is 0.
  private(set) var numbers = [0, 0, 0, 0, 0, 0]

  package init(_ numbers: [Int] = []) {
    for (index, number) in numbers.prefix(6).enumerated() { self.numbers[index] = max(0, number) }
  }

  /// If a stat occurs twice, the first one counts.
  package init(_ elements: [(PokemonStat, Int)]) {
    for (stat, number) in elements where self[stat] == nil { self[stat] = number }
  }

  package init(dictionaryLiteral elements: (PokemonStat, Int)...) {
    self.init(elements)
  }

  /// A stat; `nil` if it is not known.
  package private(set) subscript(stat: PokemonStat) -> Int? {
    get { numbers[stat.index] > 0 ? numbers[stat.index] : nil }
    set { numbers[stat.index] = newValue ?? 0 }
  }

  func completed(by other: Self) -> Self {
    Self(zip(numbers, other.numbers).map { $0 > 0 ? $0 : $1 })
  }
}

/// A base stat of a Pokémon; the raw value is PokeAPI's name and the key to sort by.
package enum PokemonStat: String, CaseIterable, Hashable, Sendable, Codable {
  case hp, attack, defense
  case specialAttack = "special-attack"
  case specialDefense = "special-defense"
  case speed

  /// The index of the stat among those of a form.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package var words: Words {
    switch self {
    case .hp: Words("HP")
    case .attack: Words("attack")
    case .defense: Words("defense")
    case .specialAttack: Words("special attack")
    case .specialDefense: Words("special defense")
    case .speed: Words("speed")
    }
  }
}
