import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import DetailFeature

/// What facts look like, kind by kind.
@Suite struct DetailFactViewTests {
  private static let figures = [
    Figure("hp", Words("HP", "PS"), 255), Figure("attack", Words("attack", "ataque"), 128),
    Figure("speed", Words("speed", "velocidad"), 1),
  ]

  private static let pokemon: [Fact] = [
    .name("Mossling"), Fact("number", Words("Number", "Número"), .number(25)),
    .types([Term("grass", Words("Grass", "Planta")), Term("odd-one")]), .height(7),
    .abilities([
      MarkedTerm(
        "leaf-guard", shown: LocalizedText(english: "Leaf Guard", spanish: nil), isMarked: true)
    ]),
    .stats(figures), .picture(nil),
    Fact(
      "species", Words("Species", "Especie"),
      .localized(LocalizedText(english: "Moss Pokémon", spanish: "Pokémon Musgo"))),
    .flavor(LocalizedText(english: "It sleeps in the shade of old walls.", spanish: nil)),
  ]

  @Test func figuresAndTextsHaveBlocksOfTheirOwn() {
    #expect(
      text(Self.pokemon) == """
        It

        Name       Mossling
        Number     #25
        Types      Grass, odd one
        Height     0.7 m
        Abilities  Leaf Guard (hidden)

        Base stats
        HP      255  ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
        attack  128  ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
        speed     1  ▇

        Species    Moss Pokémon

        In the Pokédex
        It sleeps in the shade of old walls.
        """)
  }

  /// No bar says anything in less than eight columns.
  @Test func figuresWithoutBarsAndWithoutColumns() {
    let stats: [Fact] = [
      .stats([
        Figure("hp", Words("HP", "PS"), 45), Figure("attack", Words("attack", "ataque"), -1),
        Figure("speed", Words("speed", "velocidad"), 255),
      ])
    ]
    #expect(
      text(stats, columns: 21) == """
        It

        Base stats
        HP       45  ▇
        attack   -1
        speed   255  ▇▇▇▇▇▇▇▇
        """)
    #expect(text(stats, columns: 20).hasSuffix("\nspeed   255"))
    #expect(text(stats, columns: 9) == "It\n\nBase\nstats\nHP 45\nattack -1\nspeed 255")
  }

  private func text(_ facts: [Fact], columns: Int = 80) -> String {
    let content = DetailFormatter.english.content(
      DetailAnswer(title: "It", facts: facts), of: .harbor)
    return DetailScene(reference: Reference(.items, "1"), content: .success(content))
      .text(columns: columns)
  }
}
