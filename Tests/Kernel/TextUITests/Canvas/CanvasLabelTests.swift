import Testing
import TextUI

@Suite struct CanvasLabelTests {
  private func label(_ text: String, column: Int, row: Int = 0, columns: Int = 6) -> [String] {
    var canvas = Canvas(columns: columns, rows: 1, mode: .ascii)
    canvas.label(text, column: column, row: row)
    return canvas.lines
  }

  @Test func labelsCoverTheDots() {
    var canvas = Canvas(columns: 4, rows: 1, mode: .braille)
    canvas.label("Ib", column: 1, row: 0)
    canvas.line(from: (0, 0), to: (7, 0), ink: .coast)
    let coast = Span("⠉", .coast)
    #expect(canvas.runs() == [[coast, Span("Ib", .label), coast]])
  }

  @Test func labelsAreCutAtBothEdges() {
    #expect(label("Gibraltar", column: 2) == ["  Gibr"])
    #expect(label("Gibraltar", column: -4) == ["altar "])
    #expect(label("Gibraltar", column: 6) == ["      "])
    #expect(label("Gibraltar", column: -99) == ["      "])
    #expect(label("Gibraltar", column: .min) == ["      "])
    #expect(label("Gibraltar", column: .max) == ["      "])
  }

  @Test(arguments: [-1, 1, Int.max])
  func labelsOffTheRowsAreLeftOut(row: Int) {
    #expect(label("Gibraltar", column: 0, row: row) == ["      "])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(label("広島x", column: 1) == [" 広島x"])
    #expect(label("広島", column: 3) == ["   広 "])
    #expect(label("広島", column: -1) == [" 島   "])
    #expect(label("a\u{200B}b", column: 0) == ["a\u{FFFD}b   "])
    #expect(label("a\u{301}\u{302}b", column: 0) == ["a\u{301}\u{302}b    "])
  }

  @Test func nothingThatCommandsATerminalGetsOn() {
    #expect(label("a\u{1B}[2Jb", column: 0) == ["a\u{FFFD}[2Jb"])
    #expect(label("\u{202E}ab\n", column: 0) == ["\u{FFFD}ab   "])
  }

  /// A syllable of Devanagari is one character, and a column for each letter.
  @Test func syllablesTakeTheColumnsOfTheirLetters() {
    let name = "दिल्ली"
    let text = label(name, column: 0, columns: 8)[0]
    #expect(text.hasPrefix(name))
    #expect(DisplayWidth.of(text) == 8)
    #expect(
      label(name, column: 7, columns: 8) == ["       " + (DisplayWidth.of("दि") == 1 ? "दि" : " ")])
  }

  @Test func aNameFromRightToLeftStaysOneRun() {
    var canvas = Canvas(columns: 10, rows: 1, mode: .braille)
    canvas.fill([rectangle(0, 0, 8, 4)])
    canvas.label("ירושלים", column: 1, row: 0, style: .town)
    #expect(canvas.runs() == [[Span(" ", .plain, on: .land), Span("ירושלים", .town), Span("  ")]])
  }

  @Test func halfAWideCharacterBecomesASpace() {
    var first = Canvas(columns: 4, rows: 1, mode: .ascii)
    first.label("広島", column: 0, row: 0)
    var second = first
    first.label("x", column: 1, row: 0)
    second.label("x", column: 2, row: 0)
    #expect([first.lines, second.lines] == [[" x島"], ["広x "]])
    var third = Canvas(columns: 4, rows: 1, mode: .ascii)
    third.label("広島", column: 0, row: 0)
    third.mark(column: 2, row: 0, ink: .marker)
    #expect(third.lines == ["広O "])
    first.label("広", column: 1, row: 0)
    #expect(first.lines == [" 広 "])
  }
}
