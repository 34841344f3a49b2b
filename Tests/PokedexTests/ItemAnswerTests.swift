import Domain
import Testing

@testable import Pokedex

@Suite struct ItemAnswerTests {
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
    #expect(answer.effect == LocalizedText(english: "Heals.", spanish: "Cura."))
  }

  @Test(arguments: [
    #"{"name": "x"}"#,
    """
    {"name": "x", "names": null, "category": null, "effect_entries": {}, "sprites": null,
      "flavor_text_entries": "none"}
    """,
    #"{"name": "x", "category": {"url": "/9/"}, "sprites": {"default": "no address"}}"#,
  ])
  func whatIsMissingIsNotKnown(text: String) throws {
    let answer = try Answers.read(ItemAnswer.self, text)
    #expect(answer.names == nil)
    #expect(answer.category == nil)
    #expect(answer.effect == nil)
    #expect(answer.sprite == nil)
  }

  @Test func withoutANameItIsNoItem() {
    #expect(throws: DecodingError.self) { try Answers.read(ItemAnswer.self, #"{"cost": 3}"#) }
  }
}
