import Domain
import Testing

@testable import Pokedex

@Suite struct PokemonAnswerTests {
  @Test func everythingKnownIsRead() throws {
    let answer = try Answers.read(PokemonAnswer.self, Answers.leafling)
    #expect(answer.name == "leafling")
    #expect(answer.species?.id == 2001)
    #expect(answer.sprite == WebLink("https://example.invalid/2001.png"))
    #expect(
      answer.traits
        == PokemonTraits(
          types: ["grass", "ghost"], stats: [.hp: 41, .specialAttack: 77],
          abilities: [
            PokemonAbility(name: "leaf-guard", isHidden: false),
            PokemonAbility(name: "cursed-body", isHidden: true),
          ], height: 4, weight: 31))
  }

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

  @Test func withoutANameItIsNoPokemon() {
    for text in ["{}", #"{"name": null}"#, #"{"name": ""}"#, "[]", #"{"error": "no"}"#] {
      #expect(throws: DecodingError.self) { try Answers.read(PokemonAnswer.self, text) }
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
}
