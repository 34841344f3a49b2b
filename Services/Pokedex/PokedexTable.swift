import Domain

/// The embedded Pokédex in memory: its records, and where to find them by the names of PokeAPI.
package struct PokedexTable: Sendable {
  /// By rising number, then slug.
  package let records: [PokedexRecord]
  private let indexes: [String: Int]

  /// Reads what `PokedexLayout` describes.
  package init(_ bytes: [UInt8]) throws(PokedexBlobError) {
    var cursor = PokedexCursor(bytes)
    guard bytes.starts(with: PokedexLayout.magic) else { throw .notAPokedex }
    _ = try cursor.take(PokedexLayout.magic.count)
    let version = try cursor.word()
    guard version == PokedexLayout.version else { throw .unsupportedVersion(version) }
    var terms: [String] = []
    for _ in 0..<(try cursor.short()) { terms.append(try cursor.text()) }
    let count = Int(try cursor.short())
    var records: [PokedexRecord] = []
    records.reserveCapacity(count)
    for _ in 0..<count { records.append(try Self.record(&cursor, terms)) }
    var indexes = [String: Int](minimumCapacity: 2 * count)
    for (index, record) in records.enumerated() { indexes[record.slug] = index }
    for _ in 0..<(try cursor.short()) {
      let slug = try cursor.text()
      let index = Int(try cursor.short())
      guard records.indices.contains(index) else { throw .damaged }
      indexes[slug] = index
    }
    guard cursor.isAtEnd else { throw .damaged }
    self.records = records
    self.indexes = indexes
  }

  /// The record of a form by PokeAPI's name for it; nil for what came later.
  package func record(named slug: String) -> PokedexRecord? {
    indexes[slug].map { records[$0] }
  }

  /// The own form of the species a form is of: the longest run of the name's words that names one.
  package func species(of slug: String) -> PokedexRecord? {
    var rest = slug[...]
    while true {
      if let record = record(named: String(rest)), record.speciesName != nil { return record }
      guard let dash = rest.lastIndex(of: "-") else { return nil }
      rest = rest[..<dash]
    }
  }

  private static func record(
    _ cursor: inout PokedexCursor, _ terms: [String]
  ) throws(PokedexBlobError) -> PokedexRecord {
    let number = Int(try cursor.short())
    let slug = try cursor.text()
    let name = try cursor.text()
    return PokedexRecord(
      number: number, slug: slug, speciesName: name.isEmpty ? nil : name,
      traits: try traits(&cursor, terms))
  }

  private static func traits(
    _ cursor: inout PokedexCursor, _ terms: [String]
  ) throws(PokedexBlobError) -> PokemonTraits {
    func term(_ index: UInt16) throws(PokedexBlobError) -> String {
      guard terms.indices.contains(Int(index)) else { throw .damaged }
      return terms[Int(index)]
    }
    var traits = PokemonTraits()
    for _ in 0..<(try cursor.byte()) { traits.types.append(try term(try cursor.short())) }
    traits.stats.reserveCapacity(PokemonStat.allCases.count)
    for stat in PokemonStat.allCases {
      let value = try cursor.byte()
      if value > 0 { traits.stats[stat] = value }
    }
    for _ in 0..<(try cursor.byte()) {
      let code = try cursor.short()
      let name = try term(code & ~PokedexLayout.hiddenBit)
      traits.abilities.append(
        PokemonAbility(name: name, isHidden: code & PokedexLayout.hiddenBit != 0))
    }
    let height = Int(try cursor.short())
    let weight = Int(try cursor.short())
    traits.height = height > 0 ? height : nil
    traits.weight = weight > 0 ? weight : nil
    return traits
  }
}

/// Reads numbers and texts one after the other; an end that comes too early is an error.
private struct PokedexCursor {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func take(_ count: Int) throws(PokedexBlobError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - offset else { throw .truncated }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func byte() throws(PokedexBlobError) -> Int {
    guard offset < bytes.count else { throw .truncated }
    defer { offset += 1 }
    return Int(bytes[offset])
  }

  mutating func short() throws(PokedexBlobError) -> UInt16 {
    let low = try byte()
    return UInt16(truncatingIfNeeded: low | (try byte() << 8))
  }

  mutating func word() throws(PokedexBlobError) -> UInt32 {
    let low = UInt32(try short())
    return low | UInt32(try short()) << 16
  }

  mutating func text() throws(PokedexBlobError) -> String {
    guard let text = String(validating: try take(try byte()), as: UTF8.self) else {
      throw .damaged
    }
    return text
  }
}
