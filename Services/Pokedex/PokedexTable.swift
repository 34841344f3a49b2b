/// The embedded Pokédex in memory: its records, and where to find them by the names of PokeAPI.
package struct PokedexTable: Sendable {
  /// By rising number, then slug.
  package let records: [PokedexRecord]
  /// Where each is in `records`.
  private let places: [String: Int]

  /// Reads a record a line; what is no record is left out.
  package init(_ bytes: [UInt8]) {
    records = bytes.ranges(in: bytes.indices, between: UInt8(ascii: "\n"))
      .compactMap { PokedexRecord(TableLine(bytes, $0)) }
    var places = [String: Int](minimumCapacity: 2 * records.count)
    for (place, record) in records.enumerated() {
      places[record.slug] = place
      for alias in record.aliases { places[alias] = place }
    }
    self.places = places
  }

  /// The record of a form by PokeAPI's name for it; nil for what came later.
  package func record(named slug: String) -> PokedexRecord? { places[slug].map { records[$0] } }

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
      traits.types, traits.stats.numbers.map { String($0) },
      others.map(\.name), hidden.map(\.name),
    ].map { $0.joined(separator: ",") }
    let sizes = [traits.height, traits.weight].map { $0.map { String($0) } ?? "" }
    let fields =
      [String(number), slug, speciesName ?? ""] + lists + sizes + [aliases.joined(separator: ",")]
    return fields.joined(separator: "\t")
  }

  fileprivate init?(_ line: TableLine) {
    guard line.fields.count == 10, let number = line.number(0) else { return nil }
    let name = line.text(2)
    let abilities = [(5, false), (6, true)].flatMap { field, isHidden in
      line.list(field).map { PokemonAbility(name: $0, isHidden: isHidden) }
    }
    self.init(
      number: number, slug: line.text(1), speciesName: name.isEmpty ? nil : name,
      traits: PokemonTraits(
        types: line.list(3), stats: PokemonStats(line.numbers(4)), abilities: abilities,
        height: line.number(7), weight: line.number(8)),
      aliases: line.list(9))
  }
}

/// A line of a table, by what stands between its tabs.
///
/// Read by the places of its bytes: a Pokédex has some 1,300 of these, and a slice or a closure for
/// each of their fields costs more than all the rest.
private struct TableLine {
  private let bytes: [UInt8]
  let fields: [Range<Int>]

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    fields = bytes.ranges(in: line, between: UInt8(ascii: "\t"))
  }

  func text(_ field: Int) -> String { text(fields[field]) }

  /// Nil for what is no number above 0.
  func number(_ field: Int) -> Int? {
    let number = number(fields[field])
    return number > 0 ? number : nil
  }

  func list(_ field: Int) -> [String] { elements(field).map(text) }

  func numbers(_ field: Int) -> [Int] { elements(field).map(number) }

  private func elements(_ field: Int) -> [Range<Int>] {
    bytes.ranges(in: fields[field], between: UInt8(ascii: ","))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// 0 for what is no number.
  private func number(_ range: Range<Int>) -> Int {
    guard range.count < 9 else { return 0 }
    var number = 0
    for index in range {
      guard (0x30...0x39).contains(bytes[index]) else { return 0 }
      number = number * 10 + Int(bytes[index] - 0x30)
    }
    return number
  }
}

extension [UInt8] {
  /// What stands between separators; nothing where there are no bytes.
  fileprivate func ranges(in range: Range<Int>, between separator: UInt8) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where self[index] == separator {
      ranges.append(start..<index)
      start = index + 1
    }
    ranges.append(start..<range.upperBound)
    return ranges
  }
}
