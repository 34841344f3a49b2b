import Domain
import Pokedex

/// Writes the embedded Pokédex in the layout of `PokedexLayout`.
enum PokedexWriter {
  /// The same records give the same bytes; an alias of a record that is not among them is left out.
  static func blob(
    _ records: [PokedexRecord], aliases: [String: String]
  ) throws(PokedexWriterError) -> [UInt8] {
    let terms = Set(records.flatMap { $0.traits.types + $0.traits.abilities.map(\.name) }).sorted()
    let codes = Dictionary(uniqueKeysWithValues: zip(terms, 0...))
    var bytes = PokedexLayout.magic
    append(PokedexLayout.version, to: &bytes)
    try appendShort(terms.count, to: &bytes)
    for term in terms { try appendText(term, to: &bytes) }
    try appendShort(records.count, to: &bytes)
    for record in records { try append(record, codes, to: &bytes) }
    let places = Dictionary(
      zip(records.map(\.slug), 0...), uniquingKeysWith: { first, _ in first })
    let placed = aliases.sorted { $0.key < $1.key }.compactMap { alias, slug in
      places[slug].map { (alias, $0) }
    }
    try appendShort(placed.count, to: &bytes)
    for (alias, place) in placed {
      try appendText(alias, to: &bytes)
      try appendShort(place, to: &bytes)
    }
    return bytes
  }

  private static func append(
    _ record: PokedexRecord, _ codes: [String: Int], to bytes: inout [UInt8]
  ) throws(PokedexWriterError) {
    let traits = record.traits
    try appendShort(record.number, to: &bytes)
    try appendText(record.slug, to: &bytes)
    try appendText(record.speciesName ?? "", to: &bytes)
    try appendByte(traits.types.count, to: &bytes)
    for type in traits.types { try appendShort(codes[type] ?? 0, to: &bytes) }
    for stat in PokemonStat.allCases { try appendByte(traits.stats[stat] ?? 0, to: &bytes) }
    try appendByte(traits.abilities.count, to: &bytes)
    for ability in traits.abilities {
      let hidden = ability.isHidden ? Int(PokedexLayout.hiddenBit) : 0
      try appendShort((codes[ability.name] ?? 0) | hidden, to: &bytes)
    }
    try appendShort(traits.height ?? 0, to: &bytes)
    try appendShort(traits.weight ?? 0, to: &bytes)
  }

  private static func appendText(
    _ text: String, to bytes: inout [UInt8]
  ) throws(PokedexWriterError) {
    try appendByte(text.utf8.count, to: &bytes)
    bytes += text.utf8
  }

  private static func appendByte(
    _ number: Int, to bytes: inout [UInt8]
  ) throws(PokedexWriterError) {
    guard let byte = UInt8(exactly: number) else { throw .tooLarge(number) }
    bytes.append(byte)
  }

  private static func appendShort(
    _ number: Int, to bytes: inout [UInt8]
  ) throws(PokedexWriterError) {
    guard let short = UInt16(exactly: number) else { throw .tooLarge(number) }
    append(short, to: &bytes)
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
