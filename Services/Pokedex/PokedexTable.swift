/// Records of the embedded Pokédex, found by the names of PokeAPI.
struct PokedexTable: Sendable {
  private let records: [PokedexRecord]
  /// Where each is in `records`.
  private let places: [String: Int]

  init(_ records: [PokedexRecord]) {
    self.records = records
    var places = [String: Int](minimumCapacity: 2 * records.count)
    for (place, record) in records.enumerated() {
      places[record.slug] = place
      for alias in record.aliases { places[alias] = place }
    }
    self.places = places
  }

  /// The record of a form by PokeAPI's name for it; nil for what came later.
  func record(named slug: String) -> PokedexRecord? { places[slug].map { records[$0] } }

  /// The own form of the species a form is of: the longest run of the name's words that names one.
  func species(of slug: String) -> PokedexRecord? {
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

  /// The records of a table, as ``line`` writes them.
  static func read(_ table: [UInt8]) -> [Self] {
    var fields = FieldReader(table)
    var records: [Self] = []
    while !fields.isAtEnd { records.append(Self(&fields)) }
    return records
  }

  private init(_ fields: inout FieldReader) {
    number = fields.number() ?? 0
    slug = fields.text()
    let name = fields.text()
    speciesName = name.isEmpty ? nil : name
    let types = fields.texts()
    let stats = fields.numbers()
    var abilities: [PokemonAbility] = []
    for isHidden in [false, true] {
      while let name = fields.element() {
        abilities.append(PokemonAbility(name: fields.text(name), isHidden: isHidden))
      }
    }
    traits = PokemonTraits(
      types: types, stats: PokemonStats(stats), abilities: abilities, height: fields.number(),
      weight: fields.number())
    aliases = fields.texts()
  }
}

/// Reads the fields of a table one after the other; each ends with a tab or its line.
private struct FieldReader {
  private let table: [UInt8]
  private var place = 0

  init(_ table: [UInt8]) {
    self.table = table
  }

  var isAtEnd: Bool { place >= table.count }

  mutating func text() -> String { text(field()) }

  /// Nil for what is no number above 0.
  mutating func number() -> Int? {
    let number = number(field())
    return number > 0 ? number : nil
  }

  mutating func texts() -> [String] {
    var texts: [String] = []
    while let element = element() { texts.append(text(element)) }
    return texts
  }

  /// As many as a form has stats.
  mutating func numbers() -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(PokemonStat.allCases.count)
    while let element = element() { numbers.append(number(element)) }
    return numbers
  }

  /// Where the next element of a list is; nil after its last, where the field ends.
  mutating func element() -> Range<Int>? {
    let start = place
    while !isAtFieldEnd, table[place] != UInt8(ascii: ",") { place += 1 }
    let element = start..<place
    // What ended it: a comma, or after the last one the end of the field.
    if element.isEmpty || !isAtFieldEnd { place += 1 }
    return element.isEmpty ? nil : element
  }

  func text(_ range: Range<Int>) -> String { String(decoding: table[range], as: UTF8.self) }

  private var isAtFieldEnd: Bool { isAtEnd || table[place] < 0x20 }

  private mutating func field() -> Range<Int> {
    let start = min(place, table.count)
    while !isAtFieldEnd { place += 1 }
    defer { place += 1 }
    return start..<min(place, table.count)
  }

  private func number(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 * 10 + Int(table[$1]) - 0x30 }
  }
}
