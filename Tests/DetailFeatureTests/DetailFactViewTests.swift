import Domain
import Localization
import Testing
import TextUI
import Viper

@testable import DetailFeature

/// What the detail of each catalog looks like, from its facts on.
@Suite struct DetailFactViewTests {
  static let person: [Fact] =
    [
      .name("Ana Roca"), .picture(.page), .gender(.female), .age(31), .nationality("DE"),
      .email("ana@example.org"), .phone("01-555"), .cell("02-555"), .street("5 Elm Road"),
      .locality("Bonn"), .state("Rhineland"), .countryName("Germany"), .postcode("08001"),
      .utcOffset(330),
    ] + (CalendarDate("1993-09-08").map { [.dateOfBirth($0)] } ?? [])

  static let pokemon: [Fact] =
    [
      .name("Mossling"), .number(25), .types(["grass", "poison"]), .height(7), .weight(69),
      .abilities([PokemonAbility(name: "leaf-guard", isHidden: true)]),
      .stats([.hp: 255, .attack: 128, .speed: 1]), .sprite(nil),
    ] + texts

  private static let texts: [Fact] =
    (LocalizedText(english: "Moss Pokémon", spanish: "Pokémon Musgo").map { [.species($0)] } ?? [])
    + (LocalizedText(english: "It sleeps in the shade of old walls.", spanish: nil)
      .map { [.flavor($0)] } ?? [])

  static let item: [Fact] = [
    .name("Dew Ball"), .category("standard-balls"), .cost(200), .effect(nil),
  ]

  static let article: [Fact] = [
    .section("World"), .byline(""), .published(CalendarDate("2024-02-29")),
    .abstract("A harbor is dug.\nThe sea comes in."), .places(["Harbor", "Big Port"]), .link(.page),
  ]

  @Test func aPerson() {
    #expect(
      text(Self.person, .people) == """
        It

        Name           Ana Roca
        Picture        https://example.org/harbor
        Gender         female
        Age            31 years
        Nationality    Germany
        E-mail         ana@example.org
        Phone          01-555
        Mobile         02-555
        Street         5 Elm Road
        City           Bonn
        State          Rhineland
        Country        Germany
        Postcode       08001
        Local time     Thu 05:30 (UTC+5:30)
        Date of birth  September 8, 1993
        """)
  }

  @Test func aPersonInSpanish() {
    #expect(
      text(Self.person, .people, language: .spanish) == """
        It

        Nombre               Ana Roca
        Imagen               https://example.org/harbor
        Género               mujer
        Edad                 31 años
        Nacionalidad         Alemania
        Correo               ana@example.org
        Teléfono             01-555
        Móvil                02-555
        Calle                5 Elm Road
        Ciudad               Bonn
        Estado               Rhineland
        País                 Alemania
        Código postal        08001
        Hora local           jue 05:30 (UTC+5:30)
        Fecha de nacimiento  8 de septiembre de 1993
        """)
  }

  @Test func aPokemon() {
    #expect(
      text(Self.pokemon, .pokemon) == """
        It

        Name       Mossling
        Number     #25
        Types      Grass, Poison
        Height     0.7 m
        Weight     6.9 kg
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

  @Test func aPokemonInSpanishInANarrowWindow() {
    #expect(
      text(Self.pokemon, .pokemon, columns: 24, language: .spanish) == """
        It

        Nombre
          Mossling
        Número
          #25
        Tipos
          Planta, Veneno
        Altura
          0,7 m
        Peso
          6,9 kg
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
    let stats: [Fact] = [.stats([.hp: 45, .speed: 100, .attack: -1])]
    #expect(
      text(stats, .pokemon, columns: 15) == """
        It

        Base stats
        HP       45
        attack   -1
        speed   100
        """)
    #expect(text(stats, .pokemon, columns: 9) == "It\n\nBase\nstats\nHP 45\nattack -1\nspeed 100")
  }

  @Test func anItem() {
    #expect(
      text(Self.item, .items) == """
        It

        Name                Dew Ball
        Category            standard balls
        Cost (Pokédollars)  200 ₽
        """)
  }

  @Test func anArticle() {
    #expect(
      text(Self.article, .articles, columns: 60, language: .spanish) == """
        It

        Sección    World
        Publicado  29 de febrero de 2024

        Resumen
        A harbor is dug.
        The sea comes in.

        Lugares    Harbor; Big Port
        Enlace     https://example.org/harbor
        """)
  }

  @Test func eachFactHasALabelOfItsOwnInItsCatalog() {
    for facts in [Self.person, Self.pokemon, Self.item, Self.article] {
      for language in Language.allCases {
        let labels = facts.map(Strings(language).label)
        #expect(Set(labels).count == labels.count)
      }
    }
  }

  private func text(
    _ facts: [Fact], _ catalog: CatalogID, columns: Int = 80, language: Language = .english
  ) -> String {
    let formatter = DetailFormatter(formats: Formats(language), clock: { 0 })
    let content = formatter.content(DetailAnswer(title: "It", facts: facts))
    return DetailView.text(
      DetailScene(reference: Reference(catalog, "1"), content: .success(content)),
      size: Size(columns: columns, rows: 24), strings: Strings(language)
    ).map(\.text).joined(separator: "\n")
  }
}
