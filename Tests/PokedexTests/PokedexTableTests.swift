import Domain
import TestSupport
import Testing

@testable import Pokedex
@testable import catalejo_data

@Suite struct PokedexTableTests {
  private static let records = [
    PokedexRecord(
      number: 7, slug: "acorn", speciesName: "Açorn",
      traits: PokemonTraits(
        types: ["grass"], stats: [.hp: 255, .speed: 1],
        abilities: [PokemonAbility(name: "Nap", isHidden: true)], height: 3, weight: 9999)),
    PokedexRecord(
      number: 7, slug: "acorn-gold", speciesName: nil,
      traits: PokemonTraits(types: ["steel", "grass"])),
  ]

  private let blob: [UInt8]

  init() throws {
    blob = try PokedexWriter.blob(Self.records, aliases: ["acorn-old": "acorn", "x": "nobody"])
  }

  @Test func whatIsWrittenIsRead() throws {
    let table = try PokedexTable(blob)
    #expect(table.records == Self.records)
    #expect(table.record(named: "acorn-gold") == Self.records[1])
    #expect(table.record(named: "acorn-old") == Self.records[0])
    #expect(table.record(named: "x") == nil)
    #expect(table.species(of: "acorn-gold-leaf") == Self.records[0])
    #expect(table.species(of: "acorns") == nil)
  }

  @Test func noBytesAfterTheEndAndNoneMissing() {
    #expect(throws: PokedexBlobError.damaged) { try PokedexTable(blob + [0]) }
    for length in PokedexLayout.magic.count..<blob.count {
      #expect(throws: PokedexBlobError.truncated) { try PokedexTable(Array(blob.prefix(length))) }
    }
    #expect(throws: PokedexBlobError.notAPokedex) { try PokedexTable([]) }
    #expect(throws: PokedexBlobError.notAPokedex) { try PokedexTable(Array("{}".utf8)) }
  }

  @Test func anotherVersionIsRefused() {
    var newer = blob
    newer[8] = 2
    #expect(throws: PokedexBlobError.unsupportedVersion(2)) { try PokedexTable(newer) }
  }

  @Test func damageNeverCrashes() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      var damaged = blob
      for _ in 0..<3 {
        let place = Int.random(in: damaged.indices, using: &generator)
        damaged[place] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? PokedexTable(damaged)
    }
  }

  @Test func whatHasNoRoomIsAnError() {
    let tooMany = [
      PokedexRecord(
        number: 1, slug: "a", speciesName: nil, traits: PokemonTraits(stats: [.hp: 256]))
    ]
    #expect(throws: SourceError("256 does not fit into the layout")) {
      try PokedexWriter.blob(tooMany, aliases: [:])
    }
  }
}
