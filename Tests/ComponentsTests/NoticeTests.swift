import Domain
import Localization
import TestSupport
import Testing
import TextUI

@testable import Components

/// A notice says all it has to say; what it names is cut where it is too long.
@Suite struct NoticeTests {
  private static let long = String(repeating: "Llanfairpwllgwyngyll ", count: 20)

  private func lines(
    _ notice: FavoriteNotice, _ language: Language, columns: Int = 80
  ) -> [Line] {
    Notice(notice, Strings(language)).lines(columns: columns)
  }

  @Test(arguments: [
    (Language.english, "“Lima” is no longer a favorite; undo brings it back."),
    (.spanish, "«Lima» ya no está en favoritos; deshacer lo recupera."),
  ])
  func whatFitsIsOneLine(_ language: Language, _ expected: String) {
    #expect(lines(.removed("Lima"), language) == [Line(expected, .notice)])
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
      (FavoriteNotice.added(Self.long), FavoriteText.added),
      (.removed(Self.long), .removed), (.restored([Self.long]), .restored),
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
      { .unwritable(path: $0, reason: .noSpace) }, { .unreadable(path: $0, reason: .missing) },
      { .malformed(path: $0, reason: .notJSON) }, { .unknownSort($0, known: ["name"]) },
      { .unknownFilter($0, known: ["name"]) }, { .invalidFilter(key: "type", value: $0) },
      { .notFound(Reference(.people, $0)) }, { .notOnMap(Reference(.people, $0)) },
      { .noLink(Reference(.people, $0)) },
    ]
    for named in errors {
      let lines = Notice(named(Self.long), strings).lines(columns: 80)
      let room = 161 - DisplayWidth.of(strings.message(for: named("x")))
      let sentence = strings.message(for: named(Self.long.shortened(to: room)))
      #expect(lines == Wrapping.wrap(sentence, to: 80).map { Line($0, .error) })
      #expect(lines.count <= 3)
    }
  }

  @Test func whatToDoIsSaidToItsEnd() {
    let filter = DataError.unknownFilter("generation", known: ["type", "favorite"])
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
