import ContractMocks
import Contracts
import Decoding
import Domain
import Fuzzing
import TestSupport
import Testing

@testable import Pokedex

/// PokeAPI's answers, as far as they can be read.
@Suite struct AnswerTests {
  @Test(arguments: [
    #"{"name": "x"}"#,
    """
    {"name": "x", "height": null, "weight": -1, "abilities": null, "types": null, "stats": {},
      "sprites": null, "species": null}
    """,
    """
    {"name": "x", "height": 0, "weight": "heavy", "abilities": [null, 3, {}],
      "types": [{"slot": 1, "type": null}, {"type": {"name": ""}}], "stats": [{"base_stat": 3}],
      "sprites": {"front_default": "javascript:alert(1)", "other": []},
      "species": {"name": 4, "url": "/pokemon-species/4/"}}
    """,
  ])
  func whatIsMissingIsNotKnown(text: String) throws {
    let answer = try Answers.read(PokemonAnswer.self, text)
    #expect(answer.traits == PokemonTraits())
    #expect(answer.species?.id == nil)
    #expect(answer.sprite == nil)
  }

  @Test func withoutANameItIsNothing() {
    for text in ["{}", #"{"name": null}"#, #"{"name": ""}"#, "[]", #"{"error": "no"}"#] {
      #expect(throws: DecodingError.self) { try Answers.read(PokemonAnswer.self, text) }
      #expect(throws: DecodingError.self) { try Answers.read(ItemAnswer.self, text) }
    }
  }

  @Test(arguments: [
    (#"{"front_default": null, "other": {"home": {"front_default": "http://h/1"}}}"#, "http://h/1"),
    (
      """
      {"other": {"home": {"front_default": "http://h/1"},
        "official-artwork": {"front_default": "http://h/2"}}}
      """, "http://h/2"
    ),
  ])
  func anotherPictureStandsInForTheSprite(sprites: String, link: String) throws {
    let answer = try Answers.read(PokemonAnswer.self, #"{"name": "x", "sprites": \#(sprites)}"#)
    #expect(answer.sprite?.text == link)
  }

  @Test func latinAmericanSpanishIsTheSecondChoice() throws {
    let answer = try Answers.read(
      SpeciesAnswer.self,
      """
      {"genera": [{"genus": "a", "language": {"name": "es-419"}},
        {"genus": "b", "language": {"name": "es"}}],
       "flavor_text_entries": [{"flavor_text": "c", "language": {"name": "es"}},
        {"flavor_text": "d", "language": {"name": "ES-419"}}, {"flavor_text": "", "language":
        {"name": "es"}}, {"flavor_text": "e", "language": {"name": "est"}}]}
      """)
    #expect(answer.genus == LocalizedText([.english: nil, .spanish: "b"]))
    #expect(answer.flavor == LocalizedText([.english: nil, .spanish: "c"]))
  }

  @Test(arguments: [
    "{}", #"{"genera": null, "flavor_text_entries": 3}"#,
    #"{"genera": [null, {"genus": "x"}, {"genus": 3, "language": {"name": "en"}}, [], "y"]}"#,
    #"{"genera": [{"genus": "x", "language": {"name": null}}, {"language": {"name": "en"}}]}"#,
  ])
  func brokenTextsAreLeftOut(text: String) throws {
    let answer = try Answers.read(SpeciesAnswer.self, text)
    #expect(answer.genus == nil)
    #expect(answer.flavor == nil)
  }

  @Test(arguments: [
    ("POKé\u{AD}\nMON", "POKéMON"), ("one\ntwo\u{C}three", "one two three"),
    ("  a \r\n b\t", "a b"), ("soft\u{AD}ly", "softly"), ("self-\nmade", "self-made"),
    ("yes -\nno", "yes - no"), ("word \u{AD}\nnext", "word next"), ("\u{AD}\n", ""),
    ("a\u{1B}[2Jb", "a [2Jb"),
  ])
  func gameTextsBecomeOneLine(text: String, clean: String) {
    #expect(GameText.clean(text) == clean)
  }

  private static func price(
    _ purchase: String, _ games: String, _ id: Int, currency: String = "poke-dollar"
  ) -> String {
    """
    {"purchase_price": \(purchase), "sell_price": 1, "currency": {"name": "\(currency)"},
      "version_group": {"name": "\(games)", "url": "/version-group/\(id)/"}}
    """
  }

  @Test(arguments: [
    // Before August 2026
    (#""cost": 200"#, 200), (#""cost": 0"#, nil), (#""cost": null, "prices": []"#, nil),
    (#""cost": -5"#, nil), (#""cost": "12""#, nil),
    // Since
    (#""prices": [\#(price("300", "x-y", 15)), \#(price("200", "red-blue", 1))]"#, 300),
    (#""prices": [\#(price("300", "x-y", 15)), \#(price("null", "sword-shield", 20))]"#, 300),
    (#""prices": [\#(price("300", "x-y", 15)), \#(price("100", "blue-japan", 29))]"#, 300),
    (#""prices": [\#(price("48", "x-y", 15, currency: "battle-points"))]"#, nil),
    (#""prices": [\#(price("0", "x-y", 15))]"#, nil),
    (#""prices": [null, 3, {}, {"purchase_price": 7}]"#, 7),
    (#""prices": null"#, nil), (#""prices": {"purchase_price": 7}"#, nil), (#""fling": 1"#, nil),
    (#""cost": 200, "prices": [\#(price("300", "x-y", 15))]"#, 200),
  ])
  func theCostIsWhereverItIs(member: String, cost: Int?) throws {
    let answer = try Answers.read(ItemAnswer.self, #"{"name": "x", \#(member)}"#)
    #expect(answer.cost == cost)
  }

  @Test func aPlaceholderIsNoEffect() throws {
    let answer = try Answers.read(
      ItemAnswer.self,
      """
      {"name": "x", "effect_entries": [
        {"short_effect": "\(GameText.untranslated) new effect for x", "effect": "Heals.",
          "language": {"name": "EN"}},
        {"short_effect": "\(GameText.untranslated)", "effect": null,
          "language": {"name": "es"}}],
       "flavor_text_entries": [{"text": "Cura.", "language": {"name": "es-419"}}]}
      """)
    #expect(answer.effect == LocalizedText([.english: "Heals.", .spanish: "Cura."]))
  }

  @Test(arguments: [
    #"{"name": "x"}"#,
    """
    {"name": "x", "names": null, "category": null, "effect_entries": {}, "sprites": null,
      "flavor_text_entries": "none"}
    """,
    #"{"name": "x", "category": {"url": "/9/"}, "sprites": {"default": "no address"}}"#,
  ])
  func whatIsMissingOfAnItemIsNotKnown(text: String) throws {
    let answer = try Answers.read(ItemAnswer.self, text)
    #expect(answer.names == nil)
    #expect(answer.category == nil)
    #expect(answer.effect == nil)
    #expect(answer.sprite == nil)
  }

  private typealias Entry = ResourceList.Entry

  @Test func brokenEntriesAreLeftOutAndIdsComeOnce() throws {
    let list = try Answers.read(
      ResourceList.self,
      """
      {"count": 99, "results": [
        {"name": "a", "url": "https://example.invalid/api/v2/item/7/"}, null, 3, [], {},
        {"name": "b"}, {"url": "/item/8/"}, {"name": "", "url": "/item/9/"},
        {"name": "c", "url": "/api/v2/item/10"}, {"name": "d", "url": "/item/x/"},
        {"name": "e", "url": ""}, {"name": "f", "url": null}, {"name": "g", "url": "/item/-1/"},
        {"name": "h", "url": "/item/7/"}, {"name": "i", "url": "/item/011/"},
        {"name": "j", "url": "/item/12/?x=1"}
      ]}
      """)
    #expect(
      list.entries == [Entry(id: 7, name: "a"), Entry(id: 10, name: "c"), Entry(id: 12, name: "j")])
  }

  @Test(arguments: [
    "{}", "[]", #"{"results": []}"#, #"{"results": null}"#, #"{"results": {}}"#,
    #"{"results": [1, 2]}"#,
    #"{"error": "no"}"#, #"{"results": [{"name": "x"}]}"#,
  ])
  func somethingElseIsNoList(text: String) {
    #expect(throws: DecodingError.self) { try Answers.read(ResourceList.self, text) }
  }
}

/// Broken answers never crash the program: they are read as far as they can be, or are a failure of
/// the service.
@Suite struct FuzzTests {
  private func strangers<Value: Decodable & Sendable>(
    _ type: Value.Type, _ original: String, seed: UInt64
  ) async throws -> [String] {
    var mutator = try JSONMutator(original, seed: seed)
    return try await mutator.outcome(of: .pokeapi) { bytes throws(DataError) in
      _ = try await AnswerDecoder.value(type, from: bytes, of: .pokeapi)
      return true
    }.strangers
  }

  @Test func noAnswerCrashesTheProgram() async throws {
    let list = Answers.list("pokemon", ("leafling", 2001), ("twigling", 2002))
    let type = Answers.type(("leafling", 2001, slot: 1), ("twigling", 2002, slot: 2))
    let category = Answers.category(("leaf-cake", 3001))
    #expect(try await strangers(PokemonAnswer.self, Answers.leafling, seed: 1) == [])
    #expect(try await strangers(SpeciesAnswer.self, Answers.species, seed: 2) == [])
    #expect(try await strangers(ItemAnswer.self, Answers.item, seed: 3) == [])
    #expect(try await strangers(ResourceList.self, list, seed: 4) == [])
    #expect(try await strangers(TypeAnswer.self, type, seed: 5) == [])
    #expect(try await strangers(CategoryAnswer.self, category, seed: 6) == [])
  }

  @Test func whatIsDeliveredHasIdsAndNames() async throws {
    var mutator = try JSONMutator(
      Answers.list("pokemon", ("leafling", 2001), ("charizard-mega-x", 10_034)), seed: 7)
    for _ in 0..<400 {
      let http = MockHTTPDataManager([
        PokeAPI.list("pokemon"): [.success(.body(try mutator.next(), Validators()))],
        PokeAPI.list("type"): [.success(Answers.body(Answers.list("type", ("grass", 12))))],
        PokeAPI.entry("type", 12): [
          .success(Answers.body(Answers.type(("leafling", 2001, slot: 1))))
        ],
      ])
      let manager = PokedexDataManager(resources: .mock(http))
      guard let items = try? await manager.fetch(.whole, unless: Validators()).items else {
        continue
      }
      #expect(items.allSatisfy { PokeAPI.number($0.id) != nil && !$0.slug.isEmpty })
      #expect(Set(items.map(\.id)).count == items.count)
    }
  }
}
