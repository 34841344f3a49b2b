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

  init(
    _ id: Int, _ name: String, _ types: [String], _ stats: [Int], height: Int, weight: Int,
    speciesID: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.types = types
    self.stats = stats
    self.height = height
    self.weight = weight
    self.speciesID = speciesID ?? id
  }

  static let all = species + forms

  /// One for each species, 1 to 150.
  static let species: [StubPokemon] = {
    var numbers = SeededNumbers(seed: 151)
    return known + (31...150).map { madeUp($0, &numbers) }
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
    return StubPokemon(
      id, name, [first] + (second.map { [$0] } ?? []),
      (0..<6).map { _ in numbers.number(15...130) },
      height: id == 77 ? -1 : numbers.number(2...40),
      weight: id == 78 ? 0 : numbers.number(1...5000))
  }

  private static let forms: [StubPokemon] = [
    .init(
      10_001, "ivysaur-autumn", ["grass", "fire"], [60, 72, 63, 80, 70, 60], height: 10,
      weight: 121, speciesID: 2),
    .init(
      10_002, "butterfree-lantern", ["bug", "ghost"], [60, 45, 50, 100, 80, 70], height: 11,
      weight: 300, speciesID: 12),
    .init(
      10_033, "venusaur-mega", ["grass", "poison"], [80, 100, 123, 122, 120, 80], height: 24,
      weight: 1555, speciesID: 3),
    .init(
      10_034, "charizard-mega-x", ["fire", "dragon"], [78, 130, 111, 130, 85, 100], height: 17,
      weight: 1105, speciesID: 6),
    .init(
      10_035, "charizard-mega-y", ["fire", "flying"], [78, 104, 78, 159, 115, 100], height: 17,
      weight: 1005, speciesID: 6),
    .init(
      10_036, "blastoise-mega", ["water"], [79, 103, 120, 135, 115, 78], height: 16,
      weight: 1011, speciesID: 9),
    .init(
      10_091, "rattata-alola", ["dark", "normal"], [30, 56, 35, 25, 35, 72], height: 3,
      weight: 38, speciesID: 19),
    .init(
      10_100, "raichu-alola", ["electric", "psychic"], [60, 85, 50, 95, 85, 110], height: 7,
      weight: 210, speciesID: 26),
    .init(
      10_101, "sandshrew-alola", ["ice", "steel"], [50, 75, 90, 10, 35, 40], height: 7,
      weight: 400, speciesID: 27),
  ]
}
