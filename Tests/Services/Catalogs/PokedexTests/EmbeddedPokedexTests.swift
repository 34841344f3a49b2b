import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

@testable import Pokedex
@testable import catalejo_data

@Suite struct EmbeddedPokedexTests {
  @Test func everySpeciesIsThereOnceByItsNumber() {
    let all = EmbeddedPokedex.items.all
    #expect(all.map(\.number) == Array(1...1025))
    #expect(all.map(\.id) == (1...1025).map(String.init))
    #expect(EmbeddedPokedex.records.count == 1380)
    #expect(Set(EmbeddedPokedex.records.map(\.slug)).count == 1380)
    #expect(
      EmbeddedPokedex.records.map { Array($0.line.utf8) }
        == (0..<1380).map { EmbeddedPokedex.lines[$0] })
  }

  @Test func bulbasaurIsWhatTheGamesSay() throws {
    let first = try #require(EmbeddedPokedex.items.all.first)
    let expected = Pokemon(
      id: "1", slug: "bulbasaur", number: 1, name: "Bulbasaur",
      traits: PokemonTraits(
        types: ["grass", "poison"],
        stats: [
          .hp: 45, .attack: 49, .defense: 49, .specialAttack: 65, .specialDefense: 65, .speed: 45,
        ],
        abilities: [
          PokemonAbility(name: "Overgrow", isHidden: false),
          PokemonAbility(name: "Chlorophyll", isHidden: true),
        ],
        height: 7, weight: 69))
    #expect(first == expected)
  }

  @Test func everySpeciesIsComplete() {
    let incomplete = EmbeddedPokedex.items.all.filter {
      let traits = $0.traits
      return PokemonStat.allCases.contains { traits.stats[$0] == nil } || traits.abilities.isEmpty
        || traits.height == nil
        || traits.weight == nil || !(1...2).contains(traits.types.count)
        || !traits.types.allSatisfy { PokemonTypes.all.words[$0] != nil }
    }
    #expect(incomplete == [])
  }

  /// The stored traits of Bulbasaur, with one gap or none.
  @Test(
    arguments: [
      { $0.types = [] }, { $0.stats = [.hp: 45, .speed: 45] }, { $0.abilities = [] },
      { $0.height = nil }, { $0.weight = nil }, { _ in },
    ] as [@Sendable (inout PokemonTraits) -> Void])
  func eachGapOfWhatIsStoredIsFilled(_ leave: @Sendable (inout PokemonTraits) -> Void) async throws
  {
    let whole = try #require(EmbeddedPokedex.items.all.first)
    var stored = whole
    leave(&stored.traits)
    let catalog = StoredCatalog<Pokemon>(
      InMemoryCacheDataManager(), embedded: { EmbeddedPokedex.items })
    let metadata = CacheMetadata(fetchedAt: 1)
    try await catalog.store([FetchResult(.whole, items: [stored], metadata: metadata)])
    let query = CatalogQuery(pageSize: 1, hasFacts: true)
    #expect(try await catalog.page(query).rows == [ListRow(whole, for: query)])
  }

  @Test(arguments: [
    (122, "mr-mime", "Mr. Mime"), (83, "farfetchd", "Farfetch’d"), (669, "flabebe", "Flabébé"),
    (250, "ho-oh", "Ho-Oh"), (772, "type-null", "Type: Null"), (386, "deoxys-normal", "Deoxys"),
    (29, "nidoran-f", "Nidoran-F"), (774, "minior-red-meteor", "Minior"),
    (10_034, "charizard-mega-x", "Charizard Mega X"), (10_168, "mr-mime-galar", "Mr. Mime Galar"),
    (10_146, "kommo-o-totem", "Kommo-o Totem"), (2001, "leafling", "Leafling"),
    (12_000, "leafling-of-dawn", "Leafling Of Dawn"),
    (12_001, "pikachu-fisher", "Pikachu Fisher"),
  ])
  func formsAreNamed(id: Int, slug: String, name: String) {
    #expect(EmbeddedPokedex.pokemon(named: slug, id: id).name == name)
  }

  @Test func formsHaveTheNumberOfTheirSpeciesAndTraitsOfTheirOwn() {
    let mega = EmbeddedPokedex.pokemon(named: "charizard-mega-x", id: 10_034)
    #expect(mega.number == 6)
    #expect(mega.traits.types == ["fire", "dragon"])
    #expect(mega.traits.stats[.attack] == 130)
  }

  @Test(arguments: [
    // Named otherwise by the embedded Pokédex's source.
    ("meowstic-female-mega", 678, 143), ("pikachu-original-cap", 25, 50),
    ("necrozma-dusk", 800, 113), ("minior-red", 774, 100), ("minior-blue-meteor", 774, 60),
    ("koraidon-gliding-build", 1007, 85), ("maushold-family-of-three", 925, 65),
  ])
  func formsAreFoundByPokeAPIsNames(slug: String, number: Int, specialAttack: Int) {
    let form = EmbeddedPokedex.pokemon(named: slug, id: 10_000 + number)
    #expect(form.number == number)
    #expect(form.traits.stats[.specialAttack] == specialAttack)
  }

  @Test func aNewFormOfAKnownSpeciesHasItsNumberAndNoTraits() {
    let form = EmbeddedPokedex.pokemon(named: "pikachu-fisher", id: 12_001)
    #expect(form.number == 25)
    #expect(form.traits == PokemonTraits())
  }

  @Test func anUnknownPokemonNeverGetsTheTraitsOfAnother() {
    let own = EmbeddedPokedex.pokemon(named: "leafling", id: 25)
    #expect(own == Pokemon(id: "25", slug: "leafling", number: 25, name: "Leafling"))
    let other = EmbeddedPokedex.pokemon(named: "leafling-x", id: 12_002)
    #expect(other == Pokemon(id: "12002", slug: "leafling-x", number: nil, name: "Leafling X"))
    // "pikachu" is of number 25.
    let namesake = EmbeddedPokedex.pokemon(named: "pikachu-junior", id: 2002)
    #expect(
      namesake
        == Pokemon(id: "2002", slug: "pikachu-junior", number: 2002, name: "Pikachu Junior"))
  }

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
    let lines = records.map { Array($0.line.utf8) }
    #expect(lines.map { PokedexRecord(line: $0) } == records)
    #expect(lines.map { $0.withUnsafeBytes(PokedexRecord.isSpecies) } == [true, false])
    let names = lines.map { $0.withUnsafeBytes(PokedexRecord.names) }
    #expect(names.map(\.id) == ["7", "7"])
    #expect(names.map(\.key) == records.map(\.slug))
  }

  @Test func formsAreFoundByTheirNamesAndSpeciesByThoseOfTheirForms() {
    let table = PokedexTable(records)
    let found = ["acorn-gold", "acorn-odd", "x"].map(table.record)
    #expect(found == [records[1], records[0], nil])
    #expect(["acorn-gold-leaf", "acorns"].map(table.species) == [records[0], nil])
  }
}
