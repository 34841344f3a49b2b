import Components
import Domain
import Localization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import CompareFeature

@MainActor
@Suite struct CompareViewTests {
  private func scene(_ language: Language = .english) -> CompareScene {
    let formatter = CompareFormatter(formats: Formats(language), clock: { 0 })
    return CompareScene(comparison: .both, content: .success(formatter.content(.both)))
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
                    1 Harbor                 2 Quay
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
        Los relojes de Quay van 10 h 30 min por delante de los de Harbor.
        """))
    #expect(text(scene(), 100, isInteractive: false).hasPrefix("            Harbor  "))
  }

  @Test func whereItIsNarrowLabelsStandAboveTheirValues() {
    #expect(
      text(scene(), 36).hasPrefix(
        """
        1 Harbor           2 Quay
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
      label: Words("Size", ""), cells: [CompareCell(text: "4"), CompareCell()])
    return CompareScene(
      comparison: .both,
      content: .success(
        CompareContent(
          answer: answer, titles: ["Harbor", "Quay"], rows: [row], minutesAhead: minutes)))
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
              1 Harbor  2 Quay
        Size  4         –

        The clocks of both show the same time.
        """)
  }

  @Test func whatIsMissingIsSaid() {
    let missing = CompareScene(
      comparison: Comparison(nil, ["a", "b"]), content: .success(nil), notice: .noRow(1, shown: nil)
    )
    #expect(
      text(missing, 100).hasPrefix(
        "“a b” names no two entries of one catalog. Put a / between names, or see what a list finds.\n"
      ))
    #expect(
      text(CompareScene(comparison: .both, content: .loading(previous: nil)), 40) == "Loading…")
  }

  @Test func scriptsLearnHowItTurnedOut() {
    #expect(
      [
        CompareScene(.both), scene(), CompareScene(comparison: .both, content: .success(nil)),
        CompareScene(comparison: .both, content: .failure(.broken, previous: nil)),
        CompareScene(comparison: .both, notice: .noRow(3, shown: nil)),
      ].map(\.outcome) == [.done, .done, .nothingFound, .failed(.broken), .nothingFound])
  }

  @Test func linesAndClicksAreRead() throws {
    let surface = MockSurface()
    let view = CompareView(scene: CompareScene(.both), surface: surface, strings: Strings(.english))
    #expect(view.numbers == ScreenNumbers())
    view.display(scene())
    #expect(view.numbers == ScreenNumbers(rows: ["Harbor", "Quay"]))
    #expect(view.title == "compare")
    #expect(view.outcome == .done)
    #expect(
      try ["2", "open 1", "retry"].map { try view.commands.event($0) } == [
        .opened(2), .opened(1), .appeared,
      ])
    #expect(throws: CommandError.self) { try view.commands.event("open x") }
    #expect(view.event(for: .appear) == .appeared)
    #expect(view.event(for: .click(row: 2, isSecond: true)) == .opened(2))
    #expect(view.event(for: .click(row: 2, isSecond: false)) == nil)
    #expect(view.event(for: .star) == nil)
    #expect([CompareEvent.appeared, .opened(1)].map(\.slot) == [.content, nil])
  }
}
