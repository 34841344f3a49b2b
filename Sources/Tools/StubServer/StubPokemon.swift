/// A Pokémon, or one of its other forms.
///
/// The first thirty are real, so that a demo looks familiar; the others are made up.
struct StubPokemon: PokedexNamed {
  let id: Int
  let name: String
  let types: [String]
  /// The base stats: hp, attack, defense, special attack, special defense, speed.
  let stats: [Int]
  /// The height in decimetres.
  let height: Int
  /// The weight in hectograms.
  let weight: Int

  /// A line of a table: id, name, types, stats, height, weight.
  private typealias Row = (Int, String, [String], [Int], Int, Int)

  private init(_ row: Row) { (id, name, types, stats, height, weight) = row }

  static let all = species + forms.map(StubPokemon.init)

  /// The Pokémon of the species 1 to 150, one for each.
  static let species: [StubPokemon] = {
    var numbers = SeededNumbers(seed: 151)
    return known.map(StubPokemon.init) + (31...150).map { madeUp($0, &numbers) }
  }()

  /// The species of a form: the name of the form begins with its name.
  private var species: StubPokemon {
    Self.species.first { $0.name == name || name.hasPrefix($0.name + "-") } ?? self
  }

  private static func madeUp(_ id: Int, _ numbers: inout SeededNumbers) -> StubPokemon {
    let starts = [
      "brem", "cal", "dri", "fen", "glo", "hul", "jor", "lum", "mok", "nim", "pru", "zef",
    ]
    let ends = ["ling", "dor", "paca", "tuga", "nix", "rill", "musk", "veil", "castor", "quito"]
    // Each pair occurs once: 12 × 10 names for 120 numbers.
    let name = starts[id % starts.count] + ends[(id / starts.count) % ends.count]
    let names = StubTerm.types.prefix(18).map(\.name)
    var types = [numbers.one(of: names)]
    if numbers.number(0...1) == 1 { types.append(numbers.one(of: names.filter { $0 != types[0] })) }
    let stats = (0..<6).map { _ in numbers.number(15...130) }
    let height = id == 77 ? -1 : numbers.number(2...40)
    return StubPokemon(
      (id, name, types, stats, height, id == 78 ? 0 : numbers.number(1...5000)))
  }

  // MARK: - As PokeAPI writes them

  func json(_ link: PokedexLink) -> StubJSON {
    let names = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"]
    return [
      "abilities": abilities(link),
      "height": .integer(height),
      "name": .string(name),
      "species": link.to(species, "pokemon-species"),
      "sprites": sprites(link.base),
      "stats": .array(
        zip(names, stats).map { ["base_stat": .integer($1), "stat": ["name": .string($0)]] }),
      "types": .array(types.map { ["type": ["name": .string($0)]] }),
      "weight": .integer(weight),
    ]
  }

  private func abilities(_ link: PokedexLink) -> StubJSON {
    if id == 79 { return .null }
    if id == 80 { return [["ability": .null]] }
    return .array(
      [0, 2].map { shift in
        let ability = StubTerm.abilities[(species.id + shift) % StubTerm.abilities.count]
        return ["ability": link.to(ability, "ability"), "is_hidden": .bool(shift > 0)]
      })
  }

  /// Returns the addresses of pictures.
  ///
  /// Some Pokémon have none, some only the big one.
  private func sprites(_ base: String) -> StubJSON {
    if id == 84 { return .null }
    let folder = "\(base)/pictures/sprites/pokemon"
    let small: StubJSON = [85, 86].contains(id) ? .null : "\(folder)/\(id).png"
    let big: StubJSON = id == 86 ? .null : "\(folder)/other/official-artwork/\(id).png"
    return ["front_default": small, "other": ["official-artwork": ["front_default": big]]]
  }

  /// Returns the species, with genera and texts in several languages.
  ///
  /// The texts are broken as the cartridges broke them: into lines and pages, and with words
  /// divided at a soft hyphen. A few species have none, and a few only an English one.
  func speciesJSON(_ link: PokedexLink) -> StubJSON {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let english =
      "\(title) looks out to\nsea from high\nrocks.\u{C}It is said to re\u{AD}\nmember each ship."
    let spanish =
      "\(title) mira el mar\ndesde lo alto\u{C}y recuerda cada em\u{AD}\nbarcación que pasa."
    let texts: KeyValuePairs<String, String> =
      switch id % 40 {
      case 39: [:]
      case 38: ["en": english]
      default: ["en": english, "fr": "\(title) regarde la mer.", "es": spanish, "es-419": spanish]
      }
    return [
      "flavor_text_entries": link.texts(texts, as: "flavor_text"),
      "genera": link.texts(
        [
          "fr": "Pokémon Longue-vue", "es": "Pokémon Catalejo", "en": "Spyglass Pokémon",
          "es-419": "Pokémon Catalejo",
        ], as: "genus"),
      "evolution_chain": link.to(family[0], "evolution-chain"),
      "name": .string(name),
    ]
  }

  /// The families.
  ///
  /// Each has three species that evolve into each other.
  static let families = species.filter { $0.id % 3 == 1 }

  private var family: [StubPokemon] {
    let first = (id - 1) / 3 * 3
    return Array(Self.species[first..<first + 3])
  }

  /// Returns a family.
  ///
  /// The second species comes from the first at a level, the third from the second by an item.
  func familyJSON(_ link: PokedexLink) -> StubJSON {
    let details: [StubJSON] = [
      ["min_level": 18, "trigger": ["name": "level-up"]],
      ["item": ["name": "brass-lens"], "min_level": .null, "trigger": ["name": "use-item"]],
    ]
    var next: [StubJSON] = []
    for (place, member) in family.enumerated().reversed() {
      next = [
        [
          "evolution_details": place == 0 ? [] : [details[place - 1]], "evolves_to": .array(next),
          "species": link.to(member, "pokemon-species"),
        ]
      ]
    }
    return ["chain": next[0]]
  }

  // MARK: - The tables

  /// The real Pokémon.
  private static let known: [Row] = [
    (1, "bulbasaur", ["grass", "poison"], [45, 49, 49, 65, 65, 45], 7, 69),
    (2, "ivysaur", ["grass", "poison"], [60, 62, 63, 80, 80, 60], 10, 130),
    (3, "venusaur", ["grass", "poison"], [80, 82, 83, 100, 100, 80], 20, 1000),
    (4, "charmander", ["fire"], [39, 52, 43, 60, 50, 65], 6, 85),
    (5, "charmeleon", ["fire"], [58, 64, 58, 80, 65, 80], 11, 190),
    (6, "charizard", ["fire", "flying"], [78, 84, 78, 109, 85, 100], 17, 905),
    (7, "squirtle", ["water"], [44, 48, 65, 50, 64, 43], 5, 90),
    (8, "wartortle", ["water"], [59, 63, 80, 65, 80, 58], 10, 225),
    (9, "blastoise", ["water"], [79, 83, 100, 85, 105, 78], 16, 855),
    (10, "caterpie", ["bug"], [45, 30, 35, 20, 20, 45], 3, 29),
    (11, "metapod", ["bug"], [50, 20, 55, 25, 25, 30], 7, 99),
    (12, "butterfree", ["bug", "flying"], [60, 45, 50, 90, 80, 70], 11, 320),
    (13, "weedle", ["bug", "poison"], [40, 35, 30, 20, 20, 50], 3, 32),
    (14, "kakuna", ["bug", "poison"], [45, 25, 50, 25, 25, 35], 6, 100),
    (15, "beedrill", ["bug", "poison"], [65, 90, 40, 45, 80, 75], 10, 295),
    (16, "pidgey", ["normal", "flying"], [40, 45, 40, 35, 35, 56], 3, 18),
    (17, "pidgeotto", ["normal", "flying"], [63, 60, 55, 50, 50, 71], 11, 300),
    (18, "pidgeot", ["normal", "flying"], [83, 80, 75, 70, 70, 101], 15, 395),
    (19, "rattata", ["normal"], [30, 56, 35, 25, 35, 72], 3, 35),
    (20, "raticate", ["normal"], [55, 81, 60, 50, 70, 97], 7, 185),
    (21, "spearow", ["normal", "flying"], [40, 60, 30, 31, 31, 70], 3, 20),
    (22, "fearow", ["normal", "flying"], [65, 90, 65, 61, 61, 100], 12, 380),
    (23, "ekans", ["poison"], [35, 60, 44, 40, 54, 55], 20, 69),
    (24, "arbok", ["poison"], [60, 95, 69, 65, 79, 80], 35, 650),
    (25, "pikachu", ["electric"], [35, 55, 40, 50, 50, 90], 4, 60),
    (26, "raichu", ["electric"], [60, 90, 55, 90, 80, 110], 8, 300),
    (27, "sandshrew", ["ground"], [50, 75, 85, 20, 30, 40], 6, 120),
    (28, "sandslash", ["ground"], [75, 100, 110, 45, 55, 65], 10, 295),
    (29, "nidoran-f", ["poison"], [55, 47, 52, 40, 40, 41], 4, 70),
    (30, "nidorina", ["poison"], [70, 62, 67, 55, 55, 56], 8, 200),
  ]

  private static let forms: [Row] = [
    (10_001, "ivysaur-autumn", ["grass", "fire"], [60, 72, 63, 80, 70, 60], 10, 121),
    (10_002, "butterfree-lantern", ["bug", "ghost"], [60, 45, 50, 100, 80, 70], 11, 300),
    (10_033, "venusaur-mega", ["grass", "poison"], [80, 100, 123, 122, 120, 80], 24, 1555),
    (10_034, "charizard-mega-x", ["fire", "dragon"], [78, 130, 111, 130, 85, 100], 17, 1105),
    (10_035, "charizard-mega-y", ["fire", "flying"], [78, 104, 78, 159, 115, 100], 17, 1005),
    (10_036, "blastoise-mega", ["water"], [79, 103, 120, 135, 115, 78], 16, 1011),
    (10_091, "rattata-alola", ["dark", "normal"], [30, 56, 35, 25, 35, 72], 3, 38),
    (10_100, "raichu-alola", ["electric", "psychic"], [60, 85, 50, 95, 85, 110], 7, 210),
    (10_101, "sandshrew-alola", ["ice", "steel"], [50, 75, 90, 10, 35, 40], 7, 400),
  ]
}
