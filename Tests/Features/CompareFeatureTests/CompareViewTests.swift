import Components
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import CompareFeature

@MainActor
@Suite struct CompareViewTests {
  private func scene(_ language: Language = .english) -> CompareScene {
    let formatter = CompareFormatter(formats: Formats(language), clock: { 0 })
    return CompareScene(comparison: .both, content: .success(.success(formatter.content(.both))))
  }

  private func text(
    _ scene: CompareScene, _ columns: Int, _ language: Language = .english,
    isInteractive: Bool = true
  ) -> String {
    CompareView.text(
      scene, size: Size(columns: columns, rows: 24), strings: Strings(language),
      isInteractive: isInteractive
    ).map(\.text).joined(separator: "\n")
  }

  @Test func bothStandBesideEachOther() {
    #expect(
      text(scene(), 60) == """
                    1  Harbor                2  Quay
        Population  2,000  ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇    500  ▇▇▇▇
        Local time  Wed 19:00 (UTC-5)        Thu 05:30 (UTC+5:30)

        Quay is 1,234 km NE of Harbor.
        The clocks of Quay are 10 h 30 min ahead of those of Harbor.
        """)
  }

  @Test func inSpanishAndPrinted() {
    #expect(
      text(scene(.spanish), 100, .spanish, isInteractive: false).hasSuffix(
        """

        Quay está a 1234 km al NE de Harbor.
        En Quay es 10 h 30 min más tarde que en Harbor.
        """))
    #expect(text(scene(), 100, isInteractive: false).hasPrefix("            Harbor  "))
  }

  @Test func whereItIsNarrowLabelsStandAboveTheirValues() {
    #expect(
      text(scene(), 36).hasPrefix(
        """
        1  Harbor          2  Quay
        Population
        2,000  ▇▇▇▇▇▇▇▇▇▇    500  ▇▇▇
        Local time
        Wed 19:00 (UTC-5)  Thu 05:30
                           (UTC+5:30)
        """))
    for columns in 1...130 {
      let lines = text(scene(), columns).split(separator: "\n")
      #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= columns })
    }
  }

  /// A label of several words takes several lines, before labels stand above their values.
  @Test func aLongLabelIsWrapped() {
    let row = CompareRow(
      label: Words { $0 == .spanish ? "" : "Phone prefix of it" },
      cells: [CompareCell(text: "51"), CompareCell(text: "55")])
    let content = CompareContent(
      answer: .both, titles: ["Harbor", "Quay"], rows: [row], minutesAhead: nil)
    let scene = CompareScene(comparison: .both, content: .success(.success(content)))
    #expect(
      text(scene, 44).hasPrefix(
        """
                1  Harbor  2  Quay
        Phone   51         55
        prefix
        of it
        """))
  }

  @Test func linearTextSaysEachFactOnOneLine() {
    let lines = CompareView.text(
      scene(), size: Size(columns: .max, rows: .max), strings: Strings(.english))
    #expect(
      lines.prefix(3).map(\.spoken) == [
        "1. Harbor; 2. Quay", "Population: 2,000; 500",
        "Local time: Wed 19:00 (UTC-5); Thu 05:30 (UTC+5:30)",
      ])
  }

  private func content(_ minutes: Int, way: CompareWay? = nil) -> CompareScene {
    let answer = CompareAnswer(
      first: CompareAnswer.both.first, second: CompareAnswer.both.second, way: way)
    let row = CompareRow(
      label: Words { $0 == .spanish ? "" : "Size" }, cells: [CompareCell(text: "4"), CompareCell()])
    return CompareScene(
      comparison: .both,
      content: .success(
        .success(
          CompareContent(
            answer: answer, titles: ["Harbor", "Quay"], rows: [row], minutesAhead: minutes))))
  }

  @Test(arguments: [
    (0, "The clocks of both show the same time."),
    (-45, "The clocks of Harbor are 45 min ahead of those of Quay."),
    (120, "The clocks of Quay are 2 h ahead of those of Harbor."),
  ])
  func clocksAreTold(minutes: Int, sentence: String) {
    #expect(text(content(minutes), 80).hasSuffix("\n\n" + sentence))
  }

  @Test func noWayLeadsToTheSamePlace() {
    let way = CompareWay(kilometres: 0, direction: .north)
    #expect(
      text(content(0, way: way), 80) == """
              1  Harbor  2  Quay
        Size  4          –

        The clocks of both show the same time.
        """)
  }

  @Test(
    arguments: [
      (
        .apart, .english,
        "“a b” names no two entries of one catalog. Put a / between names, or see what a list finds."
      ),
      (
        .unknown(["b"], in: nil), .english,
        "Nothing stored here is called “b”; check how it is written, or search a list for it."
      ),
      (
        .unknown(["a", "b"], in: nil), .spanish,
        "Nada de lo guardado aquí se llama «a» o «b»; mira cómo se escribe o búscalo en una lista."
      ),
      (.unknown(["b"], in: .people), .english, "Nothing in people is called “b” or has that id."),
      (
        .unknown(["b"], in: .people, near: ["Bo"]), .english,
        "Nothing in people is called “b” or has that id. Did you mean Bo?"
      ),
      (
        .unknown(["b"], in: nil, near: ["Bo", "Bea"]), .spanish,
        "Nada de lo guardado aquí se llama «b». ¿Querías decir Bo o Bea?"
      ),
      (.same("Lima, PE"), .english, "Both mean Lima, PE; name two entries."),
      (.same("Lima, PE"), .spanish, "Los dos son Lima, PE; nombra dos entradas."),
      (.ofTwoCatalogs, .english, "Only two entries of one catalog can be compared."),
    ] as [(CompareMiss, Language, String)])
  func whatIsMissingIsSaid(miss: CompareMiss, language: Language, message: String) {
    let scene = CompareScene(
      comparison: Comparison(nil, ["a", "b"]), content: .success(.failure(miss)))
    #expect(text(scene, 100, language) == message)
  }

  @Test func whatTheLastCommandCameToStandsBelow() {
    #expect(
      text(CompareScene(comparison: .both, notice: .noRow(1, shown: nil)), 100)
        == "There is no row 1 here.")
    #expect(
      text(CompareScene(comparison: .both, content: .loading(previous: nil)), 40) == "Loading…")
  }

  @Test func scriptsLearnHowItTurnedOut() {
    #expect(
      [
        CompareScene(.both), scene(),
        CompareScene(comparison: .both, content: .success(.failure(.apart))),
        CompareScene(comparison: .both, content: .failure(.broken, previous: nil)),
        CompareScene(comparison: .both, notice: .noRow(3, shown: nil)),
      ].map(\.outcome) == [.done, .done, .nothingFound, .failed(.broken), .nothingFound])
  }

  @Test func linesAndClicksAreRead() throws {
    let surface = MockSurface()
    let view = CompareView(scene: CompareScene(.both), surface: surface, strings: Strings(.english))
    #expect(view.status == ScreenStatus(givesWay: true))
    view.display(scene())
    #expect(
      view.status
        == ScreenStatus(
          numbers: ScreenNumbers(rows: ["Harbor", "Quay"]), together: [.harbor, .quay]))
    #expect(view.title == "compare")
    #expect(
      try ["2", "open 1", "retry"].map { try view.commands.event($0) } == [
        .opened(2), .opened(1), .retried,
      ])
    #expect(throws: CommandError.self) { try view.commands.event("open x") }
    #expect(view.event(for: .appear) == .appeared)
    #expect(view.event(for: .click(row: 2, isSecond: true)) == .opened(2))
    #expect(view.event(for: .click(row: 2, isSecond: false)) == nil)
    #expect(view.event(for: .star) == nil)
    #expect([CompareEvent.appeared, .opened(1)].map(\.slot) == [.content, nil])
  }
}
