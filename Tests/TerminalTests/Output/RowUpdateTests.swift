import TestSupport
import Testing
import TextUI

@testable import Terminal

@Suite struct RowUpdateTests {
  private func text(_ shown: [Line], _ wanted: [Line], _ palette: Palette? = nil) -> String {
    RowUpdate(
      from: shown, to: wanted, columns: 60, in: ANSIText(palette: palette, showsLinks: true)
    ).text
  }

  @Test func whatIsEqualIsSkipped() {
    #expect(text(["a", "b"], ["a", "b"]) == "")
    #expect(text(["one  two  three"], ["one  TWO  three"]) == "\u{1B}[5CTWO")
    #expect(text(["a", "b", "c"], ["a", "b", "d"]) == "\n\nd")
    let many = Array(repeating: Line("a"), count: 9)
    #expect(text(many + ["b"], many + ["c"]) == "\r\u{1B}[9Bc")
    let ansi = ANSIText(palette: nil)
    #expect(RowUpdate(from: many + ["b"], to: many + ["c"], columns: 60, in: ansi).row == 9)
  }

  @Test func phrasesAreWrittenWhole() {
    #expect(text(["12 of 30  x"], ["13 of 30  x"]) == "13 of 30")
    #expect(text(["⠂⠂a⠂"], ["⠂⠂b⠂"]) == "\u{1B}[2Cb")
  }

  @Test func whatIsShorterIsErasedToItsEnd() {
    #expect(text(["abc  def"], ["abc"]) == "\u{1B}[3C\u{1B}[K")
    #expect(text(["abc  def"], [""]) == "\u{1B}[K")
    #expect(text(["a", "b", "c"], ["a"]) == "\n\u{1B}[J")
  }

  @Test func rowsThatWereNotThereComeByLineBreaks() {
    #expect(text(["a"], ["a", "", "b", ""]) == "\n\nb\n")
    #expect(text([], ["a", "b"]) == "a\nb")
  }

  @Test func littleBetweenTwoChangesIsWrittenWithThem() {
    #expect(text(["⠁⠂⠁  ⠁"], ["⠂⠂⠂  ⠂"]) == "⠂⠂⠂  ⠂")
    #expect(text(["⠁⠒⠒⠁"], ["⠂⠒⠒⠂"]) == "⠂\u{1B}[2C⠂")
  }

  @Test func looksAndLinksEndWithTheRow() throws {
    let link = try #require(TextLink("https://example.org"))
    let row = Line([Span("a", .title, link: link), Span(" ", .title), Span("b", .accent)])
    #expect(
      text([""], [row, row], .sixteen).components("\n")
        == Array(
          repeating: "\u{1B}]8;;https://example.org\u{1B}\\\u{1B}[1ma\u{1B}]8;;\u{1B}\\ "
            + "\u{1B}[;94mb\u{1B}[m", count: 2))
    // The look of a blank is its ground.
    #expect(text([Line("  ")], [Line("  ", .title)], .sixteen) == "")
    #expect(text([Line("x")], [Line("x", .title)], .sixteen) == "\u{1B}[1mx\u{1B}[m")
  }

  @Test func aLookStaysForTheNextRowThatIsThereAlready() {
    let titles = [Line("x", .title), Line("y", .title)]
    #expect(text(["a", "b"], titles, .sixteen) == "\u{1B}[1mx\ny\u{1B}[m")
    #expect(text(["a"], titles, .sixteen) == "\u{1B}[1mx\u{1B}[m\n\u{1B}[1my\u{1B}[m")
  }

  @Test func wideCharactersAreNeverHalved() {
    #expect(text(["日本"], ["日語"]) == "日語")
    #expect(text(["⠂日"], ["⠂⠂⠂"]) == "\u{1B}[C⠂⠂")
    #expect(text(["⠂⠂⠂"], ["⠂日"]) == "\u{1B}[C日")
    #expect(text(["⠂日"], ["⠂"]) == "\u{1B}[C\u{1B}[K")
    #expect(text(["e\u{301}  x"], ["e\u{300}  x"]) == "e\u{300}")
  }

  @Test(arguments: ["🇪🇸", "👩‍🚀", "☀️", "ب", "क्षि", "\u{1100}\u{1161}"])
  func whereColumnsAreUncertainAllToTheEndIsWritten(character: String) {
    let row = Line("a  \(character)  b  c")
    #expect(text([row], [row]) == "")
    #expect(text([row], [Line("A  \(character)  b  c")]) == "A")
    #expect(text([row], [Line("a  \(character)  B  c")]) == "\u{1B}[3C\u{1B}[K\(character)  B  c")
    #expect(text([row], ["a  d     b  c"]) == "\u{1B}[3C\u{1B}[Kd     b  c")
    #expect(text([row], ["a"]) == "\u{1B}[C\u{1B}[K")
  }

  // MARK: - Rows that move sideways

  /// As a map's rows: dots that are hardly twice the same.
  private static let dots = String(
    (0..<200).compactMap { UnicodeScalar(0x2801 + $0).map { Character($0) } })

  private func row(_ start: Int, _ count: Int) -> Line {
    Line(String(Self.dots.dropFirst(start).prefix(count)), .coast)
  }

  @Test func whatMovesIsMovedByTheTerminal() {
    #expect(
      text([row(1, 50)], [row(21, 50)]) == "\u{1B}[20P\u{1B}[30C" + row(51, 20).text)
    #expect(
      text([row(21, 50)], [row(1, 50)]) == "\u{1B}[20@" + row(1, 20).text + "\u{1B}[30C\u{1B}[K")
    // What is left is no more than a few cells less.
    #expect(text([row(1, 40)], [row(21, 40)]) == row(21, 40).text)
  }

  /// Rows of any width, in and at the edge of the window.
  @Test(arguments: [Palette.dark, .sixteen], [-20, -7, 1, 8, 20])
  func movedRowsAreAsTheyShouldBe(palette: Palette, shift: Int) {
    let ansi = ANSIText(palette: palette)
    for count in [30, 45, 59, 60] {
      let shown = [Line("a"), row(40, count), Line("日本" + Self.dots.prefix(40))]
      let wanted = [
        row(40, 60), Line([Span("x", .title, on: .land)] + row(41 + shift, count - 1).spans),
        row(40 + shift, count),
      ]
      func screen(_ text: String) -> ScreenModel {
        ScreenModel(Self.received(text), columns: 60, rows: 8)
      }
      let update = RowUpdate(from: shown, to: wanted, columns: 60, in: ansi)
      var window = screen(ansi.text(shown) + "\u{1B}[H")
      window.play(Self.received(update.text))
      #expect(window.cells == screen(ansi.text(wanted)).cells, "\(count)")
    }
  }

  /// A map's rows above a footer move up and down; the footer and the rows below the map stay.
  @Test(arguments: [Palette.dark, .sixteen], [-9, -4, -1, 1, 4, 9])
  func rowsThatMoveUpAndDownAreAsTheyShouldBe(palette: Palette, shift: Int) {
    let ansi = ANSIText(palette: palette)
    // As many spans as a map has, and in each row another number of them.
    func rows(_ first: Int) -> [Line] {
      let map = (first..<first + 16).map { number in
        Line(
          (0..<8 + number * 7 % 40).map { column in
            Span(row((number * 7 + column) % 130, 1).text, column % 2 == 0 ? .coast : .title)
          })
      }
      return [Line("Peru")] + map + [Line("zoom \(first)")]
    }
    let (shown, wanted) = (rows(20), rows(20 - shift))
    func screen(_ lines: [Line]) -> ScreenModel {
      ScreenModel(
        Self.received(ansi.text(lines) + "\ncatalejo ❯ \nkeys"), columns: 60, rows: 21)
    }
    let update = RowUpdate(from: shown, to: wanted, columns: 60, in: ansi)
    var window = screen(shown)
    window.play("\u{1B}[H" + Self.received(update.text))
    #expect(window.cells == screen(wanted).cells)
    #expect(update.bytes.count * 16 < ansi.text(wanted).utf8.count * (abs(shift) + 3))
  }

  // MARK: - Any rows, in a window

  private static let columns = 20

  /// Rows of all that makes rows difficult, and often of the same.
  private func rows(_ random: inout SeededGenerator) -> [Line] {
    let styles: [TextStyle] = [.plain, .plain, .title, .dim, .match]
    let grounds: [TextStyle?] = [nil, nil, .land]
    let texts = ["a", "b c", " ", "   ", "é", "日", "⠂", "⠂⠒", "─", "e\u{301}", "語x"]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let spans = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Span(
          texts.randomElement(using: &random) ?? "",
          styles.randomElement(using: &random) ?? .plain,
          on: grounds.randomElement(using: &random) ?? nil)
      }
      return Line(spans).truncated(to: Self.columns)
    }
  }

  private func screen(_ text: String) -> ScreenModel {
    ScreenModel(Self.received(text), columns: Self.columns, rows: 8)
  }

  /// A terminal gets each line break with a return before it.
  private static func received(_ text: String) -> String {
    "\u{1B}[?7l" + text.replacing("\n", with: "\r\n")
  }

  /// Wherever the bytes are cut, each cell is as it was or as it is to be: nothing flickers.
  @Test(arguments: [Palette.dark, .mono, .sixteen])
  func anyRowsBecomeAnyOthersWithoutAFlicker(palette: Palette) {
    var random = SeededGenerator(seed: 2_026)
    let ansi = ANSIText(palette: palette)
    var shown: [Line] = []
    for _ in 0..<60 {
      var wanted = rows(&random)
      for row in wanted.indices where row < shown.count && Bool.random(using: &random) {
        wanted[row] = shown[row]
      }
      let (before, after) = (screen(ansi.text(shown)), screen(ansi.text(wanted)))
      let update = RowUpdate(from: shown, to: wanted, columns: Self.columns, in: ansi)
      var window = screen(ansi.text(shown) + "\u{1B}[H")
      var strange = 0
      window.play(Self.received(update.text)) { window in
        for (row, cells) in window.cells.enumerated() {
          for (column, cell) in cells.enumerated() {
            let known = [before.cells[row][column], after.cells[row][column]]
            // An accent comes after its letter.
            if !known.contains(where: { $0.look == cell.look && $0.first == cell.first }) {
              strange += 1
            }
          }
        }
      }
      #expect(window.cells == after.cells && strange == 0, "\(shown) \(wanted)")
      #expect(window.row == min(update.row, 7))
      shown = wanted
    }
  }
}

extension ScreenModel.Cell {
  fileprivate var first: Unicode.Scalar? { text.unicodeScalars.first }
}

extension String {
  fileprivate func components(_ separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
