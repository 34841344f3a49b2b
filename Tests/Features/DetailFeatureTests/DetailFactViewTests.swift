import Contracts
import Domain
import Geo
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import DetailFeature

/// What facts look like, kind by kind.
@Suite struct DetailFactViewTests {
  private static let figures = [
    Figure("hp", Words("HP"), 255), Figure("attack", Words("attack"), 128),
    Figure("speed", Words("speed"), 1),
  ]

  private static let pokemon: [Fact] = [
    .name("Mossling"), Fact("number", Words("Number"), .number(25)),
    .types([Term("grass", Words("Grass")), Term("odd-one")]), .height(7),
    .abilities([
      MarkedTerm(
        "leaf-guard", shown: LocalizedText([.english: "Leaf Guard", .spanish: nil]), isMarked: true)
    ]),
    .stats(figures), .picture(nil),
    Fact(
      "species", Words("Species"),
      .localized(LocalizedText([.english: "Moss Pokémon", .spanish: "Pokémon Musgo"]))),
    .flavor(LocalizedText([.english: "It sleeps in the shade of old walls.", .spanish: nil])),
  ]

  @Test(arguments: Language.allCases)
  func eachNotationOfAPositionCanBeTyped(language: Language) throws {
    let places = [(41.3874, 2.1686), (-54.80188, -68.30295), (0, -0.00001), (83.9, 179.99999)]
    for (latitude, longitude) in places {
      let position = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let fact = DetailFact(fact: .position(position), value: CoordinateFormat.decimal(position))
      let scene = DetailScene(
        reference: .harbor, content: .success(DetailContent(title: "", facts: [fact])))
      let line = try #require(scene.lines(columns: 200, language).last { $0.width > 100 }).text
      let label = try #require(line.prefixMatch(of: /\S+ +/)).0
      let notations = line.dropFirst(label.count).split(separator: " · ")
      #expect(notations.count == 5)
      for text in notations {
        let read = try #require(PositionReader.read(String(text)))
        guard case .position(let found) = read else {
          Issue.record("\(text): \(read)")
          continue
        }
        // A plus code stands for 14 metres, a second for 31.
        #expect(Geodesy.distance(from: position, to: found.coordinate) < 0.022, "\(text)")
      }
    }
  }

  @Test func noNotationIsBrokenWhereALineHasRoomForIt() {
    let fact = DetailFact(
      fact: .position(Coordinate(wrappingLatitude: -12.04318, longitude: -77.02824)),
      value: "-12.04318, -77.02824")
    let scene = DetailScene(
      reference: .harbor, content: .success(DetailContent(title: "A", facts: [fact])))
    #expect(
      [80, 60, 42].map { scene.lines(columns: $0).dropFirst(2).dropLast(3).map(\.text) } == [
        [
          "Position  -12.04318, -77.02824 · 12°02'35\"S 77°01'42\"W · 57V4XX4C+PP",
          "          UTM 18L 279200 8667855 · MGRS 18LTM7920067855",
        ],
        [
          "Position  -12.04318, -77.02824 · 12°02'35\"S 77°01'42\"W",
          "          57V4XX4C+PP · UTM 18L 279200 8667855",
          "          MGRS 18LTM7920067855",
        ],
        [
          "Position  -12.04318, -77.02824", "          12°02'35\"S 77°01'42\"W",
          "          57V4XX4C+PP",
          "          UTM 18L 279200 8667855", "          MGRS 18LTM7920067855",
        ],
      ])
  }

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

  /// Terms that people know by a color have it, beside the word.
  @Test func termsHaveTheirColors() {
    let grass = Term("grass", Words("Grass"), hue: .green)
    let facts: [Fact] = [
      .types([grass, Term("odd-one")]),
      Fact(
        "damage", Words { $0 == .spanish ? "Daño" : "Damage" },
        .groups([TermGroup("2", "×2", [grass, Term("ice")])])),
    ]
    let formats = Formats(.english)
    let content = DetailContent(
      title: "It",
      facts: facts.map { DetailFact(fact: $0, value: formats.text(of: $0) ?? "") })
    let scene = DetailScene(reference: .harbor, content: .success(content))
    let colored = scene.lines(columns: 60).flatMap(\.spans).filter { $0.style == .green }
    #expect(colored.map(\.text) == ["Grass", "Grass"])
    let lines = scene.lines(columns: 60).map(\.text)
    #expect(lines.contains("Types  Grass, odd one") && lines.contains("×2  Grass, ice"))
  }

  /// No bar says anything in less than eight columns.
  @Test func figuresWithoutBarsAndWithoutColumns() {
    let stats: [Fact] = [
      .stats([
        Figure("hp", Words("HP"), 45), Figure("attack", Words("attack"), -1),
        Figure("speed", Words("speed"), 255),
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

  // MARK: - Other names

  @Test func thoseInTheUsersLettersComeFirst() {
    let names = [
      "ilantan", "Londen", "Londres", "لندن", "Londýn", "伦敦", "Londinium", "Λονδίνο",
    ]
    #expect(
      text([.otherNames(names)], columns: 100).hasSuffix(
        "\nAlso called  Londen, Londres, Londýn, Londinium, ilantan, لندن, 伦敦, Λονδίνο"))
  }

  @Test func aSingleNameIsShownWhole() {
    #expect(text([.otherNames(["Port"])]) == "It\n\nAlso called  Port")
  }

  @Test func manyNamesTakeOneLineUntilAllAreAskedFor() {
    var scene = scene([.otherNames((1...40).map { "Name\($0)" })])
    let short = scene.text(columns: 60)
    let shown = short.split(separator: "Name").count - 1
    #expect(short.hasSuffix("and \(40 - shown) more — names"))
    #expect(short.split(separator: "\n").count == 2)
    // Lines without end do not hold them all.
    let unbroken = DetailView.text(
      scene, size: Size(columns: 60, rows: 24).unbroken, strings: Strings(.english))
    #expect(unbroken.last?.text.hasSuffix("Name20 and 20 more — names") == true)
    // Where nothing can be typed there is no other way to see them.
    let printed = DetailView.text(
      scene, size: Size(columns: 60, rows: 24), strings: Strings(.english), isInteractive: false)
    #expect(printed.last?.text.hasSuffix("Name40") == true)
    scene.hasAllNames = true
    #expect(scene.text(columns: 60).hasSuffix("Name40"))
  }

  // MARK: - The description

  @Test(
    arguments: [
      (
        .known(.harbor),
        "Harbor is a made-up town by the sea.\nSource: https://en.example.org/wiki/Harbor"
      ),
      (
        .known(PlaceDescription(text: "Un pueblo.", source: .page, language: "es")),
        "Un pueblo.\nSource: https://example.org/harbor · in Spanish"
      ),
      (
        .known(PlaceDescription(text: "Hamn.", source: .page, language: "sv")),
        "Hamn.\nSource: https://example.org/harbor · language: sv"
      ),
      (.nothing, "Wikipedia has no article about this place."),
      (.unknown(nil), "None is stored yet."),
      (.unknown(.service(.wikipedia, .offline)), "None is stored yet, and you are offline."),
      (
        .unknown(.service(.wikipedia, .timedOut)),
        "None is stored yet.\n"
          + "Wikipedia did not answer in time; try again later. Type retry to ask again."
      ),
    ] as [(DetailDescription, String)])
  func saysWhatIsKnownOrWhyNothingIs(description: DetailDescription, words: String) {
    #expect(text(.success(description)) == "Harbor\n\nDescription\n" + words)
  }

  @Test func saysThatItIsLookedUpWhereTheCatalogHasDescriptions() {
    #expect(
      text(.loading(previous: .unknown(nil)))
        == "Harbor\n\nDescription\nLooking it up…")
    #expect(text(.success(.notOffered)) == "Harbor")
  }

  private func scene(_ facts: [Fact]) -> DetailScene {
    let content = DetailFormatter.english.content(
      DetailAnswer(title: "It", facts: facts), of: .harbor)
    return DetailScene(reference: Reference(.items, "1"), content: .success(content))
  }

  private func text(_ facts: [Fact], columns: Int = 80) -> String {
    scene(facts).text(columns: columns)
  }

  private func text(_ description: LoadingState<DetailDescription, DataError>) -> String {
    let content = description.map { DetailContent(title: "Harbor", description: $0) }
    return DetailScene(reference: .harbor, content: content).text()
  }
}
