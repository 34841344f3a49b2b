import Contracts
import Domain
import Foundation
import Storage
import TestSupport
import Testing

@testable import Pokedex

@Suite struct PokemonTests {
  @Test func eachTypeThatAttacksHasAColor() {
    #expect(TypeChart.attacks.filter { PokemonTypes.all[$0].hue == nil } == [])
    #expect(PokemonTypes.all["fire"].hue == .red && PokemonTypes.all["grass"].hue == .green)
    #expect(PokemonTypes.all["newer-than-this"].hue == nil)
  }

  private let leafling = Pokemon(
    id: "2001", slug: "leafling", number: 2001, name: "Leafling",
    traits: PokemonTraits(
      types: ["grass", "ghost"], stats: [.hp: 41],
      abilities: [
        PokemonAbility(name: "cursed-body", isHidden: true),
        PokemonAbility(
          name: "leaf-guard", isHidden: false,
          names: LocalizedText([.english: nil, .spanish: "Defensa Hoja"])),
      ], height: 4),
    species: LocalizedText([.english: "Leaflet Pokémon", .spanish: nil]),
    flavor: LocalizedText([.english: nil, .spanish: "Vive."]),
    sprite: WebLink("https://example.invalid/1.png"), isDetailed: true)

  private func pokemon(
    _ id: String, number: Int? = nil, name: String = "", types: [String] = [],
    stats: PokemonStats = [:]
  ) -> Pokemon {
    Pokemon(
      id: id, slug: "", number: number, name: name,
      traits: PokemonTraits(types: types, stats: stats))
  }

  @Test func factsComeInTheirOrder() {
    #expect(
      leafling.facts.map(\.key) == [
        "number", "name", "types", "species", "flavor", "height", "weight", "abilities", "stats",
        "sprite",
      ])
    #expect(
      leafling.facts.map(\.value) == [
        .number(2001), .name("Leafling"), Fact.types(["grass", "ghost"]).value,
        .localized(leafling.species), .paragraph(leafling.flavor), .tenths(4, unit: "m"),
        .tenths(nil, unit: "kg"), Fact.abilities(leafling.traits.abilities).value,
        Fact.stats([.hp: 41]).value, .picture(WebLink("https://example.invalid/1.png")),
      ])
    #expect(
      pokemon("10001", name: "X").facts.map(\.key) == [
        "name", "types", "height", "weight", "abilities", "stats", "sprite",
      ])
  }

  @Test func theRowSaysNumberAndTypes() throws {
    let sprite = try #require(WebLink("https://example.invalid/1.png"))
    #expect(
      leafling.summary
        == Summary(
          title: "Leafling", facts: [.number(2001), .types(["grass", "ghost"])],
          picture: .link(sprite, from: .pokeapi)))
  }

  @Test func aSpriteThatNoListNamedIsCalledByTheId() {
    #expect(
      pokemon("10001", name: "X").summary.picture == .path(["pokemon", "10001.png"], of: .sprites))
  }

  @Test func aSearchLooksInTheNamesOfTypesInBothLanguages() {
    let charizard = pokemon("6", name: "Charizard", types: ["fire", "flying", "sound"])
    #expect(
      charizard.searchedTexts == [
        "Charizard", "", "Fire", "Fuego", "Feu", "Flying", "Volador", "Vol", "sound",
      ])
  }

  @Test(arguments: ["fire", "FIRE", "Fuego", "fuego "])
  func typesAreFilteredInBothLanguages(value: String) throws {
    let filter = Filter(key: "type", value: value)
    #expect(try Pokemon.condition(filter)(pokemon("6", types: ["fire", "flying"])) == true)
    #expect(try Pokemon.condition(filter)(pokemon("7", types: ["water"])) == false)
    #expect(try Pokemon.condition(filter)(pokemon("8")) == false)
  }

  @Test func anUnknownTypeIsRefusedWithThoseThereAre() {
    let known = PokemonTypes.all.sortedWords
    #expect(throws: DataError.invalidFilter(key: "type", value: "wood", known: known)) {
      try Pokemon.condition(Filter(key: "type", value: "wood"))(leafling)
    }
  }

  /// By both types together: what one doubles and the other halves is no weakness.
  @Test(arguments: [("rock", true), ("Roca", true), ("grass", false), ("ground", false)])
  func weaknessesAreFilteredInBothLanguages(value: String, isWeak: Bool) throws {
    let filter = Filter(key: "weakto", value: value)
    #expect(try Pokemon.condition(filter)(pokemon("6", types: ["fire", "flying"])) == isWeak)
    #expect(try Pokemon.condition(filter)(pokemon("8")) == false)
  }

  @Test func whatDoesNotAttackIsRefusedAsAWeakness() {
    let known = PokemonTypes.attacks.sortedWords
    #expect(known.count == 18)
    #expect(throws: DataError.invalidFilter(key: "weakto", value: "stellar", known: known)) {
      try Pokemon.condition(Filter(key: "weakto", value: "stellar"))(leafling)
    }
  }

  @Test(arguments: [
    ("number=2000..2001", true), ("number>2001", false), ("height=0.4", true),
    ("height<40cm", false),
    ("hp>40", true), ("attack>0", nil), ("ability=Leaf-Guard", true),
    ("ability=\"defensa hoja\"", true),
    ("ability!=levitate", true), ("type!=grass", false), ("weight>0", nil), ("weight!=1", nil),
  ])
  func traitsAreCompared(_ filter: String, _ passes: Bool?) throws {
    #expect(try Pokemon.condition(Filter.all(in: filter)[0])(leafling) == passes)
  }

  @Test func decimalsAreWrittenAsInTheLanguage() throws {
    let filter = Filter(key: "height", .atMost, value: "0,400")
    #expect(try Pokemon.condition(filter, language: .spanish)(leafling) == true)
    #expect(throws: DataError.self) {
      try Pokemon.condition(Filter(key: "height", .less, value: "tall"))
    }
  }

  @Test func otherFormsStandBesideTheirSpecies() {
    let listed = [
      pokemon("10300"), pokemon("10034", number: 6), pokemon("7", number: 7),
      pokemon("10035", number: 6), pokemon("6", number: 6),
    ]
    #expect(
      listed.sorted(by: Pokemon.isListed).map(\.id) == ["6", "10034", "10035", "7", "10300"])
  }

  @Test func statsGoFromTheHighestAndUnknownOnesComeLast() {
    let listed = [
      pokemon("1"), pokemon("2", stats: [.speed: 5]), pokemon("3", stats: [.speed: 90]),
      pokemon("4", stats: [.hp: 200]),
    ]
    let sorted = listed.sorted { $0.sortKey(for: "speed") < $1.sortKey(for: "speed") }
    #expect(sorted.map(\.id) == ["3", "2", "1", "4"])
    #expect(listed[0].sortKey(for: "speed") == listed[3].sortKey(for: "speed"))
  }

  @Test func detailsWinOverANewerListAndGapsAreFilled() {
    let list = Pokemon(
      id: "2001", slug: "leafling", number: nil, name: "Leafling",
      traits: PokemonTraits(types: ["grass"], stats: [.hp: 1, .speed: 9], weight: 31))
    let completed = Pokemon(
      id: "2001", slug: "leafling", number: 2001, name: "Leafling",
      traits: PokemonTraits(
        types: ["grass", "ghost"], stats: [.hp: 41, .speed: 9],
        abilities: leafling.traits.abilities, height: 4, weight: 31),
      species: leafling.species, flavor: leafling.flavor, sprite: leafling.sprite,
      isDetailed: true)
    #expect(list.completed(by: leafling) == completed)
    #expect(leafling.completed(by: list) == completed)
  }

  @Test func ofTwoAnswersTheNewerWins() {
    let newer = Pokemon(
      id: "2001", slug: "leafling", number: 2001, name: "Leafling",
      traits: PokemonTraits(stats: [.hp: 44]), isDetailed: true)
    let completed = newer.completed(by: leafling)
    #expect(completed.traits.stats == [.hp: 44])
    #expect(completed.traits.types == ["grass", "ghost"])
    #expect(completed.flavor == leafling.flavor)
  }

  @Test func whatIsStoredIsReadAgain() throws {
    for each in [leafling, pokemon("10300")] {
      let body = try JSONEncoder().encode(each)
      #expect(try JSONDecoder().decode(Pokemon.self, from: body) == each)
    }
  }
}
