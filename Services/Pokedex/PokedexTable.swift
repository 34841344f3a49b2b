/// The embedded Pokédex in memory: its records, and where to find them by the names of PokeAPI.
package struct PokedexTable: Sendable {
  /// By rising number, then slug.
  package let records: [PokedexRecord]
  private let bySlug: [String: PokedexRecord]

  /// Reads a record a line; what is no record is left out.
  package init(_ bytes: [UInt8]) {
    records = bytes.split(separator: UInt8(ascii: "\n")).compactMap { PokedexRecord(line: $0) }
    bySlug = Dictionary(
      records.flatMap { record in ([record.slug] + record.aliases).map { ($0, record) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The record of a form by PokeAPI's name for it; nil for what came later.
  package func record(named slug: String) -> PokedexRecord? { bySlug[slug] }

  /// The own form of the species a form is of: the longest run of the name's words that names one.
  package func species(of slug: String) -> PokedexRecord? {
    var rest = slug[...]
    while true {
      if let record = record(named: String(rest)), record.speciesName != nil { return record }
      guard let dash = rest.lastIndex(of: "-") else { return nil }
      rest = rest[..<dash]
    }
  }
}

/// What the embedded Pokédex says of one form of a species.
package struct PokedexRecord: Hashable, Sendable {
  /// In the national Pokédex; the forms of a species share it.
  package let number: Int
  /// As PokeAPI names it ("charizard-mega-x"); a species' own form by the species alone.
  package let slug: String
  /// What the species is called ("Bulbasaur"); nil for its other forms.
  package let speciesName: String?
  package let traits: PokemonTraits
  /// What PokeAPI calls forms that the source does not tell from this one.
  package let aliases: [String]

  package init(
    number: Int, slug: String, speciesName: String?, traits: PokemonTraits, aliases: [String] = []
  ) {
    self.number = number
    self.slug = slug
    self.speciesName = speciesName
    self.traits = traits
    self.aliases = aliases
  }
}

/// A record is a line of fields with tabs between them: number, slug, name of the species, types,
/// base stats, abilities, hidden abilities, height, weight, aliases.
///
/// Lists have commas between their elements; the stats are in the order of `PokemonStat`, 0 is not
/// known. What else is not known is empty.
extension PokedexRecord {
  package var line: String {
    let (hidden, others) = (
      traits.abilities.filter(\.isHidden), traits.abilities.filter { !$0.isHidden }
    )
    let lists = [
      traits.types, PokemonStat.allCases.map { String(traits.stats[$0] ?? 0) },
      others.map(\.name), hidden.map(\.name),
    ].map { $0.joined(separator: ",") }
    let sizes = [traits.height, traits.weight].map { $0.map { String($0) } ?? "" }
    let fields =
      [String(number), slug, speciesName ?? ""] + lists + sizes + [aliases.joined(separator: ",")]
    return fields.joined(separator: "\t")
  }

  init?(line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 10, let number = Self.number(fields[0]) else { return nil }
    func list(_ field: Int) -> [ArraySlice<UInt8>] {
      fields[field].split(separator: UInt8(ascii: ","))
    }
    var traits = PokemonTraits(
      types: list(3).map(Self.text),
      abilities: list(5).map { PokemonAbility(name: Self.text($0), isHidden: false) }
        + list(6).map { PokemonAbility(name: Self.text($0), isHidden: true) },
      height: Self.number(fields[7]), weight: Self.number(fields[8]))
    traits.stats.reserveCapacity(PokemonStat.allCases.count)
    for (stat, value) in zip(PokemonStat.allCases, list(4)) {
      traits.stats[stat] = Self.number(value)
    }
    self.init(
      number: number, slug: Self.text(fields[1]),
      speciesName: fields[2].isEmpty ? nil : Self.text(fields[2]), traits: traits,
      aliases: list(9).map(Self.text))
  }

  /// Nil for what is no number above 0.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isNumber = bytes.count < 9 && bytes.allSatisfy { (0x30...0x39).contains($0) }
    let number = isNumber ? bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) } : 0
    return number > 0 ? number : nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
