import Domain
import Foundation
import Testing

@testable import Pokedex
@testable import catalejo_data

@Suite struct PokedexSourceTests {
  private func records(_ entries: String...) throws -> [PokedexRecord] {
    let source = Data("{\(entries.joined(separator: ","))}".utf8)
    return PokedexNames.records(of: try SourcePokemon.read(source))
  }

  private static let acorn = """
    "acorn": {"num": 7, "name": "Mr. Açorn", "types": ["Grass", "Ice"], "heightm": 0.3,
      "weightkg": 0.7, "baseStats": {"hp": 1, "atk": 2, "def": 3, "spa": 4, "spd": 5, "spe": 6},
      "abilities": {"H": "Nap", "0": "Sun Bath", "S": "Party", "1": "Roll"}}
    """
  private static let gold = """
    "acorngold": {"num": 7, "name": "Mr. Açorn-Gold-Z", "baseSpecies": "Mr. Açorn",
      "types": ["Steel"], "heightm": 28, "weightkg": 0, "baseStats": {}, "abilities": {}}
    """
  private static let cosmetic = #""acornred": {"name": "Mr. Açorn-Red", "color": "Red"}"#
  private static let fake = #""fake": {"num": -1, "name": "Fake", "types": ["Bug"]}"#

  @Test func entriesOfTheGamesAreTaken() throws {
    let records = try records(Self.gold, Self.cosmetic, Self.acorn, Self.fake)
    let expected = [
      PokedexRecord(
        number: 7, slug: "mr-acorn", speciesName: "Mr. Açorn",
        traits: PokemonTraits(
          types: ["grass", "ice"],
          stats: [
            .hp: 1, .attack: 2, .defense: 3, .specialAttack: 4, .specialDefense: 5, .speed: 6,
          ],
          abilities: [
            PokemonAbility(name: "Sun Bath", isHidden: false),
            PokemonAbility(name: "Roll", isHidden: false),
            PokemonAbility(name: "Nap", isHidden: true),
          ], height: 3, weight: 7)),
      PokedexRecord(
        number: 7, slug: "mr-acorn-gold-z", speciesName: nil,
        traits: PokemonTraits(types: ["steel"], height: 280)),
    ]
    #expect(records == expected)
  }

  @Test(arguments: [
    ("Farfetch’d-Galar", "farfetchd-galar"), ("Type: Null", "type-null"), ("Ho-Oh", "ho-oh"),
    ("Flabébé", "flabebe"), ("Zygarde-10%", "zygarde-10"), ("Mime Jr.", "mime-jr"),
  ])
  func namesBecomeSlugs(name: String, slug: String) {
    #expect(PokedexNames.slug(name) == slug)
  }
}
