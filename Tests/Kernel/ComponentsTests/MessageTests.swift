import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import Components

/// A notice says all it has to say; a name in it is cut if it is too long.
@Suite struct NoticeTests {
  private static let long = String(repeating: "Llanfairpwllgwyngyll ", count: 20)

  private func lines(
    _ notice: StarNotice, _ language: Language, columns: Int = 80
  ) -> [Line] {
    Notice(notice, Strings(language)).lines(columns: columns)
  }

  @Test func theNameIsCutAndNotTheSentence() {
    #expect(
      lines(.removed(Self.long), .english, columns: 40).map(\.text) == [
        "“Llanfairpwllgwyngyll Llanfairpw…” is no", "longer a favorite; undo brings it back.",
      ])
  }

  @Test(arguments: Language.allCases, [20, 40, 60])
  func theSentenceIsWholeInAnyWindow(_ language: Language, columns: Int) {
    let strings = Strings(language)
    let words = [
      (StarNotice.added(Self.long), Words("“{0}” is a favorite now.")),
      (.removed(Self.long), Words("“{0}” is no longer a favorite; undo brings it back.")),
      (.restored([Self.long]), Words("“{0}” is a favorite again.")),
    ]
    for (notice, text) in words {
      let end = strings[text].split(separator: "}").last.map(String.init) ?? ""
      let lines = lines(notice, language, columns: columns)
      #expect(lines.map(\.text).joined(separator: " ").hasSuffix(end))
      #expect(lines.allSatisfy { $0.width <= columns })
    }
  }

  @Test(arguments: Language.allCases)
  func aFailureNamesWhatItIsAboutInWhatRoomThereIs(_ language: Language) {
    let strings = Strings(language)
    let errors: [(String) -> DataError] = [
      { .unknownSort($0, known: [Words("name")]) },
      { .unknownFilter($0, known: [Words("name")]) },
      { .invalidFilter(key: "type", value: $0) },
      { .notFound(Reference(.people, $0)) }, { .notOnMap(Reference(.people, $0)) },
      { .noLink(Reference(.people, $0)) },
    ]
    for named in errors {
      let lines = Notice(named(Self.long), strings).lines(columns: 80)
      // In one line where that can be.
      let shortest = strings.message(for: named(Self.long.shortened(to: 8)))
      let columns = DisplayWidth.of(shortest) <= 80 ? 80 : 160
      let room = columns + 1 - DisplayWidth.of(strings.message(for: named("x")))
      let sentence = strings.message(for: named(Self.long.shortened(to: room)))
      #expect(lines == Wrapping.wrap(sentence, to: 80).map { Line($0, .error) })
      #expect(lines.count <= 3)
    }
  }

  @Test func whatToDoIsSaidToItsEnd() {
    let known = [Words("type"), Words("favorite")]
    let filter = DataError.unknownFilter("generation", known: known)
    #expect(
      Notice(filter, Strings(.english)).lines(columns: 40).map(\.text) == [
        "There is no filter “generation” here.", "Filters: type, favorite.",
      ])
    #expect(Notice("Done.").lines(columns: 4).map(\.text) == ["Don", "e."])
  }

  @Test func rowsThatAreMissingAreAFailure() {
    let strings = Strings(.english)
    #expect(
      Notice(.noRow(9, shown: nil), strings).lines(columns: 80)
        == [Line("There is no row 9 here.", .error)])
    #expect(
      Notice(RowsNotice.lastPage, strings).lines(columns: 80)
        == [Line("This is the last page.", .notice)])
  }
}

/// Every state, at a prompt and not, in both languages, in narrow and wide windows.
@Suite struct StatusTextTests {
  typealias State = LoadingState<[Int], DataError>

  private static let failed = DataError.service(.pokeapi, .status(500))
  private static let refused = DataError.notFound(Reference(.people, "7"))

  private func lines(
    _ state: State, _ language: Language = .english, columns: Int = 80, isInteractive: Bool = true,
    notice: Notice? = nil
  ) -> [Line] {
    StatusText(strings: Strings(language), columns: columns, isInteractive: isInteractive)
      .lines(for: state, notice: notice) { $0.isEmpty ? "There is nothing here at all." : nil }
  }

  @Test(arguments: [
    (State.idle, []), (.success([1]), []), (.loading(previous: [1]), []),
    (.loading(previous: nil), [Line("Loading…", .dim)]),
    // A placeholder stays while it is asked again.
    (.success([]), ["There is nothing", "here at all."]),
    (.loading(previous: []), ["There is nothing", "here at all."]),
  ])
  func dataSpeakForThemselves(_ state: State, _ expected: [Line]) {
    for isInteractive in [true, false] {
      #expect(lines(state, columns: 20, isInteractive: isInteractive) == expected)
    }
  }

  @Test(arguments: [
    (
      Language.english, true,
      ["PokeAPI failed with status 500; try again later. Type retry to ask again."]
    ),
    (.spanish, false, ["PokeAPI: falló con el estado 500; vuelve a probar más tarde."]),
  ])
  func aFailureSaysWhatToDo(_ language: Language, _ isInteractive: Bool, _ expected: [String]) {
    for previous in [nil, [1]] {
      let state = State.failure(Self.failed, previous: previous)
      #expect(
        lines(state, language, isInteractive: isInteractive) == expected.map { Line($0, .error) })
    }
  }

  @Test func retryIsNamedOnlyWhereItMayHelp() {
    let errors: [DataError] = [
      Self.failed, Self.refused, .service(.nyt, .keyMissing), .service(.people, .offline),
      .unreadable(path: "f", reason: .busy), .unknownSort("x", known: []),
      .unwritable(path: "f", reason: .noHome),
    ]
    let named = errors.map { error in
      lines(.failure(error, previous: nil), columns: 300)[0].text.hasSuffix(
        "Type retry to ask again.")
    }
    #expect(named == [true, false, false, true, true, false, false])
  }

  @Test func offlineIsSaidWithRegardToWhatIsHeld() {
    let offline = DataError.service(.people, .offline)
    #expect(
      lines(.failure(offline, previous: nil), columns: 200, isInteractive: false)
        == [Line(Strings(.english).message(for: offline), .error)])
    #expect(
      lines(.failure(offline, previous: [1]), columns: 200, isInteractive: false)
        == [Line(Strings(.english).message(for: offline, isHeld: true), .error)])
  }

  @Test func whatAPartLacksIsSaidQuietly() {
    let status = StatusText(strings: Strings(.english), columns: 80, isInteractive: true)
    #expect(
      status.lines(for: .service(.nyt, .timedOut), isHeld: true, style: .dim) == [
        Line(
          "The New York Times did not answer in time; try again later. Type retry to ask", .dim),
        Line("again.", .dim),
      ])
  }

  @Test func emptinessFailureAndNoticeAreSaidInThisOrder() {
    #expect(
      lines(.failure(Self.refused, previous: []), columns: 200, notice: Notice("Done."))
        == [
          "There is nothing here at all.",
          Line(Strings(.english).message(for: Self.refused), .error), Line("Done.", .notice),
        ])
  }

  @Test(arguments: [-1, 0, 1, 2, 7, 19])
  func noLineIsWiderThanTheWindow(_ columns: Int) {
    let evil = DataError.notFound(Reference(.people, "\u{1B}東京\u{202E}"))
    for state in [State.loading(previous: nil), .success([]), .failure(evil, previous: [])] {
      let lines = lines(state, columns: columns, notice: Notice(evil, Strings(.spanish)))
      #expect(lines.allSatisfy { $0.width <= max(1, columns) })
    }
  }
}
