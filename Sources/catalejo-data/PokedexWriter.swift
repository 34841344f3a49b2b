import Domain
import Pokedex

/// Writes the embedded Pokédex in the layout of `PokedexLayout`.
struct PokedexWriter {
  private var bytes = PokedexLayout.magic

  /// The same records give the same bytes; an alias of a record that is not among them is left out.
  static func blob(
    _ records: [PokedexRecord], aliases: [String: String]
  ) throws(SourceError) -> [UInt8] {
    let terms = Set(records.flatMap { $0.traits.types + $0.traits.abilities.map(\.name) }).sorted()
    let codes = Dictionary(uniqueKeysWithValues: zip(terms, 0...))
    let places = Dictionary(
      zip(records.map(\.slug), 0...), uniquingKeysWith: { first, _ in first })
    var writer = Self()
    try writer.append(UInt32.self, Int(PokedexLayout.version))
    try writer.append(UInt16.self, terms.count)
    for term in terms { try writer.append(term) }
    try writer.append(UInt16.self, records.count)
    for record in records { try writer.append(record, codes) }
    let placed = aliases.filter { places[$1] != nil }.sorted { $0.key < $1.key }
    try writer.append(UInt16.self, placed.count)
    for (alias, slug) in placed {
      try writer.append(alias)
      try writer.append(UInt16.self, places[slug] ?? 0)
    }
    return writer.bytes
  }

  private mutating func append(
    _ record: PokedexRecord, _ codes: [String: Int]
  ) throws(SourceError) {
    let traits = record.traits
    try append(UInt16.self, record.number)
    try append(record.slug)
    try append(record.speciesName ?? "")
    try append(UInt8.self, traits.types.count)
    for type in traits.types { try append(UInt16.self, codes[type] ?? 0) }
    for stat in PokemonStat.allCases { try append(UInt8.self, traits.stats[stat] ?? 0) }
    try append(UInt8.self, traits.abilities.count)
    for ability in traits.abilities {
      let hidden = ability.isHidden ? Int(PokedexLayout.hiddenBit) : 0
      try append(UInt16.self, (codes[ability.name] ?? 0) | hidden)
    }
    try append(UInt16.self, traits.height ?? 0)
    try append(UInt16.self, traits.weight ?? 0)
  }

  private mutating func append(_ text: String) throws(SourceError) {
    try append(UInt8.self, text.utf8.count)
    bytes += text.utf8
  }

  private mutating func append<Number: FixedWidthInteger>(
    _ type: Number.Type, _ number: Int
  ) throws(SourceError) {
    guard let number = Number(exactly: number) else {
      throw SourceError("\(number) does not fit into the layout")
    }
    bytes.append(littleEndian: number)
  }
}
