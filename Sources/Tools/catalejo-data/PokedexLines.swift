import Pokedex

// The embedded Pokédex as lines, from which the program reads it.

extension PokedexRecord {
  /// The line that `init(line:)` reads.
  var line: String {
    func abilities(isHidden: Bool) -> [String] {
      traits.abilities.filter { $0.isHidden == isHidden }.map(\.name)
    }
    func known(_ number: Int?) -> [String] { number.map { [String($0)] } ?? [] }
    let fields = [
      [String(number)], [slug], [speciesName ?? ""], traits.types,
      PokemonStat.allCases.map { String(traits.stats[$0] ?? 0) }, abilities(isHidden: false),
      abilities(isHidden: true), known(traits.height), known(traits.weight), aliases,
    ]
    return fields.map { $0.joined(separator: ",") }.joined(separator: "\t")
  }
}

extension Evolution {
  /// The line that `init(line:)` reads.
  var line: String {
    [
      slug, from, trigger.rawValue, level.map(String.init) ?? "", item ?? "", move ?? "",
      condition ?? "", region ?? "",
    ].joined(separator: "\t")
  }
}

extension TypeDefense {
  /// The line that `init(line:)` reads.
  var line: String {
    [[type], doubled, halved, ignored].map { $0.joined(separator: ",") }.joined(separator: "\t")
  }
}
