import Domain
import Localization
import Testing
import TextUI

@testable import Components

/// A notice is one line, whatever it names.
@Suite struct NoticeTests {
  private static let long = String(repeating: "Llanfairpwllgwyngyll ", count: 20)

  private func line(
    _ notice: FavoriteNotice, _ language: Language, columns: Int = 80
  ) -> Line {
    Notice(notice, Strings(language)).line(columns: columns)
  }

  @Test(arguments: [
    (Language.english, "“Lima” is no longer a favorite; undo brings it back."),
    (.spanish, "«Lima» ya no está en favoritos; con undo vuelve."),
  ])
  func whatFitsIsSaidWhole(_ language: Language, _ expected: String) {
    #expect(line(.removed("Lima"), language) == Line(expected, .notice))
  }

  @Test(arguments: [
    (
      Language.english,
      "“Llanfairpwllgwyngyll Llanfa…” is no longer a favorite; undo brings it back."
    ),
    (.spanish, "«Llanfairpwllgwyngyll Llanfairpw…» ya no está en favoritos; con undo vuelve."),
  ])
  func theNameIsCutBeforeTheSentence(_ language: Language, _ expected: String) {
    #expect(line(.removed(Self.long), language, columns: 76).text == expected)
  }

  @Test(arguments: Language.allCases)
  func whatMattersIsAmongTheFirst60Columns(_ language: Language) {
    let strings = Strings(language)
    let words = [
      (FavoriteNotice.added(Self.long), FavoriteText.added),
      (.removed(Self.long), .removed), (.restored([Self.long]), .restored),
    ]
    for (notice, text) in words {
      let end = strings[text].split(separator: "}").last.map(String.init) ?? ""
      #expect(line(notice, language, columns: 60).text.hasSuffix(end))
    }
  }

  @Test(arguments: Language.allCases)
  func aFailureNamesWhatItIsAboutInWhatRoomThereIs(_ language: Language) {
    let strings = Strings(language)
    let errors: [(DataError, (String) -> DataError)] = [
      (.unwritable(path: Self.long, reason: .noSpace), { .unwritable(path: $0, reason: .noSpace) }),
      (.unreadable(path: Self.long, reason: .missing), { .unreadable(path: $0, reason: .missing) }),
      (.malformed(path: Self.long, reason: .notJSON), { .malformed(path: $0, reason: .notJSON) }),
      (.unknownSort(Self.long, known: ["name"]), { .unknownSort($0, known: ["name"]) }),
      (.unknownFilter(Self.long, known: ["name"]), { .unknownFilter($0, known: ["name"]) }),
      (
        .invalidFilter(key: "type", value: Self.long), { .invalidFilter(key: "type", value: $0) }
      ),
      (.notFound(Reference(.people, Self.long)), { .notFound(Reference(.people, $0)) }),
      (.notOnMap(Reference(.people, Self.long)), { .notOnMap(Reference(.people, $0)) }),
      (.noLink(Reference(.people, Self.long)), { .noLink(Reference(.people, $0)) }),
    ]
    for (error, named) in errors {
      let line = Notice(error, strings).line(columns: 130)
      let room = 131 - DisplayWidth.of(strings.message(for: named("x")))
      #expect(line == Line(strings.message(for: named(Self.long.shortened(to: room))), .error))
      #expect(line.width == 130)
    }
  }

  @Test func whatHasNoNameIsCutAtItsEnd() {
    let key = Notice(.service(.nyt, .keyMissing), Strings(.english)).line(columns: 40)
    #expect(key.text == "The New York Times wants a key: get one…")
    #expect(key.spans.allSatisfy { $0.style == .error })
    #expect(Notice("Done.").line(columns: 4).text == "Don…")
  }

  @Test(arguments: [
    (40, 2, ["“Lima, PE” is far away."]), (22, 2, ["“Lima, PE” is far", "away."]),
    (22, 1, ["“Lima, PE” is far awa…"]), (11, 2, ["“Lima, PE”", "is far awa…"]),
  ])
  func takesMoreLinesWhereItMay(columns: Int, most: Int, lines: [String]) {
    let notice = Notice("“Lima, PE” is far away.")
    #expect(notice.lines(columns: columns, most: most).map(\.text) == lines)
  }

  @Test func rowsThatAreMissingAreAFailure() {
    let strings = Strings(.english)
    #expect(
      Notice(.noRow(9, shown: nil), strings).line(columns: 80)
        == Line("There is no row 9 here.", .error))
    #expect(
      Notice(RowsNotice.lastPage, strings).line(columns: 80)
        == Line("This is the last page.", .notice))
  }

  @Test func severalThatAreBackAreCounted() {
    #expect(
      line(.restored(["Lima", "Ica"]), .english, columns: 80)
        == Line("2 favorites are back.", .notice))
  }
}
