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

  private static let rest: [Fact] = [
    .picture(.page), .age(31), .country("DE"),
    Fact("country", Words("Home", "Hogar"), .countryName("Germany")), .email("ana@example.org"),
    Fact("gender", Words("Gender", "Género"), .term(Term("female", Words("female", "mujer")))),
    Fact("category", Words("Category", "Categoría"), .term(Term("standard-balls"))),
    Fact("cost", Words("Cost", "Precio"), .amount(1_200, unit: "₽")), .byline(""),
    Fact("published", Words("Published", "Publicado"), .date(CalendarDate("2024-02-29"))),
    .abstract("A harbor is dug.\nThe sea comes in."), .utcOffset(330),
    .places(["Harbor", "Big Port"]), .link(.page),
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

  @Test func labelsStandAboveInANarrowWindow() {
    #expect(
      text(Self.pokemon, columns: 24, language: .spanish) == """
        It

        Nombre
          Mossling
        Número
          #25
        Tipos
          Planta, odd one
        Altura
          0,7 m
        Habilidades
          Leaf Guard (oculta)

        Características base
        PS         255  ▇▇▇▇▇▇▇▇
        ataque     128  ▇▇▇▇
        velocidad    1  ▇

        Especie
          Pokémon Musgo

        En la Pokédex
        It sleeps in the shade
        of old walls.
        """)
  }

  @Test func figuresWithoutBarsAndWithoutColumns() {
    let stats: [Fact] = [
      .stats([
        Figure("hp", Words("HP", "PS"), 45), Figure("attack", Words("attack", "ataque"), -1),
        Figure("speed", Words("speed", "velocidad"), 100),
      ])
    ]
    #expect(
      text(stats, columns: 15) == """
        It

        Base stats
        HP       45
        attack   -1
        speed   100
        """)
    #expect(text(stats, columns: 9) == "It\n\nBase\nstats\nHP 45\nattack -1\nspeed 100")
  }

  @Test func valuesAreWrittenAsTheLanguageDoes() {
    #expect(
      text(Self.rest, columns: 60, language: .spanish) == """
        It

        Imagen      https://example.org/harbor
        Edad        31 años
        País        Alemania
        Hogar       Alemania
        Correo      ana@example.org
        Género      mujer
        Categoría   standard balls
        Precio      1200 ₽
        Publicado   29 de febrero de 2024

        Resumen
        A harbor is dug.
        The sea comes in.

        Hora local  jue 05:30 (UTC+5:30)
        Lugares     Harbor; Big Port
        Enlace      https://example.org/harbor
        """)
  }

  private func text(
    _ facts: [Fact], columns: Int = 80, language: Language = .english
  ) -> String {
    let formatter = DetailFormatter(formats: Formats(language), clock: { 0 })
    let content = formatter.content(DetailAnswer(title: "It", facts: facts), of: .harbor)
    return DetailView.text(
      DetailScene(reference: Reference(.items, "1"), content: .success(content)),
      size: Size(columns: columns, rows: 24), strings: Strings(language)
    ).map(\.text).joined(separator: "\n")
  }
}
