/// A Pokémon or one of its other forms.
///
/// The first thirty are the real ones, so that a demo looks familiar; the others are made up.
struct StubPokemon: PokedexNamed, Sendable {
  let id: Int
  let name: String
  let types: [String]
  /// Those of hp, attack, defense, special attack, special defense, speed.
  let stats: [Int]
  /// In decimetres.
  let height: Int
  /// In hectograms.
  let weight: Int
  /// The id of the species; another than its own for forms.
  let speciesID: Int

  /// A line of a table: id, name, types, stats, height, weight.
  typealias Row = (Int, String, [String], [Int], Int, Int)

  /// - Parameter species: the id of the species; nil for a species' own form.
  init(_ row: Row, of species: Int? = nil) {
    (id, name, types, stats, height, weight) = row
    speciesID = species ?? id
  }

  static let all = species + forms

  /// One for each species, 1 to 150.
  static let species: [StubPokemon] = {
    var numbers = SeededNumbers(seed: 151)
    return known.map { StubPokemon($0) } + (31...150).map { madeUp($0, &numbers) }
  }()

  /// The species that `name` is the name of, without its form's.
  var speciesName: String {
    Self.species.first { $0.id == speciesID }?.name ?? name
  }

  private static func madeUp(_ id: Int, _ numbers: inout SeededNumbers) -> StubPokemon {
    let starts = [
      "brem", "cal", "dri", "fen", "glo", "hul", "jor", "lum", "mok", "nim", "pru", "zef",
    ]
    let ends = ["ling", "dor", "paca", "tuga", "nix", "rill", "musk", "veil", "castor", "quito"]
    // Each pair once: 12 × 10 names for 120 numbers.
    let name = starts[id % starts.count] + ends[(id / starts.count) % ends.count]
    let types = StubType.all.prefix(18).map(\.name)
    let first = numbers.one(of: types)
    let second = numbers.number(0...1) == 1 ? numbers.one(of: types.filter { $0 != first }) : nil
    let row = (
      id, name, [first] + (second.map { [$0] } ?? []),
      (0..<6).map { _ in numbers.number(15...130) },
      id == 77 ? -1 : numbers.number(2...40),
      id == 78 ? 0 : numbers.number(1...5000)
    )
    return StubPokemon(row)
  }

  private static let forms = formRows.map { StubPokemon($0.row, of: $0.species) }

  private static let formRows: [(species: Int, row: Row)] = [
    (2, (10_001, "ivysaur-autumn", ["grass", "fire"], [60, 72, 63, 80, 70, 60], 10, 121)),
    (12, (10_002, "butterfree-lantern", ["bug", "ghost"], [60, 45, 50, 100, 80, 70], 11, 300)),
    (3, (10_033, "venusaur-mega", ["grass", "poison"], [80, 100, 123, 122, 120, 80], 24, 1555)),
    (6, (10_034, "charizard-mega-x", ["fire", "dragon"], [78, 130, 111, 130, 85, 100], 17, 1105)),
    (6, (10_035, "charizard-mega-y", ["fire", "flying"], [78, 104, 78, 159, 115, 100], 17, 1005)),
    (9, (10_036, "blastoise-mega", ["water"], [79, 103, 120, 135, 115, 78], 16, 1011)),
    (19, (10_091, "rattata-alola", ["dark", "normal"], [30, 56, 35, 25, 35, 72], 3, 38)),
    (26, (10_100, "raichu-alola", ["electric", "psychic"], [60, 85, 50, 95, 85, 110], 7, 210)),
    (27, (10_101, "sandshrew-alola", ["ice", "steel"], [50, 75, 90, 10, 35, 40], 7, 400)),
  ]
}
