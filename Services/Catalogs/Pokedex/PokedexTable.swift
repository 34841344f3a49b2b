import CData
import Platform

/// The records of the embedded Pokédex by PokeAPI's names.
struct PokedexTable: Sendable {
  private var records: [String: PokedexRecord] = [:]

  init(_ records: [PokedexRecord]) {
    for record in records {
      for name in [record.slug] + record.aliases { self.records[name] = record }
    }
  }

  /// Returns the record of a form by PokeAPI's name; `nil` for a form that is newer than this
  /// program.
  func record(named slug: String) -> PokedexRecord? { records[slug] }

  /// Returns the own form of a form's species: the longest beginning of the name, in words, that is a
  /// species.
  func species(of slug: String) -> PokedexRecord? {
    var rest = slug[...]
    while true {
      if let record = record(named: String(rest)), record.speciesName != nil { return record }
      guard let dash = rest.lastIndex(of: "-") else { return nil }
      rest = rest[..<dash]
    }
  }
}

/// A record of the embedded Pokédex on one form of a species.
package struct PokedexRecord: Hashable, Sendable {
  /// The number in the national Pokédex; the forms of a species share it.
  package let number: Int
  /// PokeAPI's name ("charizard-mega-x"); a species' own form has the name of the species.
  package let slug: String
  /// The name of the species ("Bulbasaur"); `nil` for its other forms.
  package let speciesName: String?
  package let traits: PokemonTraits
  /// PokeAPI's names of forms that the source does not distinguish from this one.
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

extension PokedexRecord {
  /// Reads a record from a line of the embedded data.
  ///
  /// The line has fields with tabs between them, each a list with commas between its elements: number,
  /// slug, name of the species, types, base stats, abilities, hidden abilities, height, weight,
  /// aliases. The stats are in the order of `PokemonStat`; an unknown one is 0. Any other unknown field
  /// is empty.
  init(line: [UInt8]) {
    let fields = Self.lists(line)
    func number(_ field: Int) -> Int? { fields[field].first.flatMap { Int($0) } }
    self.init(
      number: number(0) ?? 0, slug: fields[1].first ?? "", speciesName: fields[2].first,
      traits: PokemonTraits(
        types: fields[3], stats: PokemonStats(fields[4].map { Int($0) ?? 0 }),
        abilities: fields[5].map { PokemonAbility(name: $0, isHidden: false) }
          + fields[6].map { PokemonAbility(name: $0, isHidden: true) },
        height: number(7), weight: number(8)),
      aliases: fields[9])
  }

  /// Returns whether a line is that of a species' own form: its third field is not empty.
  static func isSpecies(line: UnsafeRawBufferPointer) -> Bool {
    let slug = ends(line).slug
    return slug + 1 < line.count && line[slug + 1] != tab
  }

  /// Returns the number and the slug of a line.
  static func names(line: UnsafeRawBufferPointer) -> (id: String, key: String) {
    let (number, slug) = ends(line)
    return (
      String(decoding: line[..<number], as: UTF8.self),
      String(decoding: line[min(number + 1, slug)..<slug], as: UTF8.self)
    )
  }

  private static let tab = UInt8(ascii: "\t")

  /// Returns the ends of the first two fields of a line.
  private static func ends(_ line: UnsafeRawBufferPointer) -> (number: Int, slug: Int) {
    let number = line.firstOffset(of: tab) ?? line.count
    return (number, line.firstOffset(of: tab, from: number + 1) ?? line.count)
  }

  /// Returns the fields of a line, each as a list.
  static func lists(_ line: [UInt8]) -> [[String]] {
    fields(line).map { field in
      field.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  static func fields(_ line: [UInt8]) -> [ArraySlice<UInt8>] {
    line.split(separator: tab, omittingEmptySubsequences: false)
  }
}

/// The lines of the embedded Pokédex.
///
/// Their ends are found at once, and a line is copied when it is read.
struct PokedexLines: Sendable {
  private var ends: [Int] = []

  init() {
    var start = 0
    while start < Self.bytes.count {
      let end = Self.bytes.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? Self.bytes.count
      ends.append(end)
      start = end + 1
    }
  }

  var count: Int { ends.count }

  subscript(index: Int) -> [UInt8] { Array(bytes(of: index)) }

  func names(_ index: Int) -> (id: String, key: String) {
    PokedexRecord.names(line: bytes(of: index))
  }

  /// Returns whether a line is that of a species' own form.
  func isSpecies(_ index: Int) -> Bool { PokedexRecord.isSpecies(line: bytes(of: index)) }

  private func bytes(of index: Int) -> UnsafeRawBufferPointer {
    let start = index == 0 ? 0 : ends[index - 1] + 1
    return UnsafeRawBufferPointer(rebasing: Self.bytes[start..<ends[index]])
  }

  private static var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: catalejo_pokedex_bytes(), count: catalejo_pokedex_size())
  }
}
