import Domain
import Testing

@testable import Pokedex

@Suite struct PokedexTableTests {
  private let records = [
    PokedexRecord(
      number: 7, slug: "acorn", speciesName: "Açorn",
      traits: PokemonTraits(
        types: ["grass"], stats: [.hp: 255, .speed: 1],
        abilities: [
          PokemonAbility(name: "Sun Bath", isHidden: false),
          PokemonAbility(name: "Nap", isHidden: true),
        ], height: 3, weight: 9999), aliases: ["acorn-old", "acorn-odd"]),
    PokedexRecord(
      number: 7, slug: "acorn-gold", speciesName: nil,
      traits: PokemonTraits(types: ["steel", "grass"])),
  ]

  @Test func whatIsWrittenIsRead() {
    let lines = records.map(\.line).joined(separator: "\n")
    #expect(PokedexRecord.read(Array(lines.utf8)) == records)
    #expect(PokedexRecord.read(Array("\(lines)\n".utf8)) == records)
  }

  @Test func formsAreFoundByTheirNamesAndSpeciesByThoseOfTheirForms() {
    let table = PokedexTable(records)
    let found = ["acorn-gold", "acorn-odd", "x"].map(table.record)
    #expect(found == [records[1], records[0], nil])
    #expect(["acorn-gold-leaf", "acorns"].map(table.species) == [records[0], nil])
  }
}
