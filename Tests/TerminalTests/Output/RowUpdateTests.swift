import TestSupport
import Testing
import TextUI

@testable import Terminal

@Suite struct RowUpdateTests {
  private func text(_ shown: [Line], _ wanted: [Line], _ palette: Palette? = nil) -> String {
    RowUpdate(from: shown, to: wanted, in: ANSIText(palette: palette, showsLinks: true)).text
  }

  @Test func whatIsEqualIsSkipped() {
    #expect(text(["a", "b"], ["a", "b"]) == "")
    #expect(text(["one  two  three"], ["one  TWO  three"]) == "\u{1B}[5CTWO")
    #expect(text(["a", "b", "c"], ["a", "b", "d"]) == "\n\nd")
    let many = Array(repeating: Line("a"), count: 9)
    #expect(text(many + ["b"], many + ["c"]) == "\r\u{1B}[9Bc")
    #expect(RowUpdate(from: many + ["b"], to: many + ["c"], in: ANSIText(palette: nil)).row == 9)
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
      let update = RowUpdate(from: shown, to: wanted, in: ansi)
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

@Suite struct ANSITextTests {
  private let line = Line([
    Span("Al", .match), Span("bacete", .match), Span(", "), Span("ES", .dim), Span("★", .star),
  ])

  @Test func stylesBecomeSequencesThatEndWithTheText() {
    #expect(
      ANSIText(palette: .sixteen).text(line)
        == "\u{1B}[1;4mAlbacete\u{1B}[0m, \u{1B}[2mES\u{1B}[0m\u{1B}[35m★\u{1B}[0m")
  }

  @Test func landWithoutAColorIsDotted() {
    let line = Line([
      Span("   "), Span("   ", on: .land), Span("⠉  ⠒", .coast, on: .land),
      Span(" Lima", .town, on: .land), Span("  ", .land, on: .land),
    ])
    #expect(
      ANSIText(palette: .mono).text(line)
        == "   \u{1B}[2m ⠂ \u{1B}[0m\u{1B}[1m⠉\u{1B}[0m\u{1B}[2m ⠂\u{1B}[0m"
        + "\u{1B}[1m⠒\u{1B}[0m Lima\u{1B}[2m ⠂\u{1B}[0m")
    #expect(ANSIText(palette: nil).text(line) == line.text)
    #expect(!ANSIText(palette: .dark).text(line).contains("⠂"))
    #expect(!ANSIText(palette: .light).text(line).contains("⠂"))
    #expect(ANSIText(palette: .sixteen, isPlain: true).text(line) == line.spoken)
  }

  @Test func withoutAPaletteThereIsNoEscape() {
    #expect(ANSIText(palette: nil).text([line, "x", Line()]) == "Albacete, ES★\nx\n\n")
  }

  @Test func linksAreWrittenWhereTheyCanBeFollowed() throws {
    let (one, two) = (
      try #require(TextLink("https://example.org/1")),
      try #require(TextLink("https://example.org/2"))
    )
    let line = Line([
      Span("a "), Span("b", .title, link: one), Span("c", link: one), Span("d", link: two),
      Span(" e"),
    ])
    let (start, end) = ("\u{1B}]8;;https://example.org/", "\u{1B}]8;;\u{1B}\\")
    #expect(
      ANSIText(palette: .mono, showsLinks: true).text([line, Line([Span("f", link: two)])])
        == "a \(start)1\u{1B}\\\u{1B}[1mb\u{1B}[0mc\(end)\(start)2\u{1B}\\d\(end) e\n"
        + "\(start)2\u{1B}\\f\(end)\n")
    #expect(ANSIText(palette: nil).text(line) == "a bcd e")
    #expect(ANSIText(palette: .mono, isPlain: true, showsLinks: true).text(line) == "a bcd e")
  }

  @Test func linearTextHasNoEscapesAndSaysWhatMarksMean() {
    let marked = Line([Span("★", .star, spoken: "favorite"), .separator(), Span("x", .title)])
    #expect(
      ANSIText(palette: .dark, isPlain: true).text([line, marked])
        == "Albacete, ES★\nfavorite, x\n")
  }

  @Test func whatIsBehindTheTextIsTheThemesAffair() {
    let line = Line([Span("⠉", .border, on: .land), Span(" ", on: .land), Span("x", on: .coast)])
    #expect(
      ANSIText(palette: .dark).text(line)
        == "\u{1B}[38;5;247;48;5;237m⠉\u{1B}[0m\u{1B}[48;5;237m \u{1B}[0mx")
    #expect(ANSIText(palette: .sixteen).text(line) == "\u{1B}[2m⠉ \u{1B}[0mx")
    #expect(ANSIText(palette: nil).text(line) == "⠉ x")
    #expect(line.truncated(to: 2).spans.map(\.ground) == [.land, .land])
  }
}

@Suite struct PictureOutputTests {
  private let red = Span("▄", colors: CellColors(foreground: .rgb(0xFF0102), background: nil))
  private let inverse = Span(
    "▋▌", colors: CellColors(foreground: .indexed(7), background: .rgb(0x10), isInverse: true))

  @Test func cellsHaveColorsOfTheirOwn() {
    #expect(
      ANSIText(palette: .sixteen).text(Line([red, inverse, Span("x")]))
        == "\u{1B}[38;2;255;1;2m▄\u{1B}[0m\u{1B}[7;37;48;2;0;0;16m▋▌\u{1B}[0mx")
  }

  @Test func theFirstSixteenColorsHaveShortCodes() {
    let pairs = [(0, 7), (8, 15), (16, 255)].map { (fore, back) in
      let colors = CellColors(
        foreground: .indexed(UInt8(fore)), background: .indexed(UInt8(back)))
      return Span("x", colors: colors)
    }
    #expect(
      pairs.map { ANSIText(palette: .sixteen).text(Line([$0])) }
        == ["30;47", "90;107", "38;5;16;48;5;255"].map { "\u{1B}[\($0)mx\u{1B}[0m" })
  }

  @Test func withoutColorsThereIsOnlyTheirShape() {
    #expect(
      ANSIText(palette: .mono).text(Line([red, inverse])) == "▄\u{1B}[7m▋▌\u{1B}[0m")
  }

  @Test func aPictureTakesThePlaceOfItsSymbols() {
    let sequence = "\u{1B}Pq#0~-\u{1B}\\"
    var first = Line([red, inverse, Span(" Name", .dim)])
    first.graphic = Graphic(.sixel, columns: 3, rows: 2, sequence: sequence)
    let lines = [first, Line([inverse, Span("  more")]), "after"]
    #expect(
      ANSIText(palette: .sixteen).text(lines)
        == "\n\n\u{1B}[2A\u{1B}7\(sequence)\u{1B}8\u{1B}[3C\u{1B}[2m Name\u{1B}[0m\n"
        + "\u{1B}[3C more\nafter\n")
  }

  @Test func aPictureWithoutItsRowsIsSymbols() {
    var line = Line([red])
    line.graphic = Graphic(
      .kitty, columns: 3, rows: 2, sequence: "\u{1B}_Ga=T;AA==\u{1B}\\")
    #expect(ANSIText(palette: nil).text([line]) == "▄\n")
    #expect(ANSIText(palette: nil).text(line) == "▄")
  }
}
