import Components
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import DetailFeature

@Suite struct DetailViewTests {
  let content = DetailContent(
    title: "Harbor, PE",
    facts: [
      DetailFact(fact: .name("Harbor"), value: "Harbor"),
      DetailFact(fact: .country("PE"), value: "Peru"),
      DetailFact(fact: .position(.harbor), value: "-12.50000, -77.25000"),
      DetailFact(fact: .population(1_200), value: "1,200"),
      DetailFact(fact: .timeZone("America/Lima"), value: "Wed 19:00 (UTC-5)", note: "America/Lima"),
    ],
    neighbors: [
      NeighborRow(
        reference: .bigPort, title: "Big Port, PE", distance: "8.1 km", point: .northWest),
      NeighborRow(
        reference: .harbor, title: "大港, JP", distance: "12,345 km", point: .east),
    ],
    description: .unknown(nil))

  @Test func alignsLabelsAndNeighbors() {
    #expect(
      text(.success(content.starred(true)), columns: 80) == """
        ★ Harbor, PE

        Name        Harbor
        Country     Peru
        Position    -12.50000, -77.25000 · 12°30'00"S 77°15'00"W · 57V4GQ22+22
                    UTM 18L 255470 8617116 · MGRS 18LTM5547017116
        Population  1,200
        Local time  Wed 19:00 (UTC-5) · America/Lima

        Description
        None is stored yet.

        Nearest larger cities
        1  Big Port, PE     8.1 km NW
        2  大港, JP      12,345 km E
        """)
  }

  @Test func whatFactsLeadToIsNumberedOn() {
    let row = { (id: String, title: String, label: Words, isFact: Bool) in
      RelatedRow(
        route: .detail(Reference(.countries, id)), title: title, label: label, isFact: isFact)
    }
    let neighbours = Words { $0 == .spanish ? "" : "Neighbours" }
    let place = DetailContent(
      title: "Harbor, PE",
      facts: [
        DetailFact(fact: .country("PE"), value: "Peru"),
        DetailFact(fact: .position(.harbor), value: "0, 0"),
      ],
      neighbors: content.neighbors,
      related: [
        row("PE", "Peru", Words("Country"), true), row("EC", "Ecuador", neighbours, false),
        row("BR", "Brazil", neighbours, false),
        row("CL", "Chile", Words { $0 == .spanish ? "" : "Rival" }, false),
      ])
    #expect(
      text(.success(place), columns: 50) == """
        Harbor, PE

        Country   Peru
        Position  0, 0 · 12°30'00"S 77°15'00"W
                  57V4GQ22+22 · UTM 18L 255470 8617116
                  MGRS 18LTM5547017116

        Nearest larger cities
        1  Big Port, PE     8.1 km NW
        2  大港, JP      12,345 km E

        Opens from here
        3  Peru     Country
        4  Ecuador  Neighbours
        5  Brazil
        6  Chile    Rival
        """)
    // Where nothing can be opened, what a fact names is there already.
    let page = DetailView.text(
      DetailScene(reference: .harbor, content: .success(place)), size: Size(columns: 50, rows: 9),
      strings: Strings(.english), isInteractive: false)
    #expect(
      page.suffix(4).map(\.text) == ["See also", "Ecuador  Neighbours", "Brazil", "Chile    Rival"])
  }

  /// What is near an area lies within it, and without a prompt no number can be typed.
  @Test func anAreaHasNoNeighborsAndAPageNoNumbers() {
    var peru = DetailContent(
      title: "Peru",
      facts: [
        DetailFact(fact: .country("PE"), value: "Peru"),
        DetailFact(fact: .position(.harbor), value: "0, 0"),
      ])
    peru.neighbors = content.neighbors
    let lines = DetailView.text(
      DetailScene(reference: .harbor, map: .ofOutline, content: .success(peru)),
      size: Size(columns: 50, rows: 9), strings: Strings(.english), isInteractive: false)
    #expect(
      lines.map(\.text) == [
        "Peru", "", "Country   Peru", "Position  0, 0 · 12°30'00\"S 77°15'00\"W",
        "          57V4GQ22+22 · UTM 18L 255470 8617116", "          MGRS 18LTM5547017116",
      ])
  }

  private static let family = Fact(
    "family", Words { $0 == .spanish ? "Familia" : "Family" },
    .family([
      Relative(
        EntityLink(Words { $0 == .spanish ? "" : "Hut" }, to: .bigPort), depth: 0, note: nil),
      Relative(
        EntityLink(Words { $0 == .spanish ? "" : "Harbor" }, to: .harbor), depth: 1,
        note: Words { $0 == .spanish ? "" : "in time" }),
      Relative(
        EntityLink(Words { $0 == .spanish ? "" : "City" }, to: nil), depth: 2,
        note: Words { $0 == .spanish ? "" : "with luck" }),
    ]))

  private static let groups = Fact(
    "wind", Words { $0 == .spanish ? "Viento" : "Wind" },
    .groups([
      TermGroup("2", "×2", [Term("storm"), Term("gale"), Term("breeze")]),
      TermGroup("0.5", "×½", [Term("calm")]),
    ]))

  /// Those of the family whose detail can be opened are rows, too.
  @Test func aFamilyIsATreeAndGroupsAreRows() {
    let answer = DetailAnswer(title: "Harbor", facts: [Self.family, Self.groups])
    let content = DetailFormatter.english.content(answer, of: .harbor)
    #expect(content.related.map(\.title) == ["Hut"])
    #expect(
      text(.success(content), columns: 24) == """
        Harbor

        Opens from here
        1  Hut  Family

        Family
        Hut
          Harbor  in time
            City  with luck

        Wind
        ×2  storm, gale, breeze
        ×½  calm
        """)
    let narrow = text(.success(content), columns: 16)
    #expect(narrow.hasSuffix("×2  storm, gale,\n    breeze\n×½  calm"))
    // Without columns, a word says what the indentation shows.
    let spoken = lines(.success(content), columns: 80).map(\.spoken)
    #expect(
      spoken.filter { $0.contains("stage") } == [
        "stage 1: Hut", "stage 2: Harbor, in time", "stage 3: City, with luck",
      ])
  }

  @Test func saysInLinearTextWhatALineHas() {
    var content = content.starred(true)
    content.facts.append(
      DetailFact(
        fact: .stats([
          Figure("hp", Words("HP"), 35), Figure("attack", Words("attack"), 255),
        ]), value: ""))
    let scene = DetailScene(reference: .harbor, isPlace: true, content: .success(content))
    let lines = DetailView.text(
      scene, size: Size(columns: 20, rows: 5).unbroken, strings: Strings(.english))
    #expect(
      lines.map(\.spoken) == [
        "favorite: Harbor, PE", "", "Name: Harbor", "Country: Peru",
        "Position: -12.50000, -77.25000, 12°30'00\"S 77°15'00\"W, 57V4GQ22+22, "
          + "UTM 18L 255470 8617116, MGRS 18LTM5547017116", "Population: 1,200",
        "Local time: Wed 19:00 (UTC-5), America/Lima", "", "Base stats", "HP: 35", "attack: 255",
        "", "Description", "None is stored yet.", "", "Nearest larger cities",
        "1. Big Port, PE, 8.1 km NW", "2. 大港, JP, 12,345 km E",
      ])
  }

  @Test func titleLinkAndSourceLeadToTheirPages() throws {
    let source = try #require(WebLink("https://example.org/wiki/Harbor"))
    let page = try #require(TextLink(WebLink.page.text))
    let content = DetailContent(
      title: "A Long Story", facts: [DetailFact(fact: .link(.page), value: WebLink.page.text)],
      description: .known(PlaceDescription(text: "Text.", source: source, language: "es")))
    let lines = lines(.success(content), columns: 60)
    #expect(lines[0].spans == [Span("A Long Story", .title, link: page)])
    #expect(lines[2].spans.last == Span(WebLink.page.text, link: page))
    let from: [Span] = [
      Span("Source: ", .dim), Span(source.text, .dim, link: TextLink(source.text)),
      .separator(.dim), Span("in Spanish", .dim),
    ]
    #expect(lines.last?.spans == from)
    let narrow = self.lines(.success(content.starred(true)), columns: 20)
    let linked = narrow.suffix(4).flatMap(\.spans).filter { $0.link != nil }
    #expect(linked.map(\.text).joined() == source.text)
  }

  @Test func aCityIsHeadedByItsNameInTheLanguage() {
    let content = DetailContent(title: "Paris, FR")
    let headings = Language.allCases.map {
      lines(.success(content), columns: 80, language: $0)[0].text
    }
    #expect(headings == ["Paris, FR", "París, FR", "Paris, FR"])
  }

  @Test func putsLabelsAboveValuesWhereItIsNarrow() {
    #expect(
      text(.success(content.starred(true)), columns: 20) == """
        ★ Harbor, PE

        Name
          Harbor
        Country
          Peru
        Position
          -12.50000,
          -77.25000
          12°30'00"S
          77°15'00"W
          57V4GQ22+22
          UTM 18L 255470
          8617116
          MGRS
          18LTM5547017116
        Population
          1,200
        Local time
          Wed 19:00 (UTC-5)
          America/Lima

        Description
        None is stored yet.

        Nearest larger
        cities
        1 Big Port, PE 8.1
          km NW
        2 大港, JP 12,345 km
          E
        """)
  }

  @Test func showsLoadingAndFailure() {
    #expect(text(.loading(previous: nil)) == "1\n\nLoading…")
    #expect(
      text(.failure(.notFound(.harbor), previous: nil))
        == "1\n\n\(Strings(.english).message(for: .notFound(.harbor)))")
  }

  @Test func nothingMovesWhileItIsAskedAgain() {
    var content = content
    content.description = .known(.harbor)
    #expect(
      lines(.loading(previous: content), columns: 80) == lines(.success(content), columns: 80))
  }

  @Test func saysSoWhereNoCityIsNearOrLarger() {
    let content = DetailContent(title: "Ana", facts: [content.facts[2]])
    for (isPlace, heading) in [(true, "Nearest larger cities"), (false, "Nearest cities")] {
      let scene = DetailScene(reference: .harbor, isPlace: isPlace, content: .success(content))
      #expect(scene.lines().suffix(2).map(\.text) == [heading, "There are none."])
    }
  }

  @Test func keepsTheContentAboveAFailure() {
    let before = text(.success(content))
    let error = DataError.service(.wikipedia, .timedOut)
    let message = Strings(.english).message(for: error)
    let failed = DetailScene(reference: .harbor, content: .failure(error, previous: content))
    #expect(
      text(failed.content) == before + "\n\n" + message + " Type retry to ask again.")
    let printed = DetailView.text(
      failed, size: Size(columns: 80, rows: 24), strings: Strings(.english), isInteractive: false)
    #expect(printed.last == Line(message, .error))
  }

  @Test(arguments: [
    (DetailNotice.favorite(.added("Harbor")), "“Harbor” is a favorite now."),
    (.noRow(7, count: 5), "There is no row 7: choose from 1 to 5."),
    (.noRow(7, count: 0), "There is no row 7: nothing is listed here."),
    (.isHere, "This is the detail of Harbor, PE already."),
    (.isFirst, "This is the first one."), (.isLast, "This is the last one."),
    (.opened(.page), "Opened in the browser: https://example.org/harbor"),
    (.copied("Harbor"), "Copied: Harbor"),
    (.failed(.nothingToUndo), Strings(.english).message(for: .nothingToUndo)),
  ])
  func endsWithTheNotice(notice: DetailNotice, expected: String) {
    let lines = lines(.success(content), notice: notice, columns: 80)
    #expect(lines.suffix(2).map(\.text) == ["", expected])
    let style: TextStyle = if case .failed = notice { .error } else { .notice }
    #expect(lines.last?.spans.map(\.style) == [style])
  }

  @Test func stylesTheParts() {
    let lines = lines(.success(content.starred(true)), columns: 80)
    #expect(
      lines[0].spans == [Span("★ ", .star, spoken: "favorite: "), Span("Harbor, PE", .title)])
    #expect(lines[2].spans == [Span("Name", .dim), .gap(8, .dim, spoken: ": "), Span("Harbor")])
    #expect(lines[13].spans.first == Span("1", .accent, spoken: "1.", row: 1))
  }

  @Test(arguments: [-1, 0, 1, 2, 3, 5, 8, 13, 20, 39, 40, 41, 79, 300])
  func noLineIsWiderThanTheScreen(columns: Int) {
    var content = content.starred(true)
    content.title = "\u{202E}Harbor\u{1B}[2J, 東京"
    content.facts[0] = DetailFact(fact: .name(""), value: "Llanfairpwllgwyngyllgogerychwyrndrobwll")
    content.facts += [
      DetailFact(fact: .abstract("Once"), value: String(repeating: "Once upon a time ", count: 9)),
      DetailFact(
        fact: .stats([
          Figure("hp", Words("HP"), 1),
          Figure("special-attack", Words("special attack"), 255),
        ]), value: ""),
    ]
    content.description = .known(
      PlaceDescription(text: "\u{202E}東京東京 \u{1B}[2J", source: .article, language: "qq"))
    for language in Language.allCases {
      let lines = lines(
        .failure(.nothingToUndo, previous: content), notice: .noRow(9, count: 5),
        columns: columns, language: language)
      #expect(lines.allSatisfy { $0.width <= max(1, columns) })
    }
  }

  private func lines(
    _ state: LoadingState<DetailContent, DataError>, notice: DetailNotice? = nil, columns: Int,
    language: Language = .english
  ) -> [Line] {
    DetailScene(reference: .harbor, isPlace: true, content: state, notice: notice)
      .lines(columns: columns, language)
  }

  private func text(
    _ state: LoadingState<DetailContent, DataError>, columns: Int = 80
  ) -> String {
    lines(state, columns: columns).map(\.text).joined(separator: "\n")
  }
}
